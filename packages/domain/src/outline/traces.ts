import { fitted } from './fitted.ts'
import { scallop } from './scallop.ts'

/**
 * The outline of a rug of that width and length, whatever the unit: points (x, y, x, y …) clockwise as seen from above,
 * y downward, from the middle of the upper side and not back to it, close to each other also where it is straight. It touches all four sides of 0, 0 – width, length,
 * and a rug twice as large has the same outline twice as large.
 */
export type Trace = (width: number, length: number) => Float64Array

/**
 * The outlines that are neither a rectangle nor an ellipse. A further one is one more entry: designs, pictures, drawings,
 * files for the workshop and rooms are cut by its trace.
 */
const TABLE = { pebble, arch, scallop } as const satisfies Record<string, Trace>

export type OrganicOutline = keyof typeof TABLE

export const TRACES: Readonly<Record<OrganicOutline, Trace>> = TABLE

const PLAIN = ['rectangle', 'square', 'round', 'ellipse'] as const

/** How a rug is cut from its bitmap and bound, as the colour calls name it. */
export type Outline = (typeof PLAIN)[number] | OrganicOutline
export const OUTLINES = [...PLAIN, ...(Object.keys(TABLE) as OrganicOutline[])] as const // Object.keys forgets the names

export function isOrganic(outline: string): outline is OrganicOutline {
  return Object.hasOwn(TABLE, outline)
}

const POINTS = 1536

/** An ellipse. */
export function ellipse(width: number, length: number): Float64Array {
  return fromAngles((angle) => [Math.sin(angle), -Math.cos(angle)], width, length)
}

/**
 * A stone from a beach, heavier on one side: the curve whose tangent at the angle t is 1 + Σ a cos(nt + p) from its
 * middle. Its radius of curvature, 1 + Σ a (1 − n²) cos(nt + p), is positive everywhere: it has neither corners nor
 * hollows.
 */
function pebble(width: number, length: number): Float64Array {
  return fromAngles(
    (t) => {
      let [reach, slope] = [1, 0]
      for (const [n, a, p] of PEBBLE) {
        reach += a * Math.cos(n * t + p)
        slope -= a * n * Math.sin(n * t + p)
      }
      return [reach * Math.sin(t) + slope * Math.cos(t), slope * Math.sin(t) - reach * Math.cos(t)]
    },
    width,
    length,
  )
}

/** Waves of its tangent's distance: how many, how high, and where the first is. */
const PEBBLE = [
  [3, 0.03, 0.7],
  [4, 0.023, 2.8],
] as const

/** Radius of an arch's lower corners, as a share of its width: sharp ones would curl. */
const ARCH_CORNER = 0.03

/** Straight sides under a half circle as wide as the rug. One that is lower than that has half an ellipse. */
function arch(width: number, length: number): Float64Array {
  const rise = Math.min(width / 2, length)
  const corner = Math.min(ARCH_CORNER * width, length - rise)
  const points: number[] = []
  const arc = (x: number, y: number, across: number, down: number, from: number, steps: number) => {
    for (let step = 0; step < steps; step++) {
      const angle = from + ((step / steps) * Math.PI) / 2
      points.push(x + across * Math.sin(angle), y - down * Math.cos(angle))
    }
  }
  const side = (x: number, y: number, toX: number, toY: number) => {
    if (x === toX && y === toY) return
    for (let step = 0; step < SIDE_POINTS; step++)
      points.push(x + (step / SIDE_POINTS) * (toX - x), y + (step / SIDE_POINTS) * (toY - y))
  }
  arc(width / 2, rise, width / 2, rise, 0, POINTS / 4)
  side(width, rise, width, length - corner)
  if (corner > 0) arc(width - corner, length - corner, corner, corner, Math.PI / 2, CORNER_POINTS)
  side(width - corner, length, corner, length)
  if (corner > 0) arc(corner, length - corner, corner, corner, Math.PI, CORNER_POINTS)
  side(0, length - corner, 0, rise)
  arc(width / 2, rise, width / 2, rise, (3 * Math.PI) / 2, POINTS / 4)
  return Float64Array.from(points)
}

const SIDE_POINTS = 192
const CORNER_POINTS = 24

function fromAngles(
  at: (angle: number) => readonly [x: number, y: number],
  width: number,
  length: number,
): Float64Array {
  const points = Array.from({ length: POINTS }, (_, n) => at((n / POINTS) * 2 * Math.PI)).flat()
  return startingAtTop(fitted(Float64Array.from(points), width, length), width)
}

/** The same points from the one that is nearest to the middle of the upper side. */
function startingAtTop(points: Float64Array, width: number): Float64Array {
  let [start, least] = [0, Infinity]
  for (let i = 0; i < points.length; i += 2) {
    const away = Math.hypot(points[i]! - width / 2, points[i + 1]!)
    if (away < least) [start, least] = [i, away]
  }
  return Float64Array.from([...points.subarray(start), ...points.subarray(0, start)])
}
