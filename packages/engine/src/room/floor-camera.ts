import {
  type Camera,
  inverse,
  type Matrix3,
  type PicturePlace,
  picturePlace,
  type RoomPoint,
} from './camera.ts'

/** Four corners of a rectangle on the floor: near left, near right, far right, far left. */
export type FloorCorners = readonly [PicturePlace, PicturePlace, PicturePlace, PicturePlace]

/** A rectangle marked in a photograph. Sides in metres; the width is the near side's. */
export type FloorMark = {
  readonly corners: FloorCorners
  readonly widthM: number
  readonly lengthM: number
}

export type CameraFault =
  /** The sides cross, or one corner is inside the others. */
  | 'crossed'
  | 'too-small'
  /** No camera sees a rectangle with these sides like that. */
  | 'not-that-rectangle'
  /** The mark would be seen from below, or edge on. */
  | 'not-a-floor'

export type FoundCamera =
  | { readonly ok: true; readonly camera: Camera }
  | { readonly ok: false; readonly reason: CameraFault }

/** Fraction of the picture's area below which corners are too imprecise. */
const SMALLEST_AREA = 0.0008
/** Maximum error of the corners, relative to the mark's size. */
const LARGEST_MISS = 0.06

/**
 * The camera of a photograph with that aspect ratio, found from a rectangle on its floor, whose centre becomes x = y
 * = 0. The principal point is assumed to be the picture's centre, so only the focal length remains to be found (Zhang
 * 2000, section 3.1); if the corners hardly determine it, a phone's is used.
 */
export function floorCamera(mark: FloorMark, aspect: number): FoundCamera {
  const corners = mark.corners.map(({ u, v }) => [(u - 0.5) * aspect, v - 0.5] as const)
  const turns = corners.map((corner, i) => crossing(corner, corners[(i + 1) % 4]!, corners[(i + 2) % 4]!))
  if (turns.some((turn) => turn >= 0)) return { ok: false, reason: 'crossed' }
  if (areaOf(corners) < SMALLEST_AREA * aspect) return { ok: false, reason: 'too-small' }
  const plane = floorPlane(corners, mark)
  const camera = cameraOf(plane, bestLens(plane, Math.max(1, aspect)), aspect)
  if (!camera) return { ok: false, reason: 'not-a-floor' }
  return missOf(camera, mark, aspect) > LARGEST_MISS
    ? { ok: false, reason: 'not-that-rectangle' }
    : { ok: true, camera }
}

/**
 * The sides of a rectangle on the floor, across and away in metres, by the height of the camera above it; null if no floor is seen
 * like that. The lens is the focal length in long sides of the picture, which lines of the room tell.
 */
export function sidesByHeight(
  corners: FloorCorners,
  aspect: number,
  lens: number,
  heightM: number,
): readonly [widthM: number, lengthM: number] | null {
  const flat = corners.map(({ u, v }) => [(u - 0.5) * aspect, v - 0.5] as const)
  const plane = floorPlane(flat, { corners, widthM: 1, lengthM: 1 })
  const [across, along, middle] = throughLens(plane, lens * Math.max(1, aspect))
  const up = cross(across, along)
  const below = Math.abs(dot(up, middle)) / lengthOf(up)
  const sides = [across, along].map((side) => (heightM * lengthOf(side)) / below)
  return sides.every((side) => side > 0 && Number.isFinite(side)) ? [sides[0]!, sides[1]!] : null
}

/** Four points in the order of `FloorCorners`, however they were marked. */
export function cornersInOrder(places: FloorCorners): FloorCorners {
  const middle = { u: mean(places.map(({ u }) => u)), v: mean(places.map(({ v }) => v)) }
  // Counterclockwise from the lower left, as seen: v grows downward.
  const round = places.toSorted((a, b) => angle(b, middle) - angle(a, middle)) as unknown as FloorCorners // as many as there were
  const lowness = (i: number) => round[i % 4]!.v + round[(i + 1) % 4]!.v
  const near = [0, 1, 2, 3].reduce((best, i) => (lowness(i) > lowness(best) ? i : best))
  const at = (i: number) => round[(near + i) % 4]!
  return [at(0), at(1), at(2), at(3)]
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const angle = (place: PicturePlace, middle: PicturePlace) =>
  Math.atan2(place.v - middle.v, place.u - middle.u)

type Flat = readonly [x: number, y: number]

/** Negative if the path from a over b to c turns left, as seen. */
const crossing = (a: Flat, b: Flat, c: Flat) => (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])

function areaOf(corners: readonly Flat[]): number {
  const twice = corners.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % 4]!
    return sum + x * nextY - y * nextX
  }, 0)
  return Math.abs(twice) / 2
}

type Column = readonly [number, number, number]
/** From metres on the floor to the picture: columns of a homography. */
type Plane = readonly [Column, Column, Column]

