import { describe, expect, it } from 'vitest'

import { floorPoint } from '../room/camera.ts'
import { floorCamera, sidesByHeight } from '../room/floor-camera.ts'
import type { Plate } from '../room/lay-rug.ts'
import { axesCamera, foundFloor, rectangleOnFloor } from './found-floor.ts'
import type { RoomAxes } from './room-axes.ts'
import { cameraAxes, tiledRoom } from './tiled-room-fixture.ts'

const [WIDTH, HEIGHT] = [800, 600]
const ASPECT = WIDTH / HEIGHT
const HELD = { yawDeg: 14, pitchDeg: 16, rollDeg: 1, lens: 0.74 }

/** How far apart two places of the floor are, by the axes, from a camera 1.5 m above it. */
function metres(
  axes: RoomAxes,
  ...places: readonly [from: readonly number[], to: readonly number[]]
): number {
  const camera = axesCamera(axes, 1.5, ASPECT)
  const [from, to] = places.map(([u, v]) => floorPoint(camera, { u: u!, v: v! }, 0)!)
  return Math.hypot(to![0] - from![0], to![1] - from![1])
}

describe('the floor of a photograph, found from its lines', () => {
  it.each([
    ['into a corner', { yawDeg: 35, pitchDeg: 18, rollDeg: 0, lens: 0.74 }],
    ['a little askew', HELD],
    ['straight at a wall', { yawDeg: 0, pitchDeg: 20, rollDeg: 0, lens: 0.74 }],
    ['with a longer lens', { yawDeg: -22, pitchDeg: 14, rollDeg: -2, lens: 0.95 }],
  ])('measures within 3 percent: %s', (_, held) => {
    const truth = cameraAxes(held)
    const found = foundFloor(tiledRoom(truth, WIDTH, HEIGHT), null)
    expect(found).not.toBeNull()
    for (const [from, to] of [
      [
        [0.3, 0.85],
        [0.7, 0.85],
      ],
      [
        [0.5, 0.95],
        [0.5, 0.7],
      ],
    ] as const)
      expect(metres(found!, from, to) / metres(truth, from, to)).toBeCloseTo(1, 1.2)
  })
  it('is found with a telescope, if the camera wrote down which lens it was', () => {
    const truth = cameraAxes({ yawDeg: 4, pitchDeg: 12, rollDeg: 0, lens: 1.5 })
    const found = foundFloor(tiledRoom(truth, WIDTH, HEIGHT), 1.52)
    expect(found && Math.abs(found.lens - 1.5)).toBeLessThan(0.08)
  })
  it('is found along the walls, even if boards are laid slantwise', () => {
    const truth = cameraAxes({ yawDeg: 8, pitchDeg: 20, rollDeg: 0, lens: 0.74 })
    const found = foundFloor(tiledRoom(truth, WIDTH, HEIGHT, 'slanted'), null)!
    const [x, y, z] = truth.into
    expect(Math.abs(found.into[0] * x + found.into[1] * y + found.into[2] * z)).toBeGreaterThan(0.999)
  })
  it('is found upright, too', () => {
    const truth = cameraAxes({ ...HELD, yawDeg: 20 })
    const found = foundFloor(tiledRoom(truth, HEIGHT, WIDTH), null)
    expect(found && Math.abs(found.lens - truth.lens)).toBeLessThan(0.06)
  })
  it.each([
    ['lines are missing', () => 140],
    ['lines run anyhow', (x: number, y: number) => ((x * 7919 + y * 104729) % 101) + 60],
    [
      'nothing is straight',
      (x: number, y: number) => 128 + 80 * Math.sin(x / 16 + 3 * Math.sin(y / 24)) * Math.cos(y / 12),
    ],
    ['lines only run across', (_: number, y: number) => (y % 24 < 12 ? 60 : 200)],
  ])('is not found where %s', (_, lightAt) => {
    expect(foundFloor(picture(lightAt), null)).toBeNull()
  })
})

describe('a rectangle on a floor that was found', () => {
  const axes = cameraAxes(HELD)
  it('lies in the picture, and the height of the camera tells its sides', () => {
    const corners = rectangleOnFloor(axes, 1.5, ASPECT, 1.2, 0.9)!
    const [widthM, lengthM] = sidesByHeight(corners, ASPECT, axes.lens, 1.5)!
    expect(widthM).toBeCloseTo(1.2, 6)
    expect(lengthM).toBeCloseTo(0.9, 6)
    const found = floorCamera({ corners, widthM, lengthM }, ASPECT)
    expect(found.ok && found.camera.position[2]).toBeCloseTo(1.5, 1)
    for (const { u, v } of corners) {
      expect(Math.min(u, v, 1 - u, 1 - v)).toBeGreaterThan(0)
    }
  })
  it('is as much larger as the camera was higher', () => {
    const corners = rectangleOnFloor(axes, 1.5, ASPECT, 1.2, 0.9)!
    expect(sidesByHeight(corners, ASPECT, axes.lens, 1.8)![0]).toBeCloseTo(1.44, 6)
    expect(sidesByHeight(corners, ASPECT, axes.lens, NaN)).toBeNull()
  })
  it('is smaller where there is no place for it', () => {
    const corners = rectangleOnFloor(axes, 1.5, ASPECT, 9, 6)!
    const [widthM, lengthM] = sidesByHeight(corners, ASPECT, axes.lens, 1.5)!
    expect(widthM).toBeLessThan(9)
    expect(widthM / lengthM).toBeCloseTo(1.5, 6)
  })
  it('is none where the floor is not seen', () => {
    expect(rectangleOnFloor(cameraAxes({ ...HELD, pitchDeg: -40 }), 1.5, ASPECT, 2, 1.5)).toBeNull()
  })
})

function picture(lightAt: (x: number, y: number) => number): Plate {
  const [width, height] = [WIDTH / 2, HEIGHT / 2]
  const rgba = Uint8ClampedArray.from({ length: width * height * 4 }, (_, i) =>
    i % 4 === 3 ? 255 : lightAt((i >> 2) % width, Math.floor((i >> 2) / width)),
  )
  return { width, height, rgba }
}
