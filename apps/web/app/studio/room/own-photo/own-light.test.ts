import { levelCamera } from '@nawl/engine/room/camera'
import { expect, it } from 'vitest'

import { awayIn } from './own-light.ts'
import { newOwnPhoto } from './own-photo-state.ts'

const small = { width: 1, height: 1, rgba: new Uint8Array(4) }
const room = newOwnPhoto({ id: 'a', picture: new Blob(), width: 1600, height: 1200, small, axes: null })
const camera = levelCamera({ x: 0, y: -5, z: 1.5, focalMm: 38, shiftX: 0, shiftY: 0 }, 4 / 3)
const found = { toward: [-1, 0], confidence: 0.6 } as const

it('shades no side where the photograph does not say from where its light comes', () => {
  expect(awayIn(room, camera, null)).toEqual([0, 0])
})
it('shades the side away from the light that was found, less where that is less sure', () => {
  expect(awayIn(room, camera, found)).toEqual([0.6, -0])
})
it('shades the side away from the light that the visitor turned, whatever was found', () => {
  const [x, y] = awayIn({ ...room, lightFrom: 90 }, camera, found)
  expect(x).toBeCloseTo(-1, 6)
  expect(y).toBeCloseTo(0, 6)
})
