import { mulberry32 } from '../color/mulberry32.ts'
import type { LineSegment } from './line-segments.ts'

type Direction = readonly [x: number, y: number, z: number]

/**
 * How a photograph was taken, as its lines tell: the focal length in long sides of the picture, and the directions of the
 * room seen from the camera (x to the right, y down, z forward), at right angles to each other.
 */
export type RoomAxes = {
  readonly lens: number
  readonly right: Direction
  readonly into: Direction
  readonly up: Direction
}

/** An edge for counting: its middle and direction in long sides from the picture's centre, and its length. */
type Edge = {
  readonly x: number
  readonly y: number
  readonly along: readonly [x: number, y: number]
  readonly length: number
}

/** Focal lengths that are tried, and that of most telephones. */
const [SHORTEST_LENS, LONGEST_LENS, USUAL_LENS] = [0.45, 2.5, 0.74]
/** How far off a focal length is likely to be, as a logarithm: the usual one, and one that the camera wrote down. */
const [USUAL_SPREAD, WRITTEN_SPREAD] = [0.25, 0.04]
/** What being so far off costs. */
const LENS_COST = 0.012

/** What is known of the focal length beforehand. */
type KnownLens = { readonly lens: number; readonly spread: number }
/** Nobody holds a camera more askew or looks farther up or down: sines of the angles. */
const [MOST_ASKEW, MOST_PITCH] = [0.2, 0.75]
const [GUESSES, REFINED] = [4000, 20]
/** Guesses are another than those before them by this: the cosine of an angle. */
const SAME = 0.999
/** Edges counted, the longest; and up to which length one counts, in long sides. */
const [MOST_EDGES, LONGEST_COUNTED] = [260, 0.25]
/** As many tell which guesses are likely. */
const MOST_GUESSED_BY = 140
/** How exactly an edge points at where its direction vanishes, in radians; coarsely for guesses. */
const [COARSE, FINE] = [0.02, 0.014]

/** What has to be explained for the lines to be those of a room: a share of all; edges, and length, in each of two directions. */
const [LEAST_SHARE, LEAST_COUNT, LEAST_LENGTH] = [0.42, 4, 0.35]

/**
 * The axes of a room by its straight edges, most of which run along them; null if they do not. The focal length may be
 * known, in long sides of the picture.
 */
export function roomAxes(
  segments: readonly LineSegment[],
  width: number,
  height: number,
  lens: number | null,
): RoomAxes | null {
  const known = lens ? { lens, spread: WRITTEN_SPREAD } : { lens: USUAL_LENS, spread: USUAL_SPREAD }
  const edges = edgesOf(segments, width, height)
  if (edges.length < 2 * LEAST_COUNT) return null
  const best = refined(edges, guesses(edges, known), known)
  return best && isRoom(edges, best) ? alongWalls(edges, best) : null
}

function edgesOf(segments: readonly LineSegment[], width: number, height: number): readonly Edge[] {
  const longSide = Math.max(width, height)
  return segments
    .map(({ x1, y1, x2, y2 }) => {
      const length = Math.hypot(x2 - x1, y2 - y1)
      return {
        x: ((x1 + x2) / 2 - width / 2) / longSide,
        y: ((y1 + y2) / 2 - height / 2) / longSide,
        along: [(x2 - x1) / length, (y2 - y1) / length] as const,
        length: length / longSide,
      }
    })
    .toSorted((one, other) => other.length - one.length)
    .slice(0, MOST_EDGES)
}