/** Heckbert 1989, "Fundamentals of Texture Mapping and Image Warping", 2.2.3: the unit square to four corners. */
function floorPlane(corners: readonly Flat[], { widthM, lengthM }: FloorMark): Plane {
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = corners as [Flat, Flat, Flat, Flat]
  const [dx1, dx2, sumX] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3]
  const [dy1, dy2, sumY] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3]
  const whole = dx1 * dy2 - dx2 * dy1
  const g = (sumX * dy2 - dx2 * sumY) / whole
  const h = (dx1 * sumY - sumX * dy1) / whole
  const across: Column = [x1 - x0 + g * x1, y1 - y0 + g * y1, g]
  const along: Column = [x3 - x0 + h * x3, y3 - y0 + h * y3, h]
  const centre = [x0, y0, 1].map((value, i) => value + (across[i]! + along[i]!) / 2)
  const scaled = (column: Column, side: number) => column.map((value) => value / side)
  return [scaled(across, widthM), scaled(along, lengthM), centre] as unknown as Plane // three numbers each
}

/** A plane seen through a lens of that focal length: directions across and along the floor, and its centre. */
const throughLens = (plane: Plane, lens: number) =>
  plane.map(([x, y, z]) => [x / lens, y / lens, z] as const) as unknown as Plane // three again

/** Range of focal lengths to try, in units of the picture's long side, and that of most phones. */
const [SHORTEST, LONGEST, USUAL] = [0.45, 4, 0.74]
const TRIES = 160

/** The focal length for which the rectangle's sides are perpendicular and have their lengths. */
function bestLens(plane: Plane, longSide: number): number {
  const lens = (step: number) => longSide * SHORTEST * (LONGEST / SHORTEST) ** (step / TRIES)
  const cost = (step: number) => {
    const [across, along] = throughLens(plane, lens(step))
    const [wide, long] = [lengthOf(across), lengthOf(along)]
    const upright = dot(across, along) / (wide * long)
    return upright ** 2 + Math.log(wide / long) ** 2 + 5e-4 * Math.log(lens(step) / (USUAL * longSide)) ** 2
  }
  const costs = Array.from({ length: TRIES + 1 }, (_, step) => cost(step))
  return lens(costs.indexOf(Math.min(...costs)))
}

function cameraOf(plane: Plane, lens: number, aspect: number): Camera | null {
  const [across, along, middle] = throughLens(plane, lens)
  const far = Math.sqrt(lengthOf(across) * lengthOf(along)) * Math.sign(middle[2])
  const [a, b] = [unit(across, far), unit(along, far)]
  // The remaining skew is distributed over both sides.
  const [sum, difference] = [unit(plus(a, b, 1), 1), unit(plus(a, b, -1), 1)]
  const right = unit(plus(sum, difference, 1), 1)
  const into = unit(plus(sum, difference, -1), 1)
  const up = cross(right, into)
  const centre = middle.map((value) => value / far) as unknown as Column
  const position: RoomPoint = [-dot(right, centre), -dot(into, centre), -dot(up, centre)]
  if (!(position[2] > 0.05)) return null
  const row = (axis: Column) =>
    [(axis[0] * aspect) / lens, axis[1] / lens, axis[2] - (axis[0] * aspect + axis[1]) / (2 * lens)] as const
  const rays: Matrix3 = [...row(right), ...row(into), ...row(up)]
  inverse(rays)
  return { position, rays }
}

const dot = (a: Column, b: Column) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const lengthOf = (a: Column) => Math.hypot(...a)
const plus = (a: Column, b: Column, share: number): Column => [
  a[0] + share * b[0],
  a[1] + share * b[1],
  a[2] + share * b[2],
]
const unit = (a: Column, sign: number): Column => {
  const length = Math.sign(sign) * lengthOf(a)
  return [a[0] / length, a[1] / length, a[2] / length]
}
const cross = (a: Column, b: Column): Column => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

/** Distance of the corners from where the camera sees them, relative to the mark's size in the picture. */
function missOf(camera: Camera, { corners, widthM, lengthM }: FloorMark, aspect: number): number {
  const places = [
    [-0.5, -0.5],
    [0.5, -0.5],
    [0.5, 0.5],
    [-0.5, 0.5],
  ] as const
  const apart = (a: PicturePlace, b: PicturePlace) => Math.hypot((a.u - b.u) * aspect, a.v - b.v)
  const size = Math.max(apart(corners[0], corners[2]), apart(corners[1], corners[3]))
  const misses = corners.map((corner, i) => {
    const seen = picturePlace(camera, [places[i]![0] * widthM, places[i]![1] * lengthM, 0])
    return seen ? apart(seen, corner) : Number.POSITIVE_INFINITY
  })
  return Math.max(...misses) / size
}
