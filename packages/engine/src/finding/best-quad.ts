import { isConvex, type Point, type Quad, quadArea } from './quad.ts'
import type { Line } from './straight-lines.ts'

type Size = { readonly width: number; readonly height: number }

/** Shares of a side that have an edge: of each, and of all together. */
const LEAST_SIDE = 0.4
const LEAST_SIDES = 0.62
/** Share of the picture. */
const LEAST_AREA = 0.1
/** How much more of the backdrop is outside than inside, as shares of both; and with the share of the sides. */
const LEAST_APART = 0.2
const LEAST_SUM = 1.2
/** Share of the picture that is outside; less is no backdrop. */
const LEAST_OUTSIDE = 0.03
/** How far corners may be outside, as a share of the picture's sides. */
const SLACK = 0.02
/** Opposite sides in perspective, and those that meet, in radians. */
const MOST_TURN = 1
const LEAST_CORNER = 0.7

/** The quad of four lines that its edges and what is around it speak for most; null if none does. */
export function bestQuad(lines: readonly Line[], isBackdrop: Float32Array, size: Size): Quad | null {
  const pairs = oppositeSides(lines)
  const samples = sampled(isBackdrop, size)
  let best: Quad | null = null
  let most = 0
  for (let p = 0; p < pairs.length; p++)
    for (let q = 0; q < p; q++) {
      const quad = quadOf(pairs[p]!, pairs[q]!, size)
      if (!quad) continue
      const [sides, corners] = quad
      const shares = sides.map((line, n) => support(line, corners[n]!, corners[(n + 1) % 4]!))
      const area = quadArea(corners) / (size.width * size.height)
      const mean = shares.reduce((sum, share) => sum + share, 0) / 4
      if (Math.min(...shares) < LEAST_SIDE || mean < LEAST_SIDES || mean + area + 1 <= most) continue
      const apart = standsOut(corners, samples)
      if (apart < LEAST_APART || mean + apart < LEAST_SUM || mean + apart + area <= most) continue
      most = mean + apart + area
      best = corners
    }
  return best
}

type Pair = readonly [Line, Line]

function oppositeSides(lines: readonly Line[]): readonly Pair[] {
  return lines.flatMap((line, n) =>
    lines
      .slice(0, n)
      .flatMap((other): Pair[] => (turnBetween(line, other) < MOST_TURN ? [[line, other]] : [])),
  )
}

function turnBetween(p: Line, q: Line): number {
  const turn = Math.abs(p.angle - q.angle)
  return Math.min(turn, Math.PI - turn)
}

/** The corners and, from each to the next, the side. Null unless they are a sensible shape within the picture. */
function quadOf([p, r]: Pair, [q, s]: Pair, size: Size): readonly [readonly Line[], Quad] | null {
  for (const one of [p, r])
    for (const other of [q, s]) if (turnBetween(one, other) < LEAST_CORNER) return null
  const corners = [meeting(p, q), meeting(q, r), meeting(r, s), meeting(s, p)]
  if (!corners.every(({ x, y }) => isWithin(x, size.width) && isWithin(y, size.height))) return null
  // From the corner of p and q along q to the corner of q and r, and so on.
  const round = { corners: corners as unknown as Quad, sides: [q, r, s, p] }
  const { corners: turned, sides } = quadArea(round.corners) > 0 ? round : backwards(round)
  if (!isConvex(turned) || quadArea(turned) < LEAST_AREA * size.width * size.height) return null
  const first = upperLeft(turned)
  return [rotated(sides, first), rotated(turned, first) as unknown as Quad]
}

type Round = { readonly corners: Quad; readonly sides: readonly Line[] }

function backwards({ corners: [a, b, c, d], sides: [ab, bc, cd, da] }: Round): Round {
  return { corners: [d, c, b, a], sides: [cd!, bc!, ab!, da!] }
}

const rotated = <T>(items: readonly T[], first: number): readonly T[] => [
  ...items.slice(first),
  ...items.slice(0, first),
]

const isWithin = (value: number, side: number) => value > -SLACK * side && value < (1 + SLACK) * side

function upperLeft(quad: Quad): number {
  const sums = quad.map(({ x, y }) => x + y)
  return sums.indexOf(Math.min(...sums))
}

function meeting(p: Line, q: Line): Point {
  const below = Math.sin(q.angle - p.angle)
  return {
    x: (p.distance * Math.sin(q.angle) - q.distance * Math.sin(p.angle)) / below,
    y: (q.distance * Math.cos(p.angle) - p.distance * Math.cos(q.angle)) / below,
  }
}

/** The share of a side, between two points of its line, that has an edge. */
function support({ angle, along, middle }: Line, from: Point, to: Point): number {
  const placeOf = ({ x, y }: Point) => y * Math.cos(angle) - x * Math.sin(angle) + middle
  const ends = [placeOf(from), placeOf(to)]
  const start = Math.max(0, Math.round(Math.min(...ends)))
  const end = Math.min(along.length - 1, Math.round(Math.max(...ends)))
  return end - start < 8 ? 0 : (along[end]! - along[start]!) / (end - start)
}

type Sample = Point & { readonly backdrop: number }

function sampled(isBackdrop: Float32Array, { width, height }: Size): readonly Sample[] {
  const samples: Sample[] = []
  const step = Math.max(1, Math.round(Math.max(width, height) / 48))
  for (let y = step >> 1; y < height; y += step)
    for (let x = step >> 1; x < width; x += step) samples.push({ x, y, backdrop: isBackdrop[y * width + x]! })
  return samples
}

/** The backdrop's share outside less that inside; 0 if hardly anything is outside. */
function standsOut(quad: Quad, samples: readonly Sample[]): number {
  let [within, without, withinCount] = [0, 0, 0]
  for (const sample of samples)
    if (isInside(quad, sample)) {
      within += sample.backdrop
      withinCount++
    } else without += sample.backdrop
  const withoutCount = samples.length - withinCount
  if (withoutCount < LEAST_OUTSIDE * samples.length || withinCount === 0) return 0
  return without / withoutCount - within / withinCount
}

function isInside(quad: Quad, { x, y }: Point): boolean {
  for (let n = 0; n < 4; n++) {
    const from = quad[n]!
    const to = quad[(n + 1) & 3]!
    if ((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x) < 0) return false
  }
  return true
}
