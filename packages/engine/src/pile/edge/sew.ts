import { FOUR, type Cloth } from '../surface/cloth.ts'
import { setUpTufter, type Loom } from '../tile/loom.ts'
import { DIRECTION_CELL } from '../surface/row-directions.ts'
import { sewBorder } from './sew-border.ts'
import { sewField } from './sew-field.ts'
import { readPileFieldRow } from '../field/pile-field-row.ts'
import { PILE_FIELD_STEP, type PileField } from '../field/pile-field.ts'
import type { StyleRules } from '../style-rules.ts'
import type { PileTile } from '../tile/tile.ts'

/** A rug without its edge: an index per pixel, and the lot visible there. */
export type Sewn = {
  readonly indices: Uint8Array
  /** The lot visible at each pixel. Includes the cloth's margin. */
  readonly seen: Uint8Array
}

/**
 * Computes a tuft of the right yarn and shade for every pixel. Shade terms are added as integers of 1/1024 and
 * rounded to a level once, so that the result is the same on every machine. A row is processed in runs, with those
 * far from any border handled separately: most of a rug is field, where there is little to decide. The pile field
 * changes so slowly that all rows up to its next one share a row of it.
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
    if (y % PILE_FIELD_STEP === 0) readPileFieldRow(sheet, y / PILE_FIELD_STEP, rules.sweep, loom.row)
    sewRow(loom, y)
  }
  return { indices: loom.indices, seen: loom.seen }
}

/** Sews a row in runs near a border and runs of field. */
function sewRow(loom: Loom, y: number) {
  const { distance, distanceWords, far } = loom
  const { width, margin, stride } = loom.cloth
  findWays(loom, y)
  const start = (y + margin) * stride + margin
  const end = start + width
  for (let p = start; p < end;) {
    const border = p
    while (p < end && distance[p]! < far) p++
    if (p > border) sewBorder(loom, y, border - start, p - start)
    const field = p
    // Most pixels are far from any border: four at a time.
    while (p < end && distance[p] === far)
      p += (p & 3) === 0 && p + 4 <= end && distanceWords[p >> 2] === far * FOUR ? 4 : 1
    if (p > field) sewField(loom, y, field - start, p - start)
  }
}

/** Finds how the tile is read along pixel row `y`, whose tufts stand in pieces of rows in one direction. */
function findWays({ cloth, tile, directions, ways, way }: Loom, y: number) {
  const cell = DIRECTION_CELL * tile.scale
  const { columns, of } = directions
  // Directions change from row to row of pixels at other places, or a staircase of cells would show.
  const shake = (Math.imul(y, 0x9e3779b1) >>> 24) / 256
  const row = Math.max(0, Math.min(directions.rows - 1, Math.floor(y / cell + shake - 0.5))) * columns
  const shift = Math.floor((((shake * 16) % 1) - 0.5) * cell)
  let x = 0
  for (let column = 0; column < columns;) {
    const direction = of[row + column]!
    while (column < columns && of[row + column] === direction) column++
    const end = column === columns ? cloth.width : column * cell + shift
    const here = ways[direction]!
    for (; x < end; x++) way[x] = here
  }
}
