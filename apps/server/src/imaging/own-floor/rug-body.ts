import { type Curve, outlineCurve } from '@nawl/domain/outline/outline-curve'
import type { Outline } from '@nawl/domain/outline/traces'
import { CORNER } from '@nawl/engine/pile/edge/outline'
import { LONG_SIDE } from '@nawl/engine/rug-size'
import earcut from 'earcut'

/** A rug as triangles, in metres: y upward from the floor, its picture's upper edge away from the viewer (−z). */
export type RugBody = {
  readonly positions: Float32Array
  readonly normals: Float32Array
  /** The way in which a place on the pile moves to the right, and 1, or −1 where it is seen mirrored. */
  readonly tangents: Float32Array
  /** Places in the picture of the rug, (0, 0) its upper left corner. */
  readonly clothUv: Float32Array
  /** Places on the pile, in periods of its relief. */
  readonly pileUv: Float32Array
  /** Three for every triangle, counterclockwise as seen from outside. */
  readonly triangles: Uint32Array
}

export type RugMeasures = {
  readonly widthM: number
  readonly lengthM: number
  readonly outline: Outline
  /** How high the wool stands over the floor. */
  readonly heightM: number
  /** Side of the piece of pile whose relief repeats. */
  readonly pilePeriodM: number
}

/** Over this distance from the edge the pile rolls down to the floor. */
const ROLL_M = 0.007
/** Of the side, from the floor to the top: how far within the outline, how high, how much it faces up; in shares. */
const SIDE_RINGS = [
  [0, 0, 0],
  [0, 0.55, 0.1],
  [0.3, 0.86, 0.7],
  [1, 1, 1],
] as const

type Point = { readonly x: number; readonly z: number; readonly outX: number; readonly outZ: number }

/** The body of a rug: a side that rolls over into the top, and an underside. */
export function rugBody(measures: RugMeasures): RugBody {
  const { heightM } = measures
  const rim = rimOf(measures)
  const roll = Math.min(ROLL_M, 0.2 * Math.min(measures.widthM, measures.lengthM))
  const rings = [...SIDE_RINGS.map((ring) => sideRing(rim, ring, roll, heightM)), underside(rim)]
  const vertices = rings.flat()
  const count = rim.length
  const triangles: number[] = []
  for (let ring = 0; ring + 1 < SIDE_RINGS.length; ring++)
    for (let n = 0; n < count; n++) {
      const next = (n + 1) % count
      const [a, b] = [ring * count + n, ring * count + next]
      const [above, beyond] = [a + count, b + count]
      triangles.push(a, above, b, b, above, beyond)
    }
  const flat = rim.flatMap(({ x, z, outX, outZ }) => [x - outX * roll, z - outZ * roll])
  const top = (SIDE_RINGS.length - 1) * count
  const under = SIDE_RINGS.length * count
  const faces = earcut(flat)
  for (let i = 0; i < faces.length; i += 3) {
    const [a, b, c] = leftHanded(flat, [faces[i]!, faces[i + 1]!, faces[i + 2]!])
    triangles.push(top + a, top + b, top + c, under + a, under + c, under + b)
  }
  const each = (size: number, values: (vertex: Vertex) => readonly number[]) => {
    const out = new Float32Array(vertices.length * size)
    vertices.forEach((vertex, n) => out.set(values(vertex), n * size))
    return out
  }
  const { widthM, lengthM, pilePeriodM } = measures
  return {
    positions: each(3, ({ at }) => at),
    normals: each(3, ({ normal }) => normal),
    tangents: each(4, ({ tangent }) => tangent),
    clothUv: each(2, ({ cloth: [x, z] }) => [x / widthM + 0.5, z / lengthM + 0.5]),
    pileUv: each(2, ({ pile: [x, z] }) => [(x + widthM / 2) / pilePeriodM, (z + lengthM / 2) / pilePeriodM]),
    triangles: Uint32Array.from(triangles),
  }
}

