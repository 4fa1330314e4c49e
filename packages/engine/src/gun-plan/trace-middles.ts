import { type DepthField, toMm } from './depth-field.ts'
import { ROOM, type RowLevels } from './row-levels.ts'
import type { GunLine } from './trace-rows.ts'

/** Draws the lines along the middle of what is too narrow for rows: open lines, or a single point. */
export function traceMiddles(field: DepthField, { isMiddle }: RowLevels, gauge: number): GunLine[] {
  const { columns, cell, yarn, depth } = field
  const mask = isMiddle.slice()
  const around = [-columns, 1 - columns, 1, columns + 1, columns, columns - 1, -1, -columns - 1]
  thin(mask, yarn, around)
  const isSame = (at: number, other: number) => mask[other] === 1 && yarn[other] === yarn[at]
  const next = (at: number) => around.filter((side) => isSame(at, at + side))
  const left: number[] = []
  for (let at = 0; at < mask.length; at++) if (mask[at] === 1) left.push(at)
  const lines: GunLine[] = []
  // Lines with an end first: whatever remains is a closed one.
  for (const most of [1, 8])
    for (const start of left) {
      if (mask[start] === 0 || next(start).length > most) continue
      const points = follow(start)
      const line = smooth(
        points.flatMap((at) => [toMm(cell, at % columns), toMm(cell, Math.floor(at / columns))]),
      )
      const level = Math.floor(depth[start]! / gauge + 0.5 - ROOM)
      lines.push({ points: line, isClosed: false, level, yarn: yarn[start]! })
    }
  return lines

  /** The points from one on, straight on where lines part. */
  function follow(start: number): number[] {
    const points = [start]
    mask[start] = 0
    for (let at = start, heading = -1; ;) {
      const ways = next(at)
      if (ways.length === 0) return points
      const turn = (side: number) => {
        const apart = heading < 0 ? 0 : Math.abs(around.indexOf(side) - heading)
        // Of two ways alike the one across an edge, not a corner.
        return Math.min(apart, 8 - apart) * 2 + (around.indexOf(side) & 1)
      }
      const way = ways.reduce((best, side) => (turn(side) < turn(best) ? side : best))
      heading = around.indexOf(way)
      at += way
      points.push(at)
      mask[at] = 0
    }
  }
}

/** Sides of which one has to be free, by their numbers clockwise from the top, on either pass. */
const PASSES = [
  [
    [0, 2, 4],
    [2, 4, 6],
  ],
  [
    [0, 2, 6],
    [0, 4, 6],
  ],
] as const

/** For either pass whether a point is taken away, by which of its sides are set. */
const TABLES = PASSES.map(([one, other]) =>
  Array.from({ length: 256 }, (_, sides) => {
    const isSet = Array.from({ length: 8 }, (__, side) => (sides & (1 << side)) !== 0)
    const count = isSet.filter(Boolean).length
    const starts = isSet.filter((set, n) => !set && isSet[(n + 1) & 7]).length
    const isFree = !one.every((side) => isSet[side]) && !other.every((side) => isSet[side])
    return count >= 2 && count <= 6 && starts === 1 && isFree
  }),
)

/** Thins areas to lines one point wide (Zhang and Suen 1984). */
function thin(mask: Uint8Array, yarn: Uint8Array, around: readonly number[]): void {
  let rest: number[] = []
  for (let at = 0; at < mask.length; at++) if (mask[at] === 1) rest.push(at)
  for (let isDone = false; !isDone;) {
    isDone = true
    for (const isTaken of TABLES) {
      const gone = rest.filter((at) => {
        let sides = 0
        for (let side = 0; side < 8; side++) {
          const other = at + around[side]!
          if (mask[other] === 1 && yarn[other] === yarn[at]) sides |= 1 << side
        }
        return isTaken[sides]
      })
      if (gone.length === 0) continue
      isDone = false
      for (const at of gone) mask[at] = 0
      rest = rest.filter((at) => mask[at] === 1)
    }
  }
}

/** Takes the steps of the grid out of a line; its ends stay. */
function smooth(points: readonly number[]): Float64Array {
  let line = Float64Array.from(points)
  for (let pass = 0; pass < 4; pass++) {
    const before = line
    line = before.map((value, i) =>
      i < 2 || i >= before.length - 2 ? value : (before[i - 2]! + 2 * value + before[i + 2]!) / 4,
    )
  }
  return line
}
