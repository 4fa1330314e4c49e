import type { Plate } from '../room/lay-rug.ts'
import { axesCamera } from './found-floor.ts'
import type { RoomAxes } from './room-axes.ts'

type Pose = {
  readonly yawDeg: number
  readonly pitchDeg: number
  readonly rollDeg: number
  readonly lens: number
}

/** The axes of a room for a camera that is turned to the right, tipped down and held askew by so many degrees. */
export function cameraAxes({ yawDeg, pitchDeg, rollDeg, lens }: Pose): RoomAxes {
  const [yaw, pitch, roll] = [yawDeg, pitchDeg, rollDeg].map((degrees) => (degrees * Math.PI) / 180) as [
    number,
    number,
    number,
  ]
  const seen = (x: number, y: number, z: number) => {
    const [side, ahead] = [x * Math.cos(yaw) - y * Math.sin(yaw), x * Math.sin(yaw) + y * Math.cos(yaw)]
    const [down, deep] = [
      -z * Math.cos(pitch) - ahead * Math.sin(pitch),
      ahead * Math.cos(pitch) - z * Math.sin(pitch),
    ]
    return [
      side * Math.cos(roll) - down * Math.sin(roll),
      side * Math.sin(roll) + down * Math.cos(roll),
      deep,
    ] as const
  }
  return { lens, right: seen(1, 0, 0), into: seen(0, 1, 0), up: seen(0, 0, 1) }
}

const [HALF_WIDTH, DEPTH, CEILING] = [2.4, 4.5, 2.6]
const [TILE, BLOCK, JOINT] = [0.6, 0.36, 0.012]
/** Rays through each pixel, in each direction. */
const RAYS = 2

/**
 * A photograph of a room of plain walls with a door, on a floor of tiles, or of short boards in a basket weave at 45 degrees to
 * the walls; the camera is 1.5 m above it.
 */
export function tiledRoom(
  axes: RoomAxes,
  width: number,
  height: number,
  floor: 'tiles' | 'slanted' = 'tiles',
): Plate {
  const { position, rays } = axesCamera(axes, 1.5, width / height)
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 4) {
      let light = 0
      for (let ray = 0; ray < RAYS * RAYS; ray++) {
        const u = (x + ((ray % RAYS) + 0.5) / RAYS) / width
        const v = (y + (Math.floor(ray / RAYS) + 0.5) / RAYS) / height
        const along = [0, 3, 6].map((row) => rays[row]! * u + rays[row + 1]! * v + rays[row + 2]!)
        light += lightAt(position[2], along as [number, number, number], floor) / (RAYS * RAYS)
      }
      const grain = ((x * 7919 + y * 104729) % 7) - 3
      rgba.set([light + grain, light * 0.95 + grain, light * 0.88 + grain, 255], at)
    }
  return { width, height, rgba }
}

/** What a ray from the middle of the room meets first. */
function lightAt(
  high: number,
  [x, y, z]: readonly [number, number, number],
  laid: 'tiles' | 'slanted',
): number {
  const far = (distance: number, step: number) => (step * distance > 0 ? distance / step : Infinity)
  const [floor, ceiling] = [far(-high, z), far(CEILING - high, z)]
  const [left, right, back] = [far(-HALF_WIDTH, x), far(HALF_WIDTH, x), far(DEPTH, y)]
  const nearest = Math.min(floor, ceiling, left, right, back)
  const [atX, atY, atZ] = [x * nearest, y * nearest, high + z * nearest]
  if (nearest === floor) {
    const [one, other] = [(atX + atY) * Math.SQRT1_2, (atY - atX) * Math.SQRT1_2]
    if (laid === 'tiles') return isJoint(atX, TILE) || isJoint(atY, TILE) ? 96 : 150
    const isTurned = (Math.floor(one / BLOCK) + Math.floor(other / BLOCK)) % 2 === 0
    return isJoint(isTurned ? one : other, BLOCK / 4) ? 96 : 150
  }
  if (nearest === ceiling) return 232
  if (nearest === back) return atX > 0.4 && atX < 1.3 && atZ < 2.05 ? 120 : 205
  if (nearest === left) return atY > 1 && atY < 2.2 && atZ > 0.9 && atZ < 2.1 ? 245 : 188
  return 172
}

const isJoint = (at: number, every: number) => Math.abs(at - every * Math.round(at / every)) < JOINT / 2
