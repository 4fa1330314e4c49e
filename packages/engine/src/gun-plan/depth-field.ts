import type { Line } from '../cartoon/outline-rug.ts'

/** What lies outside of the rug. */
export const NO_YARN = 255

/** The yarn of every point of a grid over a rug, and how far it is from where that yarn ends. */
export type DepthField = {
  readonly columns: number
  readonly rows: number
  /** Between neighbouring points, in mm. */
  readonly cell: number
  readonly yarn: Uint8Array
  /** In mm. */
  readonly depth: Float32Array
}

/** Points of the grid beyond the rug on each side. */
const MARGIN = 2

/** Where a column or a row of the grid is, in mm. */
export const toMm = (cell: number, at: number) => (at - MARGIN) * cell
const toGrid = (cell: number, mm: number) => mm / cell + MARGIN

export type Sides = { readonly widthMm: number; readonly lengthMm: number }

/** Lays a grid over the areas of yarns, which are closed rings in mm filled by even and odd. */
export function depthField(
  { widthMm, lengthMm }: Sides,
  areas: readonly (readonly Line[])[],
  cell: number,
): DepthField {
  const columns = Math.ceil(widthMm / cell) + 2 * MARGIN + 1
  const rows = Math.ceil(lengthMm / cell) + 2 * MARGIN + 1
  const grid = { columns, rows, cell, yarn: new Uint8Array(columns * rows).fill(NO_YARN) }
  const near = emptyNear(columns * rows)
  for (const [n, rings] of areas.entries()) {
    fillYarn(grid, rings, n)
    for (const ring of rings) sowRing(grid, near, ring)
  }
  spread(grid, near, null)
  const depth = near.square
  for (let at = 0; at < depth.length; at++) depth[at] = Math.sqrt(depth[at]!) * cell
  return { ...grid, depth }
}

/** The yarn at a place in mm: that of the nearest point of the grid. */
export function yarnAt(field: DepthField, x: number, y: number): number {
  const at = pointAt(field, x, y)
  return at < 0 ? NO_YARN : field.yarn[at]!
}

/** How deep that point is, in mm. */
export function depthAt(field: DepthField, x: number, y: number): number {
  const at = pointAt(field, x, y)
  return at < 0 ? 0 : field.depth[at]!
}

function pointAt({ columns, rows, cell }: DepthField, x: number, y: number): number {
  const [column, row] = [Math.round(toGrid(cell, x)), Math.round(toGrid(cell, y))]
  return column < 0 || row < 0 || column >= columns || row >= rows ? -1 : row * columns + column
}

type Grid = Omit<DepthField, 'depth'>

function fillYarn({ columns, rows, cell, yarn }: Grid, rings: readonly Line[], number: number): void {
  const crossings: number[] = []
  // A crossing is one number, so that sorting brings those of a row together from left to right.
  const stride = columns * 2
  for (const ring of rings)
    for (let i = 0, before = ring.length - 2; i < ring.length; before = i, i += 2) {
      const [x1, y1] = [toGrid(cell, ring[before]!), toGrid(cell, ring[before + 1]!)]
      const [x2, y2] = [toGrid(cell, ring[i]!), toGrid(cell, ring[i + 1]!)]
      const [top, bottom] = [Math.min(y1, y2), Math.max(y1, y2)]
      for (let y = Math.max(0, Math.ceil(top)); y < bottom && y < rows; y++)
        crossings.push(y * stride + x1 + ((y - y1) / (y2 - y1)) * (x2 - x1))
    }
  const sorted = Float64Array.from(crossings).sort()
  for (let n = 0; n + 1 < sorted.length; n += 2) {
    const row = Math.floor(sorted[n]! / stride)
    const from = Math.max(0, Math.ceil(sorted[n]! - row * stride))
    const to = Math.min(columns, Math.ceil(sorted[n + 1]! - row * stride))
    if (to > from) yarn.fill(number, row * columns + from, row * columns + to)
  }
}

/** The nearest place of some lines to each point of a grid, in cells, and the square of its distance. */
export type Near = { readonly x: Float32Array; readonly y: Float32Array; readonly square: Float32Array }

export const emptyNear = (count: number): Near => ({
  x: new Float32Array(count).fill(Infinity),
  y: new Float32Array(count).fill(Infinity),
  square: new Float32Array(count).fill(Infinity),
})

/** Tells a point of the grid of a place; of two places it remembers the nearer one. */
export function sow({ x, y, square }: Near, columns: number, at: number, toX: number, toY: number): void {
  const distance = ((at % columns) - toX) ** 2 + (Math.floor(at / columns) - toY) ** 2
  if (distance >= square[at]!) return
  square[at] = distance
  x[at] = toX
  y[at] = toY
}

