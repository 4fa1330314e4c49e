import { curveField, newCurvePlace } from '@nawl/domain/outline/curve-field'
import { organicCurve } from '@nawl/domain/outline/outline-curve'
import type { OrganicOutline } from '@nawl/domain/outline/traces'

import { SHADOW_END_M } from './edge-light.ts'

/**
 * Distances to a rug's outline on a grid of points, between which rooms interpolate, here and as a texture: reading it
 * costs as much for any curve. In the rug's own axes and metres, from its middle, towards its upper edge.
 */
export type OutlineGrid = {
  readonly columns: number
  readonly rows: number
  /** Its first point, and the distance of its points. */
  readonly fromAcross: number
  readonly fromAlong: number
  readonly cell: number
  /** For each point: metres outside the outline, the way out, and 0. */
  readonly values: Float32Array
}

/** Points along the longer side: one in nine millimetres of a rug of 2.4 m. */
const POINTS = 320
/** Beyond the shadow of a rug nobody asks how far it is. */
const REACH = 1.15 * SHADOW_END_M
const VALUES = 4

/** The grid of the last rug: a room asks for the same one in every frame. */
let last: { readonly key: string; readonly grid: OutlineGrid } | null = null

/** The distances to the outline of a rug with those sides in metres. */
export function outlineGrid(outline: OrganicOutline, widthM: number, lengthM: number): OutlineGrid {
  const key = [outline, widthM, lengthM].join()
  if (last?.key !== key) last = { key, grid: measuredGrid(outline, widthM, lengthM) }
  return last.grid
}

function measuredGrid(outline: OrganicOutline, widthM: number, lengthM: number): OutlineGrid {
  const cell = (Math.max(widthM, lengthM) + 2 * REACH) / POINTS
  const columns = Math.ceil((widthM + 2 * REACH) / cell) + 1
  const rows = Math.ceil((lengthM + 2 * REACH) / cell) + 1
  const [fromAcross, fromAlong] = [(-(columns - 1) * cell) / 2, (-(rows - 1) * cell) / 2]
  const box = { left: -widthM / 2, top: -lengthM / 2, width: widthM, height: lengthM }
  const measure = curveField(organicCurve(outline, widthM / lengthM, box))
  const place = newCurvePlace()
  const values = new Float32Array(VALUES * columns * rows)
  for (let row = 0, to = 0; row < rows; row++)
    for (let column = 0; column < columns; column++, to += VALUES) {
      // The curve's y runs down a picture, and so towards the viewer.
      measure(fromAcross + column * cell, -(fromAlong + row * cell), place)
      values[to] = -place.depth
      values[to + 1] = place.normalX
      values[to + 2] = -place.normalY
    }
  return { columns, rows, fromAcross, fromAlong, cell, values }
}

/** Reads the distance and the way out at a place of the rug; beyond the grid, that of its rim and the way to it. */
export function readOutlineGrid(
  { columns, rows, fromAcross, fromAlong, cell, values }: OutlineGrid,
  across: number,
  along: number,
  place: { distance: number; outAcross: number; outAlong: number },
): void {
  const x = (across - fromAcross) / cell
  const y = (along - fromAlong) / cell
  const withinX = Math.min(columns - 1, Math.max(0, x))
  const withinY = Math.min(rows - 1, Math.max(0, y))
  const column = Math.min(columns - 2, Math.floor(withinX))
  const row = Math.min(rows - 2, Math.floor(withinY))
  const u = withinX - column
  const v = withinY - row
  const at = VALUES * (row * columns + column)
  const below = at + VALUES * columns
  const mixed = (n: number) =>
    (values[at + n]! * (1 - u) + values[at + VALUES + n]! * u) * (1 - v) +
    (values[below + n]! * (1 - u) + values[below + VALUES + n]! * u) * v
  const outX = mixed(1)
  const outY = mixed(2)
  const long = Math.sqrt(outX * outX + outY * outY) || 1
  const beyondX = x - withinX
  const beyondY = y - withinY
  place.distance = mixed(0) + cell * Math.sqrt(beyondX * beyondX + beyondY * beyondY)
  place.outAcross = outX / long
  place.outAlong = outY / long
}
