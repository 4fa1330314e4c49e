import type { Cloth } from '../surface/cloth.ts'
import { setUpTufter, type Loom } from '../tile/loom.ts'
import { DIRECTION_CELL } from '../surface/row-directions.ts'
import type { GrainWay } from './grain-way.ts'
import { sewBorder } from './sew-border.ts'
import { sewField } from './sew-field.ts'
import { readPileFieldRow } from '../field/pile-field-row.ts'
import type { PileField } from '../field/pile-field.ts'
import type { StyleRules } from '../style-rules.ts'
import type { PileTile } from '../tile/tile.ts'

/** A rug without its edge: an index per pixel, and the lot visible there. */
export type Sewn = {
  readonly indices: Uint8Array
  /** The lot visible at each pixel. Includes the cloth's margin. */
  readonly seen: Uint8Array
}

/** Rows that share one row of the pile field, which changes too slowly to matter. */
const SHEET_ROWS = 8

/**
 * Computes a tuft of the right yarn and shade for every pixel. Shade terms are added as integers of 1/1024 and
 * rounded to a level once, so that the result is the same on every machine. A row is processed in runs, with those
 * far from any border handled separately: most of a rug is field, where there is little to decide.
 */
export function sew(
  cloth: Cloth,
  yarnCount: number,
  tile: PileTile,
  sheet: PileField,
  rules: StyleRules,
): Sewn {
  const loom = setUpTufter(cloth, yarnCount, tile, sheet, rules)
  for (let y = 0; y < cloth.height; y++) {
    if (y % SHEET_ROWS === 0) readPileFieldRow(sheet, y, rules.sweep, loom.row)
    sewRow(loom, y)
  }
  return { indices: loom.indices, seen: loom.seen }
}

/** Sews a row piece by piece, each with tufts in rows of one direction. */
function sewRow(loom: Loom, y: number) {
  const { directions, ways, tile } = loom
  const cell = DIRECTION_CELL * tile.scale
  const { columns, of } = directions
  // Directions change from row to row of pixels at other places, or a staircase of cells would show.
  const shake = (Math.imul(y, 0x9e3779b1) >>> 24) / 256
  const row = Math.max(0, Math.min(directions.rows - 1, Math.floor(y / cell + shake - 0.5))) * columns
  const shift = Math.floor((((shake * 16) % 1) - 0.5) * cell)
  let from = 0
  for (let column = 0; column < columns;) {
    const direction = of[row + column]!
    while (column < columns && of[row + column] === direction) column++
    const to = column === columns ? loom.cloth.width : Math.max(from, column * cell + shift)
    sewPiece(loom, y, from, to, ways[direction]!)
    from = to
  }
}

function sewPiece(loom: Loom, y: number, from: number, to: number, way: GrainWay) {
  const { distance, far } = loom
  const { margin, stride } = loom.cloth
  const start = (y + margin) * stride + margin
  const end = start + to
  for (let p = start + from; p < end;) {
    const border = p
    while (p < end && distance[p]! < far) p++
    if (p > border) sewBorder(loom, y, border - start, p - start, way)
    const field = p
    while (p < end && distance[p] === far) p++
    if (p > field) sewField(loom, y, field - start, p - start, way)
  }
}
