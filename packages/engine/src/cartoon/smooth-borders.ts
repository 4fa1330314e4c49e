import type { RugPlane } from '../buildable/rug-plane.ts'
import { type Border, type BorderGraph, OUTSIDE } from './border-graph.ts'
import { ontoEllipse } from '../pile/edge/ellipse.ts'
import { type CurveRim, curveRim } from './curve-rim.ts'
import { keepArea } from './keep-area.ts'
import type { Line } from './thin-line.ts'

/*
 * A border is drawn through the middles of the edges it runs along, and through the corners where it branches. A middle
 * slides towards the middle of either pixel beside it, a branch within the square between the middles of four. Every
 * such square holds one piece of line, or one branch: lines cannot cross, whatever is drawn.
 */

/** How far points slide, in pixels. */
const LARGEST_MOVE = 0.42
/**
 * Lines that do not touch pass the middle of a pixel between them at this distance at least. Moved once more by less
 * than that they still do not meet.
 */
export const SLACK = (0.5 - LARGEST_MOVE) / Math.SQRT2
/** Passes that take the steps out of slanting lines. More would make small things round, fewer leave steps. */
const PASSES = 50
const WEIGHT = 0.5
/** Rounds in which areas that smoothing took are given back. */
const ROUNDS = 3

export type SmoothBorder = {
  /** From branch to branch, or round to its first point. */
  readonly line: Line
  /** The same along the edges of pixels; at the rim of a rug that is no rectangle, along its outline. */
  readonly truth: Line
  readonly isRim: boolean
  readonly isLoop: boolean
}

/** The borders of a drawing without the steps of its pixels, one line for each, in pixels. */
export function smoothBorders({ borders, columns }: BorderGraph, plane: RugPlane): SmoothBorder[] {
  const isRim = ({ left, right }: Border) => left === OUTSIDE || right === OUTSIDE
  const rim = new Set(borders.filter(isRim).flatMap(({ corners }) => [...corners]))
  const curve = plane.curve && curveRim(plane.curve)
  const placeOf = (corner: number): Place => {
    const [x, y] = [corner % columns, Math.floor(corner / columns)]
    if (!plane.laid || !rim.has(corner)) return [x, y]
    return curve ? curve.onto(x, y) : ontoEllipse(x, y, plane.width, plane.height)
  }
  const sliding = borders.map((border) =>
    curve && isRim(border) && !isSpeck(border)
      ? rimOf(border, columns, curve)
      : slidingBorder(border, isRim(border), columns, placeOf),
  )
  const branches = branchesOf(borders, sliding)
  for (let pass = 0; pass < PASSES; pass++) {
    for (const border of sliding) if (!border.isRim) relax(border)
    for (const branch of branches) relaxBranch(branch)
  }
  for (let round = 0; round < ROUNDS; round++)
    for (const border of sliding)
      if (!border.isRim)
        keepArea(border.line, border.truth, border.isLoop, (n, x, y) => slide(border, n, x, y))
  return sliding
}

type SlidingBorder = SmoothBorder & {
  /** Where its points lie before they slide. */
  readonly home: Line
}

type Place = readonly [x: number, y: number]

function slidingBorder(
  { corners, isLoop }: Border,
  isRim: boolean,
  columns: number,
  placeOf: (corner: number) => Place,
): SlidingBorder {
  const truth = new Float64Array(corners.length * 2)
  for (const [at, corner] of corners.entries()) truth.set(placeOf(corner), 2 * at)
  const home = isRim ? truth : middlesOf(corners, columns, truth, isLoop)
  return { truth, home, line: home.slice(), isRim, isLoop }
}

/** A pixel that hangs on the rug by one of its corners is drawn as it is. */
const isSpeck = ({ corners }: Border) => corners.length <= 5 && corners[0] === corners.at(-1)

