import { expect, it } from 'vitest'

import { nearestClipped } from './nearest-clipped.ts'

const YARNS = [0xf1e7d2, 0x9bb0c8, 0xf0a0a0]
const RED = 1
const ALL = 7

it.each([
  ['of a yarn that is brighter where it was clipped', 0xd8e6d1, RED, 0],
  ['of no yarn that is darker there', 0xffe6d1, RED, 3],
  ['of no yarn that differs elsewhere', 0xd8c0d1, RED, 3],
  ['of the first of all that are brighter', 0x808080, ALL, 0],
])('a clipped colour is %s', (_, rgb, clipped, yarn) => {
  expect(nearestClipped(YARNS)(rgb, clipped)).toBe(yarn)
})