/** The likeliest of many guesses, each by three edges: two that vanish in one point, and one at right angles to them. */
function guesses(edges: readonly Edge[], known: KnownLens): readonly RoomAxes[] {
  const random = mulberry32(1)
  const sums: number[] = []
  let sum = 0
  for (const { length } of edges) sums.push((sum += Math.min(length, LONGEST_COUNTED)))
  const drawn = () => {
    const at = random() * sum
    return edges[
      Math.min(
        edges.length - 1,
        sums.findIndex((one) => one >= at),
      )
    ]!
  }
  const some = edges.slice(0, MOST_GUESSED_BY)
  const tried: { readonly axes: RoomAxes; readonly score: number }[] = []
  for (let guess = 0; guess < GUESSES; guess++) {
    const lens = known.lens * Math.exp(known.spread * (random() + random() + random() - 1.5) * 2)
    const [one, other, third] = [planeOf(drawn(), lens), planeOf(drawn(), lens), planeOf(drawn(), lens)]
    const first = unit(cross(one, other))
    const second = first && unit(cross(first, third))
    const axes = first && second && named(lens, [first, second, cross(first, second)])
    if (axes) tried.push({ axes, score: scoreOf(some, axes, known, COARSE) })
  }
  const best: RoomAxes[] = []
  for (const { axes } of tried.toSorted((one, other) => other.score - one.score)) {
    const isKnown = best.some((one) => dot(one.up, axes.up) > SAME && dot(one.into, axes.into) > SAME)
    if (!isKnown) best.push(axes)
    if (best.length === REFINED) break
  }
  return best
}

/** The plane through the camera in which an edge lies. */
function planeOf({ x, y, along }: Edge, lens: number): Direction {
  return cross([x, y, lens], [along[0], along[1], 0])
}

/** Tells which of three directions is which; null if the camera would be held too much askew. */
function named(lens: number, three: readonly Direction[]): RoomAxes | null {
  const upright = three.toSorted((one, other) => Math.abs(other[1]) - Math.abs(one[1]))
  const [tall, ...level] = upright as [Direction, Direction, Direction]
  const up = turned(tall, tall[1] > 0)
  if (Math.abs(up[0]) > MOST_ASKEW || Math.abs(up[2]) > MOST_PITCH) return null
  const [deep] = level.toSorted((one, other) => Math.abs(other[2]) - Math.abs(one[2]))
  const into = turned(deep!, deep![2] < 0)
  return { lens, right: cross(into, up), into, up }
}

const turned = ([x, y, z]: Direction, isTurned: boolean): Direction => (isTurned ? [-x, -y, -z] : [x, y, z])

/** How far an edge points past where a direction vanishes: the tangent of the angle between. */
function missOf({ x, y, along }: Edge, [dx, dy, dz]: Direction, lens: number): number {
  const [toX, toY] = [lens * dx - x * dz, lens * dy - y * dz]
  const beside = along[0] * toY - along[1] * toX
  const towards = along[0] * toX + along[1] * toY
  return Math.abs(beside / (Math.abs(towards) + 1e-9))
}

function leastMiss(edge: Edge, { lens, right, into, up }: RoomAxes): number {
  return Math.min(missOf(edge, right, lens), missOf(edge, into, lens), missOf(edge, up, lens))
}

/** What share of the edges axes explain, less what an unusual lens and a camera held askew cost. */
function scoreOf(edges: readonly Edge[], axes: RoomAxes, known: KnownLens, exactness: number): number {
  let [sum, all] = [0, 0]
  for (const edge of edges) {
    const counts = Math.min(edge.length, LONGEST_COUNTED)
    const miss = leastMiss(edge, axes) / exactness
    if (miss < 3) sum += counts * Math.exp(-miss * miss * 0.5)
    all += counts
  }
  const unusual = Math.log(axes.lens / known.lens) / known.spread
  return sum / all - LENS_COST * unusual * unusual - 0.5 * axes.up[0] ** 2
}

/** Turns and zooms the likeliest guesses a little as long as that explains more. */
function refined(edges: readonly Edge[], some: readonly RoomAxes[], known: KnownLens): RoomAxes | null {
  let best: RoomAxes | null = null
  let most = -Infinity
  for (const begun of some) {
    let axes = begun
    let score = scoreOf(edges, axes, known, FINE)
    for (let step = 0.02; step > 0.0004; step /= 1.6)
      for (let round = 0; round < 3; round++)
        for (let way = 0; way < 8; way++) {
          const by = way % 2 === 0 ? step : -step
          const next = way < 6 ? rolled(axes, way >> 1, by) : zoomed(axes, 3 * by)
          const reached = next ? scoreOf(edges, next, known, FINE) : -Infinity
          if (next && reached > score) [axes, score] = [next, reached]
        }
    if (score > most) [best, most] = [axes, score]
  }
  return best
}

