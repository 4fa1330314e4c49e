import type { Cloth } from './cloth.ts'
import { DAYLIGHT } from './daylight.ts'
import { borderDistance } from './distance.ts'
import { chamferCap, relief, type Relief } from './relief.ts'
import { levelLookup, shadeLevels } from './shade-levels.ts'
import { sheetRow, type SheetRow } from './sheet-row.ts'
import type { Sheet } from './sheet.ts'
import type { StyleRules } from './style-rules.ts'
import { MM_PER_PIXEL } from './tile-units.ts'
import type { PileTile } from './tile.ts'
import { yarnHabits, type YarnHabits } from './yarn-habits.ts'

/** All that sewing a rug reads and writes, row by row. */
export type Loom = {
  readonly cloth: Cloth
  readonly tile: PileTile
  readonly habits: YarnHabits
  readonly relief: Relief
  readonly distance: Uint8Array
  /** The distance in the field: farther from any border than a tuft's root and its stray fibres. */
  readonly far: number
  readonly strayStep: Int32Array
  /** With the cloth's margin, the yarn that is seen, once a row is sewn. */
  readonly seen: Uint8Array
  readonly row: SheetRow
  /** A random byte per tuft of the row. */
  readonly hash: Uint8Array
  /** Shade from the borders, 1/1024. */
  readonly carved: Int16Array
  readonly levels: number
  readonly lookup: Uint8Array
  readonly indices: Uint8Array
}

export function setUpLoom(
  cloth: Cloth,
  yarnCount: number,
  tile: PileTile,
  sheet: Sheet,
  rules: StyleRules,
): Loom {
  const { width, height, stride, rows } = cloth
  const levels = shadeLevels(yarnCount)
  const far = chamferCap(sheet.scale)
  return {
    cloth,
    tile,
    habits: yarnHabits(cloth, yarnCount, rules.step, tile.size),
    relief: relief(rules, sheet.scale, stride, rows),
    distance: borderDistance(cloth, far),
    far,
    strayStep: straySteps(rules.strays ? sheet.scale : 0, stride),
    seen: cloth.yarns.slice(),
    row: sheetRow(width),
    hash: new Uint8Array(width),
    carved: new Int16Array(width),
    levels,
    lookup: levelLookup(levels),
    indices: new Uint8Array(width * height),
  }
}

/**
 * A random byte for the tuft rooted in column `x` and row `y` of a cloth `across` pixels wide
 * with its margins. Where the cloth lies in memory is nothing to the wool.
 */
export const tuftHash = (x: number, y: number, across: number): number =>
  Math.imul(y * across + x, 0x9e3779b1) >>> 24

/** Where a fibre that strays by so many quarters of a mm is rooted, seen from its tuft; scale 0: none stray. */
function straySteps(scale: 0 | 1 | 2, stride: number): Int32Array {
  return Int32Array.from({ length: 16 }, (_, quarters) => {
    const pixels = (quarters / 4 / MM_PER_PIXEL) * scale
    return Math.round(DAYLIGHT.y * pixels) * stride + Math.round(DAYLIGHT.x * pixels)
  })
}
