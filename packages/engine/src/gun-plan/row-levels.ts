import { type DepthField, emptyNear, NO_YARN, sow, spread } from './depth-field.ts'

/**
 * Rows of a gun lie half a gauge inside the outline of their yarn, one and a half, and so on: row `n` bounds the part
 * that is at least `n + 1/2` gauges deep. Where the middle is too narrow for two sides of a row, one line along the middle
 * takes their place: rows bound only what a small disc fits into.
 */
export type RowLevels = {
  /** The innermost row around each point, or -1. */
  readonly level: Int16Array
  /** 1 where no row passes and a line along the middle has to. */
  readonly isMiddle: Uint8Array
  /** How far each point of the belt of a row is from what that row surely bounds, in mm. */
  readonly away: Float32Array
}

/*
 * Chosen together on the catalogue (`npm run bench:gun-plan`): narrower rows save lines along the middle, and with them
 * lifts; more lines along the middle cover more, and bring the metres of line to what the area asks for.
 */
/** Depth that a row has to have within it, in gauges from the row. */
export const ROOM = 0.17
/** How little of a row's belt may be left for a line along its middle, in gauges below the row. */
const NARROW = 0.38
/** How close to a border a line along the middle ends, in gauges. */
const EDGE = 0.1
/** How far a line along the middle is from the nearest row, in gauges. */
const CLEAR = 0.55
/** Along straight borders distances are depths; the grid's error around that, in cells. */
const GRID_ERROR = 0.35

/** Finds which rows go around each point of a grid. */
export function rowLevels(field: DepthField, gauge: number): RowLevels {
  const { columns, cell, yarn, depth } = field
  const count = yarn.length
  const belts = beltsOf(field, gauge)
  const near = emptyNear(count)
  const sides = [1, columns - 1, columns, columns + 1]
  for (let at = 0; at + columns + 1 < count; at++)
    for (let side = 0; side < sides.length; side++) {
      const other = at + sides[side]!
      if (belts[at] === belts[other] || yarn[at] !== yarn[other] || yarn[at] === NO_YARN) continue
      const [low, high] = depth[at]! < depth[other]! ? [at, other] : [other, at]
      const limit = ((belts[low]! & BELT) + 0.5 + ROOM) * gauge
      const part = (limit - depth[low]!) / (depth[high]! - depth[low]!)
      const [x, y] = [low % columns, Math.floor(low / columns)]
      const [dx, dy] = [(high % columns) - x, Math.floor(high / columns) - y]
      sow(near, columns, low, x + part * dx, y + part * dy)
    }
  const asked = belts.map((belt, at) => (isAsked(belt & BELT, depth[at]!) ? belt + 1 : 0))
  spread(field, near, asked)

  /** Whether it matters how far a point is from the row above it; below, the row before it is near. */
  function isAsked(belt: number, depthMm: number): boolean {
    return belt === 0 || depthMm >= (belt + 0.5 - NARROW) * gauge - cell
  }

  const away = near.square
  const level = new Int16Array(count).fill(-1)
  const isMiddle = new Uint8Array(count)
  for (let at = 0; at < count; at++) {
    if (yarn[at] === NO_YARN) continue
    const belt = belts[at]! & BELT
    const least = (belt + 0.5 + ROOM) * gauge - depth[at]!
    const distance = Math.sqrt(away[at]!) * cell
    away[at] = asked[at] === 0 || distance - least < GRID_ERROR * cell ? least : distance
    level[at] = away[at]! <= ROOM * gauge ? belt : belt - 1
    const isDeep = depth[at]! >= (belt === 0 ? EDGE : belt + 0.5 - NARROW) * gauge
    if (isDeep && away[at]! > (ROOM + CLEAR) * gauge) isMiddle[at] = 1
  }
  return { level, isMiddle, away }
}

const BELT = 0xff

/** The belt of a row with its yarn: from what the row before surely bounds to what the row surely bounds. */
function beltsOf({ yarn, depth }: DepthField, gauge: number): Uint16Array {
  const belts = new Uint16Array(yarn.length)
  for (let at = 0; at < yarn.length; at++)
    belts[at] = (yarn[at]! << 8) | Math.min(BELT, Math.floor(depth[at]! / gauge + 0.5 - ROOM))
  return belts
}