type Vertex = {
  readonly at: readonly [x: number, y: number, z: number]
  readonly normal: readonly [x: number, y: number, z: number]
  readonly tangent: readonly [x: number, y: number, z: number, side: 1 | -1]
  /** Where the picture and the pile show at this vertex, in metres from the middle. */
  readonly cloth: readonly [x: number, z: number]
  readonly pile: readonly [x: number, z: number]
}

/**
 * One line around the side. A side shows the pile beside it, mirrored in the edge, so that a motif that runs to the edge
 * goes down it and the bound edge is no line around the rug.
 */
function sideRing(
  rim: readonly Point[],
  [within, high, up]: (typeof SIDE_RINGS)[number],
  roll: number,
  heightM: number,
): readonly Vertex[] {
  const inset = within * roll
  // The way down from the top's edge.
  const down = roll - inset + (1 - high) * heightM
  const out = Math.sqrt(1 - up * up)
  return rim.map(({ x, z, outX, outZ }) => ({
    at: [x - outX * inset, high * heightM, z - outZ * inset],
    normal: [outX * out, up, outZ * out],
    tangent: [outZ * outZ + outX * outX * up, -outX * out, outX * outZ * (up - 1), 1],
    cloth: [x - outX * (roll + down), z - outZ * (roll + down)],
    pile: [x + outX * (down - roll), z + outZ * (down - roll)],
  }))
}

function underside(rim: readonly Point[]): readonly Vertex[] {
  return rim.map(({ x, z }) => ({
    at: [x, 0, z],
    normal: [0, -1, 0],
    tangent: [1, 0, 0, -1],
    cloth: [x, z],
    pile: [x, z],
  }))
}

/** Turned so that it faces up: with z towards the viewer that is clockwise in x and z. */
function leftHanded(flat: readonly number[], triangle: readonly [number, number, number]) {
  const [a, b, c] = triangle
  const [ax, az] = [flat[2 * a]!, flat[2 * a + 1]!]
  const turn = (flat[2 * b]! - ax) * (flat[2 * c + 1]! - az) - (flat[2 * b + 1]! - az) * (flat[2 * c]! - ax)
  return turn < 0 ? triangle : ([a, c, b] as const)
}

/** The outline's points, clockwise as seen from above, each with the way out. */
function rimOf({ widthM, lengthM, outline }: RugMeasures): readonly Point[] {
  const box = { left: -widthM / 2, top: -lengthM / 2, width: widthM, height: lengthM }
  const curve = outlineCurve(outline, widthM / lengthM, box)
  const points = curve ? everyFourth(curve) : roundedRectangle(widthM, lengthM)
  return points.map(([x, z], n) => {
    const [fromX, fromZ] = points.at(n - 1)!
    const [toX, toZ] = points[(n + 1) % points.length]!
    const [alongX, alongZ] = [toX - fromX, toZ - fromZ]
    const length = Math.hypot(alongX, alongZ)
    return { x, z, outX: alongZ / length, outZ: -alongX / length }
  })
}

/** Of a curve's points: near enough to each other for a tenth of a millimetre on a rug of ten metres. */
function everyFourth({ points }: Curve): readonly (readonly [x: number, y: number])[] {
  return Array.from({ length: points.length / 8 }, (_, n) => [points[8 * n]!, points[8 * n + 1]!])
}

const CORNER_STEPS = 8

/** A rectangle with the corners that a picture of it has. */
function roundedRectangle(widthM: number, lengthM: number): readonly (readonly [x: number, y: number])[] {
  const radius = (CORNER / LONG_SIDE) * Math.max(widthM, lengthM)
  const [x, z] = [widthM / 2 - radius, lengthM / 2 - radius]
  const corners = [
    [x, -z],
    [x, z],
    [-x, z],
    [-x, -z],
  ] as const
  return corners.flatMap(([cornerX, cornerZ], corner) =>
    Array.from({ length: CORNER_STEPS + 1 }, (_, step) => {
      const angle = ((corner + step / CORNER_STEPS) * Math.PI) / 2
      return [cornerX + radius * Math.sin(angle), cornerZ - radius * Math.cos(angle)] as const
    }),
  )
}