function sowRing({ columns, cell }: Grid, near: Near, ring: Line): void {
  for (let i = 0, before = ring.length - 2; i < ring.length; before = i, i += 2) {
    const [x1, y1] = [toGrid(cell, ring[before]!), toGrid(cell, ring[before + 1]!)]
    const [dx, dy] = [toGrid(cell, ring[i]!) - x1, toGrid(cell, ring[i + 1]!) - y1]
    const steps = Math.max(1, Math.ceil(2 * Math.hypot(dx, dy)))
    for (let step = 0; step < steps; step++) {
      const [x, y] = [x1 + (dx * step) / steps, y1 + (dy * step) / steps]
      const at = Math.floor(y) * columns + Math.floor(x)
      for (const corner of [at, at + 1, at + columns, at + columns + 1]) sow(near, columns, corner, x, y)
    }
  }
}

/**
 * Passes the nearest places on from point to point, once down and once up (Danielsson's sequential distance transform
 * with eight neighbours); only between points of the same group where groups are given, none of them 0.
 */
export function spread(
  { columns, rows }: Pick<Grid, 'columns' | 'rows'>,
  near: Near,
  groups: Uint16Array | null,
): void {
  const pass = groups ? passInGroups : passToAll
  // The grid has a margin, so that no point that matters is on its edge.
  for (let y = 1; y + 1 < rows; y++) pass(near, columns, y, -columns, groups!)
  for (let y = rows - 2; y > 0; y--) pass(near, columns, y, columns, groups!)
}

/*
 * Half of a plan's time is spent in these two. What is known of the point before and of three points of the row beside
 * moves along with the point in variables, so that each is read once; where no place is known it is Infinity away.
 */

/** Asks, for each point of a row, the one before it and three of the row beside; then, backwards, the one after it. */
function passToAll({ x: nearX, y: nearY, square }: Near, columns: number, y: number, beside: number): void {
  const first = y * columns + 1
  const end = first + columns - 2
  let lastX = nearX[first - 1]!
  let lastY = nearY[first - 1]!
  let leftX = nearX[first + beside - 1]!
  let leftY = nearY[first + beside - 1]!
  let midX = nearX[first + beside]!
  let midY = nearY[first + beside]!
  for (let at = first, x = 1; at < end; at++, x++) {
    const rightX = nearX[at + beside + 1]!
    const rightY = nearY[at + beside + 1]!
    const known = square[at]!
    let least = known
    let distance = (x - lastX) * (x - lastX) + (y - lastY) * (y - lastY)
    let bestX = lastX
    let bestY = lastY
    if (distance < least) least = Math.fround(distance)
    else {
      bestX = nearX[at]!
      bestY = nearY[at]!
    }
    distance = (x - leftX) * (x - leftX) + (y - leftY) * (y - leftY)
    if (distance < least) {
      least = Math.fround(distance)
      bestX = leftX
      bestY = leftY
    }
    distance = (x - midX) * (x - midX) + (y - midY) * (y - midY)
    if (distance < least) {
      least = Math.fround(distance)
      bestX = midX
      bestY = midY
    }
    distance = (x - rightX) * (x - rightX) + (y - rightY) * (y - rightY)
    if (distance < least) {
      least = Math.fround(distance)
      bestX = rightX
      bestY = rightY
    }
    if (least < known) {
      square[at] = least
      nearX[at] = bestX
      nearY[at] = bestY
    }
    lastX = bestX
    lastY = bestY
    leftX = midX
    leftY = midY
    midX = rightX
    midY = rightY
  }
  lastX = nearX[end]!
  lastY = nearY[end]!
  for (let at = end - 1, x = columns - 2; at >= first; at--, x--) {
    const distance = (x - lastX) * (x - lastX) + (y - lastY) * (y - lastY)
    if (distance < square[at]!) {
      square[at] = distance
      nearX[at] = lastX
      nearY[at] = lastY
    } else {
      lastX = nearX[at]!
      lastY = nearY[at]!
    }
  }
}

/** The same between points of one group. */
function passInGroups(
  { x: nearX, y: nearY, square }: Near,
  columns: number,
  y: number,
  beside: number,
  groups: Uint16Array,
): void {
  const first = y * columns + 1
  const end = first + columns - 2
  for (let at = first, x = 1; at < end; at++, x++) {
    const group = groups[at]!
    if (group === 0) continue
    const known = square[at]!
    let least = known
    let best = at
    for (let n = 0, other = at - 1; n < 4; n++, other = at + beside - 2 + n) {
      if (groups[other] !== group) continue
      const dx = x - nearX[other]!
      const dy = y - nearY[other]!
      const distance = dx * dx + dy * dy
      if (distance >= least) continue
      least = Math.fround(distance)
      best = other
    }
    if (least < known) {
      square[at] = least
      nearX[at] = nearX[best]!
      nearY[at] = nearY[best]!
    }
  }
  for (let at = end - 1, x = columns - 2; at >= first; at--, x--) {
    if (groups[at] === 0 || groups[at + 1] !== groups[at]) continue
    const dx = x - nearX[at + 1]!
    const dy = y - nearY[at + 1]!
    const distance = dx * dx + dy * dy
    if (distance >= square[at]!) continue
    square[at] = distance
    nearX[at] = nearX[at + 1]!
    nearY[at] = nearY[at + 1]!
  }
}
