import { depthAt, type DepthField, yarnAt } from './depth-field.ts'
import { growTree, nearestPoint, type RowTree, walkTree, wayDown } from './join-rows.ts'
import type { Crossing } from './neighbours.ts'
import type { GunLine } from './trace-rows.ts'

/** Lines that are joined in groups; in each group outlines come first. Points in mm. */
export type Group = readonly Float64Array[]

/** A line along the middle is left out where rows around it cover as much: if shorter than this, in gauges. */
const SHORTEST = 4
/** The same where no row fits, and nothing else is there. */
const SHORTEST_ALONE = 0.5
/** How far the gun goes on tufting from line to line, in gauges. */
const LONGEST_STEP = 2.2
/** Where a step from line to line is looked at, and how far from a border it stays there, in gauges. */
const STEPS = [0.1, 0.3, 0.5, 0.7, 0.9] as const
const CLEAR = 0.12
/** Steps of a quarter gauge that a row ends before where it began. */
const GAP = 2

/** Joins the lines of one yarn so that the gun is lifted seldom. */
export function strokesOf(
  lines: readonly GunLine[],
  neighbours: readonly Crossing[][],
  field: DepthField,
  gauge: number,
): Group[] {
  return groupsOf(lines, neighbours).map((group) => joinGroup(group))

  function joinGroup(group: readonly number[]): Group {
    const lengthOf = new Map(group.map((n) => [n, lineLength(lines[n]!)]))
    const byLength = (a: number, b: number) => lengthOf.get(b)! - lengthOf.get(a)!
    const rows = group.filter((n) => lines[n]!.isClosed)
    const outlines = rows.filter((n) => lines[n]!.level === 0).sort(byLength)
    const isLong = (n: number) =>
      lengthOf.get(n)! >= (lines[n]!.level > 0 ? SHORTEST : SHORTEST_ALONE) * gauge || group.length === 1
    const middles = new Set(group.filter((n) => !lines[n]!.isClosed && (rows.length === 0 || isLong(n))))
    const fill = new Set(
      rows.filter((n) => lines[n]!.level > 0).sort((a, b) => lines[a]!.level - lines[b]!.level),
    )
    const trees = outlines.map((n) => growTree(n, neighbours, fill))
    for (const n of fill) trees.push(growTree(n, neighbours, fill))
    const [plain, rich] = [
      trees.filter(({ inner }) => inner.length === 0),
      trees.filter(({ inner }) => inner.length > 0),
    ]
    const strokes = [...plain, ...rich].map((tree) => {
      const tail = tailOf(tree, middles)
      const path = walkTree(lines, wayDown(tree, tail?.row ?? null), tail?.seam ?? null, GAP)
      if (tail) addMiddle(path, tail.middle, middles)
      return path
    })
    for (const middle of middles) {
      const path: number[] = []
      addMiddle(path, middle, middles)
      strokes.push(path)
    }
    return strokes.flatMap((path) => unbroken(path))
  }

  /** A line along the middle that the gun can go on with after the last row, and which row that is then. */
  function tailOf(tree: RowTree, middles: ReadonlySet<number>) {
    if (middles.size === 0) return null
    const rows = [tree]
    for (const at of rows) rows.push(...at.inner.map(({ tree: inner }) => inner))
    let best: { row: number; seam: number; middle: number; length: number } | null = null
    for (const { line: row } of rows)
      for (const { to, here, there } of neighbours[row]!) {
        if (!middles.has(to)) continue
        const { points } = lines[to]!
        const last = points.length / 2 - 1
        const length = lineLength(lines[to]!)
        // Only from one of its ends, or a part of it would be left.
        if (Math.min(there, last - there) > 2 * GAP || (best && best.length >= length)) continue
        best = { row, seam: here, middle: to, length }
      }
    return best
  }

  /** Goes along a line from its nearer end, and on to lines beside its other end. */
  function addMiddle(path: number[], first: number, middles: Set<number>): void {
    for (let at: number | undefined = first; at !== undefined;) {
      middles.delete(at)
      const { points } = lines[at]!
      const count = points.length / 2
      const [x, y] = path.length > 0 ? path.slice(-2) : upstream(points)
      const isBackward =
        nearestPoint(Float64Array.of(...points.subarray(0, 2), ...points.subarray(-2)), x!, y!).at === 1
      for (let n = 0; n < count; n++) {
        const from = 2 * (isBackward ? count - 1 - n : n)
        path.push(points[from]!, points[from + 1]!)
      }
      const end = isBackward ? 0 : count - 1
      at = neighbours[at]!.find(({ to, here, there }) => {
        if (!middles.has(to) || Math.abs(here - end) > GAP) return false
        const last = lines[to]!.points.length / 2 - 1
        return Math.min(there, last - there) <= GAP
      })?.to
    }
  }

  /** Lines are tufted from the top, as the pile leans. */
  function upstream(points: Float64Array): readonly number[] {
    return points[1]! <= points.at(-1)! ? [points[0]!, points[1]!] : [points.at(-2)!, points.at(-1)!]
  }

  function isClearAt(x: number, y: number, of: number): boolean {
    return yarnAt(field, x, y) === of && depthAt(field, x, y) >= CLEAR * gauge
  }

  /** The parts of a path between which the gun has to be lifted: it never tufts over another yarn. */
  function unbroken(path: readonly number[]): Float64Array[] {
    const parts: Float64Array[] = []
    let from = 0
    const of = yarnAt(field, path[0]!, path[1]!)
    for (let i = 2; i < path.length; i += 2) {
      const [x, y] = [path[i - 2]!, path[i - 1]!]
      const [dx, dy] = [path[i]! - x, path[i + 1]! - y]
      const step = Math.hypot(dx, dy)
      if (step < gauge / 2) continue
      const isWithin = STEPS.every((part) => isClearAt(x + part * dx, y + part * dy, of))
      if (isWithin && step <= LONGEST_STEP * gauge) continue
      parts.push(Float64Array.from(path.slice(from, i)))
      from = i
    }
    parts.push(Float64Array.from(path.slice(from)))
    return parts
  }
}

export function lineLength({ points, isClosed }: Pick<GunLine, 'points' | 'isClosed'>): number {
  let length = 0
  for (let i = 2; i < points.length; i += 2)
    length += Math.hypot(points[i]! - points[i - 2]!, points[i + 1]! - points[i - 1]!)
  if (isClosed) length += Math.hypot(points[0]! - points.at(-2)!, points[1]! - points.at(-1)!)
  return length
}

/** Lines that are reached from each other. */
function groupsOf(lines: readonly GunLine[], neighbours: readonly Crossing[][]): number[][] {
  const isSeen = new Uint8Array(lines.length)
  const groups: number[][] = []
  for (let start = 0; start < lines.length; start++) {
    if (isSeen[start] === 1) continue
    isSeen[start] = 1
    const group = [start]
    for (const line of group)
      for (const { to } of neighbours[line]!)
        if (isSeen[to] === 0) {
          isSeen[to] = 1
          group.push(to)
        }
    groups.push(group)
  }
  return groups
}
