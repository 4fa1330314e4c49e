import type { Point } from './geometry/point.ts'
import { segmentDistance } from './geometry/segment-distance.ts'
import { smoothUnion } from './noise/smooth-union.ts'

/** A weed or coral cut out of paper: tells whether a point lies on it. */
export type Weed = (x: number, y: number) => boolean

/** A strip with round ends; strips that touch merge. */
type Strip = { readonly from: Point; readonly to: Point; readonly half: number }

export type Frond = {
  readonly stem: Point
  readonly tip: Point
  /** Bow of the spine at its middle, in cm, to the right when looking towards the tip. */
  readonly bend: number
  /** Number on each side. */
  readonly lobes: number
  /** Length of the longest lobe and width of all lobes, in cm. */
  readonly reach: number
  readonly thick: number
}

/** A spine with lobes alternating left and right, more upright towards the tip. */
export function frond({ stem, tip, bend, lobes, reach, thick }: Frond): Weed {
  const length = Math.hypot(tip[0] - stem[0], tip[1] - stem[1])
  const ahead = Math.atan2(tip[1] - stem[1], tip[0] - stem[0])
  const spine = (s: number): Point =>
    pointAt(pointAt(stem, ahead, s * length), ahead + Math.PI / 2, 4 * bend * s * (1 - s))
  const strips: Strip[] = []
  for (let step = 0; step < SPINE_STEPS; step++) {
    const s = step / SPINE_STEPS
    strips.push({ from: spine(s), to: spine(s + 1 / SPINE_STEPS), half: thick * (0.5 - 0.12 * s) })
  }
  for (let lobe = 0; lobe < 2 * lobes; lobe++) {
    const s = 0.1 + (0.84 * lobe) / (2 * lobes - 1)
    const side = lobe % 2 === 0 ? 1 : -1
    const heading = ahead + Math.atan2(4 * bend * (1 - 2 * s), length)
    const long = reach * (0.4 + 0.6 * Math.sin(Math.PI * s ** 0.8))
    const elbow = pointAt(spine(s), heading + side * (1.45 - 0.55 * s), long / 2)
    const end = pointAt(elbow, heading + side * (1 - 0.5 * s), long / 2)
    const half = thick * (0.47 - 0.07 * s)
    strips.push({ from: spine(s), to: elbow, half }, { from: elbow, to: end, half })
  }
  return cut(strips)
}

const SPINE_STEPS = 8

export type BranchingCoral = {
  readonly foot: Point
  /** Radians clockwise from straight up. */
  readonly heading: number
  /** Length of the trunk, up to the first fork, in cm. */
  readonly length: number
  readonly thick: number
}

/** A trunk that forks three times, with shorter arms after each fork. */
export function branchingCoral({ foot, heading, length, thick }: BranchingCoral): Weed {
  const strips: Strip[] = []
  const grow = (from: Point, towards: number, long: number, half: number, forks: number) => {
    const to = pointAt(from, towards - Math.PI / 2, long)
    strips.push({ from, to, half })
    if (forks === 0) return
    grow(to, towards - 0.62 + 0.1 * forks, long * 0.8, half * 0.9, forks - 1)
    grow(to, towards + 0.55, long * 0.72, half * 0.9, forks - 1)
  }
  grow(foot, heading, length, thick / 2, 3)
  return cut(strips)
}

const pointAt = ([x, y]: Point, heading: number, cm: number): Point => [
  x + cm * Math.cos(heading),
  y + cm * Math.sin(heading),
]

/** Rounds inner corners over this many cm, because scissors cannot cut them sharp. */
const FILLET = 2
const CELL = 6

function cut(strips: readonly Strip[]): Weed {
  const ends = strips.flatMap(({ from, to }) => [from, to])
  const margin = Math.max(...strips.map(({ half }) => half)) + FILLET
  const left = Math.min(...ends.map(([x]) => x)) - margin
  const top = Math.min(...ends.map(([, y]) => y)) - margin
  const columns = Math.ceil((Math.max(...ends.map(([x]) => x)) + margin - left) / CELL)
  const rows = Math.ceil((Math.max(...ends.map(([, y]) => y)) + margin - top) / CELL)
  const cells = Array.from({ length: columns * rows }, (_, cell) => {
    const x = left + ((cell % columns) + 0.5) * CELL
    const y = top + (Math.floor(cell / columns) + 0.5) * CELL
    // A strip farther away than twice the fillet cannot round a corner in this cell.
    return strips.filter((strip) => distanceTo(strip, x, y) < CELL * Math.SQRT1_2 + 2 * FILLET)
  })

  return (x, y) => {
    const column = Math.floor((x - left) / CELL)
    const row = Math.floor((y - top) / CELL)
    if (column < 0 || row < 0 || column >= columns || row >= rows) return false
    let distance = 3 * FILLET
    for (const strip of cells[row * columns + column]!) {
      distance = smoothUnion(distance, distanceTo(strip, x, y), FILLET)
    }
    return distance < 0
  }
}

const distanceTo = ({ from, to, half }: Strip, x: number, y: number) =>
  segmentDistance(x, y, from[0], from[1], to[0], to[1]) - half
