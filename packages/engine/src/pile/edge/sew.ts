import type { Cloth } from '../surface/cloth.ts'
import { setUpTufter, type Loom } from '../tile/loom.ts'
import { sewBorder } from './sew-border.ts'
import { sewField } from './sew-field.ts'
import { readPileFieldRow } from '../field/pile-field-row.ts'
import type { PileField } from '../field/pile-field.ts'
import type { StyleRules } from '../style-rules.ts'
import type { PileTile } from '../tile/tile.ts'

/** A rug without its edge: an index per pixel, and the yarn visible there. */
export type Sewn = {
  readonly indices: Uint8Array
  /** Includes the cloth's margin. */
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

function sewRow(loom: Loom, y: number) {
  const { distance, far } = loom
  const { width, margin, stride } = loom.cloth
  const start = (y + margin) * stride + margin
  const end = start + width
  for (let p = start; p < end;) {
    const border = p
    while (p < end && distance[p]! < far) p++
    if (p > border) sewBorder(loom, y, border - start, p - start)
    const field = p
    while (p < end && distance[p] === far) p++
    if (p > field) sewField(loom, y, field - start, p - start)
  }
}
