import { type Camera, floorPoint, inverse, type Matrix3, picturePlace } from '../room/camera.ts'
import type { FloorCorners } from '../room/floor-camera.ts'
import type { Plate } from '../room/lay-rug.ts'
import { lineSegments } from './line-segments.ts'
import { type RoomAxes, roomAxes } from './room-axes.ts'

export type { RoomAxes }

/**
 * What the lines of a photograph tell of its floor; null if they do not run as those of a room do. The focal length may be known,
 * in long sides of the picture.
 */
export function foundFloor(picture: Plate, lens: number | null): RoomAxes | null {
  const { width, height } = picture
  return roomAxes(lineSegments(picture), width, height, lens)
}

/** The camera of a photograph by the room's axes, that high above the floor, over x = y = 0. */
export function axesCamera({ lens, right, into, up }: RoomAxes, heightM: number, aspect: number): Camera {
  const [wide, high] = aspect >= 1 ? [1, 1 / aspect] : [aspect, 1]
  const row = ([x, y, z]: RoomAxes['up']) =>
    [x * wide, y * high, z * lens - (x * wide + y * high) / 2] as const
  const rays: Matrix3 = [...row(right), ...row(into), ...row(up)]
  inverse(rays)
  return { position: [0, 0, heightM], rays }
}

/** Where a rectangle is laid first, from the left and the top of the picture; then nearer and nearer to its foot. */
const [ACROSS, FIRST_DOWN, LAST_DOWN] = [0.5, 0.74, 0.96]

/**
 * The corners of a rectangle that lies on the floor along the room's axes, wholly in the picture; smaller if
 * there is no place for it. Null if no floor is seen.
 */
export function rectangleOnFloor(
  axes: RoomAxes,
  heightM: number,
  aspect: number,
  widthM: number,
  lengthM: number,
): FloorCorners | null {
  const camera = axesCamera(axes, heightM, aspect)
  for (let size = 1; size > 0.05; size *= 0.8)
    for (let v = FIRST_DOWN; v <= LAST_DOWN; v += 0.02) {
      const at = floorPoint(camera, { u: ACROSS, v }, 0)
      const corners =
        at &&
        SIDES.map(([x, y]) =>
          picturePlace(camera, [at[0] + x * size * widthM, at[1] + y * size * lengthM, 0]),
        )
      if (corners?.every((place) => place && isShown(place.u) && isShown(place.v)))
        return corners as unknown as FloorCorners // four, all of which are there
    }
  return null
}

const isShown = (share: number) => share > 0.03 && share < 0.97

const SIDES = [
  [-0.5, -0.5],
  [0.5, -0.5],
  [0.5, 0.5],
  [-0.5, 0.5],
] as const