/** Turned round one of the camera's axes. */
function rolled({ lens, right, into, up }: RoomAxes, round: number, by: number): RoomAxes | null {
  const [cos, sin] = [Math.cos(by), Math.sin(by)]
  const [from, to] = [(round + 1) % 3, (round + 2) % 3]
  const turn = (direction: Direction): Direction => {
    const out = [...direction] as [number, number, number]
    out[from] = cos * direction[from]! - sin * direction[to]!
    out[to] = sin * direction[from]! + cos * direction[to]!
    return out
  }
  return named(lens, [turn(right), turn(into), turn(up)])
}

function zoomed(axes: RoomAxes, by: number): RoomAxes | null {
  const lens = axes.lens * Math.exp(by)
  return lens < SHORTEST_LENS || lens > LONGEST_LENS ? null : { ...axes, lens }
}

/** Whether edges of two directions at least, one of them level, agree, and most edges do. */
function isRoom(edges: readonly Edge[], axes: RoomAxes): boolean {
  const { lens } = axes
  const agree = ([axis, ...others]: readonly [Direction, ...Direction[]]) =>
    edges.filter((edge) => {
      const miss = missOf(edge, axis, lens)
      return miss < 2 * FINE && others.every((other) => missOf(edge, other, lens) >= miss)
    })
  const lengthIn = (some: readonly Edge[]) =>
    some.reduce((sum, { length }) => sum + Math.min(length, LONGEST_COUNTED), 0)
  const by = [
    agree([axes.right, axes.into, axes.up]),
    agree([axes.into, axes.right, axes.up]),
    agree([axes.up, axes.right, axes.into]),
  ] as const
  const isSupported = by.map((some) => some.length >= LEAST_COUNT && lengthIn(some) >= LEAST_LENGTH)
  const share = lengthIn(by.flat()) / lengthIn(edges)
  // Lines into the depth say where the horizon is; what only runs across does not.
  return (
    share >= LEAST_SHARE && isSupported[1] === true && (isSupported[0] === true || isSupported[2] === true)
  )
}

/** Boards laid in a herringbone, and some tiles, run at 45 degrees to the walls. */
const SLANTED = Math.SQRT1_2
/** What is above the horizon is no floor, and counts so many times; and so many edges are compared. */
const [NO_FLOOR, LONGEST] = [2, 3]

/**
 * The same floor, turned by 45 degrees if the longest edges run along it that way: a herringbone has more edges than
 * walls and furniture, but shorter ones.
 */
function alongWalls(edges: readonly Edge[], axes: RoomAxes): RoomAxes {
  const { lens, right, into, up } = axes
  const between = (share: number): Direction =>
    [0, 1, 2].map((i) => SLANTED * (right[i]! + share * into[i]!)) as unknown as Direction // three again
  const other = named(lens, [between(1), between(-1), up])
  if (!other) return axes
  const longest = (some: RoomAxes) =>
    edges
      .map((edge) => {
        const miss = Math.min(missOf(edge, some.right, lens), missOf(edge, some.into, lens))
        if (miss >= 2 * FINE || miss >= missOf(edge, up, lens)) return 0
        const isAbove = up[0] * edge.x + up[1] * edge.y + up[2] * lens > 0
        return edge.length * (isAbove ? NO_FLOOR : 1)
      })
      .toSorted((one, next) => next - one)
      .slice(0, LONGEST)
      .reduce((sum, length) => sum + length, 0)
  return longest(other) > longest(axes) ? other : axes
}

const dot = (a: Direction, b: Direction) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

function cross(a: Direction, b: Direction): Direction {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

function unit([x, y, z]: Direction): Direction | null {
  const length = Math.hypot(x, y, z)
  return length < 1e-6 ? null : [x / length, y / length, z / length]
}
