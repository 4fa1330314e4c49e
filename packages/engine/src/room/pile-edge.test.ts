import { expect, it } from 'vitest'

import { picturePlace } from './camera.ts'
import { edgeNoise } from './edge-noise.ts'
import { shadowAt, sideLight } from './pile-edge.ts'
import { pictureWith, plainPlate, plainRoom, plainTexture } from './room-fixture.ts'
import { PILE_M, type RugOnFloor } from './rug-on-floor.ts'
import { pictureTexture, type RugTexture } from './rug-texture.ts'

const rug: RugOnFloor = { x: 0.1, y: 0.3, turnDeg: 0, widthM: 2, lengthM: 3, outline: 'rectangle' }
const size = { width: 2400, height: 1500 }

/** The red of the picture where a point of the room is seen. */
function redAt(
  texture: RugTexture,
  laid: RugOnFloor,
  points: readonly (readonly [number, number, number])[],
) {
  const room = plainRoom(size)
  const { rgba } = pictureWith(room, laid, texture)
  return points.map((point) => {
    const { u, v } = picturePlace(room.camera, point)!
    return rgba[(Math.floor(v * size.height) * size.width + Math.floor(u * size.width)) * 4]!
  })
}

it('shows the pile within the bound edge on its sides, not the cord', () => {
  const side = 800
  const inset = 8
  const { rgba } = plainPlate(side, side, 20)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const depth = Math.min(x, y, side - 1 - x, side - 1 - y) - inset
      if (depth >= 0 && depth < 2) rgba.fill(250, (y * side + x) * 4, (y * side + x) * 4 + 3)
    }
  const bound = {
    ...pictureTexture(side, side, rgba as Uint8Array),
    insetU: inset / side,
    insetV: inset / side,
  }
  const near = rug.y - rug.lengthM / 2
  const middles = [-0.6, -0.2, 0.2, 0.6].map((x) => [x, near, PILE_M / 2] as const)
  for (const red of redAt(bound, rug, middles)) expect(red).toBeLessThan(60)
})

it('has sides of threads, light and dark, darkest at the floor', () => {
  const near = rug.y - rug.lengthM / 2
  const along = Array.from({ length: 120 }, (_, i) => -0.6 + i / 100)
  const at = (z: number) =>
    redAt(
      plainTexture(230),
      rug,
      along.map((x) => [x, near, z]),
    )
  const middle = at(PILE_M / 2)
  const foot = at(PILE_M * 0.06)
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  expect(Math.max(...middle) - Math.min(...middle)).toBeGreaterThan(15)
  expect(mean(foot)).toBeLessThan(mean(middle) - 3)
  expect(sideLight(1, 0)).toBeLessThan(sideLight(0.8, 0))
})

it('hides no floor behind a corner and leaves none open in its side', () => {
  // A corner turned to the camera: its upright edge is pile from top to bottom.
  const turned = { ...rug, turnDeg: 45, widthM: 1.6, lengthM: 1.6 }
  const corner = turned.y - Math.SQRT1_2 * 1.6 + 0.012
  const heights = [0.2, 0.4, 0.6, 0.8].map((share) => [turned.x, corner, share * PILE_M] as const)
  const bare = plainRoom(size).empty.rgba[0]!
  for (const red of redAt(plainTexture(0), turned, heights)) expect(red).toBeLessThan(bare / 4)
})

it('lies in its own shadow, deepest where it meets the floor', () => {
  const away = [0, 0.002, 0.005, 0.01, 0.02, 0.05].map((distance) => shadowAt(distance, 0))
  expect(away).toEqual(away.toSorted((a, b) => b - a))
  expect(away[0]).toBeLessThan(0.7)
  expect(away.at(-1)).toBeLessThan(0.005)
})

it('strays by noise that is smooth, even and the same everywhere', () => {
  const values = Array.from({ length: 4000 }, (_, i) => edgeNoise(i * 0.37, 3.2 - i * 0.11))
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  expect(Math.abs(mean)).toBeLessThan(0.05)
  expect(Math.max(...values)).toBeGreaterThan(0.7)
  expect(Math.min(...values)).toBeLessThan(-0.7)
  for (let x = -4; x < 4; x += 0.01)
    expect(Math.abs(edgeNoise(x + 0.01, 1) - edgeNoise(x, 1))).toBeLessThan(0.035)
  // Worked out from the hash's definition: the shader computes the same.
  expect(edgeNoise(7, -3)).toBeCloseTo(0.8724346, 6)
})
