import { expect, it } from 'vitest'

import { catalogue } from '../catalogue.ts'
import type { Design } from '../design.ts'
import { hashDistance, perceptualHash } from './perceptual-hash.ts'

const [first, second] = catalogue as readonly [Design, Design]

it('gives a small distance between a design and itself moved by a tuft', () => {
  const moved: Design = { ...first, draw: (x, y, field) => first.draw(Math.min(151.9, x + 0.3), y, field) }
  expect(hashDistance(perceptualHash(first), perceptualHash(first))).toBe(0)
  expect(hashDistance(perceptualHash(first), perceptualHash(moved))).toBeLessThanOrEqual(8)
})

it('gives a large distance to other designs and to its mirror image', () => {
  const mirrored: Design = { ...first, draw: (x, y, field) => first.draw(151.9 - x, y, field) }
  expect(hashDistance(perceptualHash(first), perceptualHash(second))).toBeGreaterThan(10)
  expect(hashDistance(perceptualHash(first), perceptualHash(mirrored))).toBeGreaterThan(8)
})