/** A part of the rim that is the very curve of the outline, however coarse the pixels along it are. */
function rimOf({ corners, left, isLoop }: Border, columns: number, curve: CurveRim): SlidingBorder {
  const at = (corner: number): Place => [corner % columns, Math.floor(corner / columns)]
  // The rug lies to the right of who walks round it clockwise.
  const isClockwise = left === OUTSIDE
  const isRound = isLoop || corners[0] === corners.at(-1)
  const line = curve.between(at(corners[0]!), at(corners.at(-1)!), { isClockwise, isLoop: isRound })
  return { truth: line, home: line, line, isRim: true, isLoop }
}

/** The middles of the edges between corners; but for a loop, from where the border starts to where it ends. */
function middlesOf(corners: Int32Array, columns: number, truth: Line, isLoop: boolean): Line {
  const middles: number[] = isLoop ? [] : [truth[0]!, truth[1]!]
  for (let n = 1; n < corners.length; n++) {
    const [p, q] = [corners[n - 1]!, corners[n]!]
    middles.push(((p % columns) + (q % columns)) / 2, (Math.floor(p / columns) + Math.floor(q / columns)) / 2)
  }
  middles.push(...(isLoop ? middles.slice(0, 2) : truth.slice(-2)))
  return Float64Array.from(middles)
}

/** Moves every point halfway between its neighbours, as far as it slides. */
function relax(border: SlidingBorder): void {
  const { line, isLoop } = border
  const last = line.length / 2 - 1
  let [x, y] = isLoop ? [line[2 * last - 2]!, line[2 * last - 1]!] : [line[0]!, line[1]!]
  for (let n = isLoop ? 0 : 1; n < last; n++) {
    const [ownX, ownY] = [line[2 * n]!, line[2 * n + 1]!]
    const [middleX, middleY] = [(x + line[2 * n + 2]!) / 2, (y + line[2 * n + 3]!) / 2]
    slide(border, n, ownX + WEIGHT * (middleX - ownX), ownY + WEIGHT * (middleY - ownY))
    x = ownX
    y = ownY
  }
  if (isLoop) line.set(line.subarray(0, 2), 2 * last)
}

/** Puts a point where it slides nearest to a place. The ends of a border are not moved by it. */
function slide({ line, home }: SlidingBorder, n: number, x: number, y: number): void {
  const [homeX, homeY] = [home[2 * n]!, home[2 * n + 1]!]
  // The middle of a horizontal edge lies between two columns of corners.
  if (Number.isInteger(homeX)) line[2 * n] = within(x, homeX)
  else line[2 * n + 1] = within(y, homeY)
}

const within = (value: number, home: number) =>
  Math.min(home + LARGEST_MOVE, Math.max(home - LARGEST_MOVE, value))

/** A place where borders end, with each of them and the number of its point there. */
type Branch = {
  readonly ends: { readonly border: SlidingBorder; readonly at: number; readonly next: number }[]
}

/** Branches that may be moved: those on the rug. */
function branchesOf(borders: readonly Border[], sliding: readonly SlidingBorder[]): Branch[] {
  const branches = new Map<number, Branch>()
  for (const [n, { corners, isLoop }] of borders.entries()) {
    if (isLoop) continue
    const border = sliding[n]!
    const last = border.line.length / 2 - 1
    for (const [corner, at, next] of [
      [corners[0]!, 0, 1],
      [corners.at(-1)!, last, last - 1],
    ] as const) {
      const branch = branches.get(corner) ?? { ends: [] }
      branch.ends.push({ border, at, next })
      branches.set(corner, branch)
    }
  }
  return [...branches.values()].filter(({ ends }) => !ends.some(({ border }) => border.isRim))
}

function relaxBranch({ ends }: Branch): void {
  const [{ border, at }] = ends as [Branch['ends'][number]] // a branch has ends
  const { line, home } = border
  let [x, y] = [0, 0]
  for (const { border: other, next } of ends) {
    x += other.line[2 * next]! / ends.length
    y += other.line[2 * next + 1]! / ends.length
  }
  x = within(line[2 * at]! + WEIGHT * (x - line[2 * at]!), home[2 * at]!)
  y = within(line[2 * at + 1]! + WEIGHT * (y - line[2 * at + 1]!), home[2 * at + 1]!)
  for (const { border: other, at: end } of ends) {
    other.line[2 * end] = x
    other.line[2 * end + 1] = y
  }
}
