import type { Cloth } from '../surface/cloth.ts'
import { DAYLIGHT } from '../surface/daylight.ts'
import { borderDistance } from '../edge/distance.ts'
import { chamferCap, relief, type Relief } from '../surface/relief.ts'
import { levelLookup, shadeLevels } from '../shade/shade-levels.ts'
import { MOST_LAY, pileFieldRow, type PileFieldRow } from '../field/pile-field-row.ts'
import { grainWays, type GrainWay } from './grain-way.ts'
import type { PileField } from '../field/pile-field.ts'
import type { StyleRules } from '../style-rules.ts'
import { MM_PER_PIXEL } from './tile-units.ts'
import type { PileTile } from './tile.ts'
import { lotHabits, type LotHabits } from '../surface/lot-habits.ts'
import { rowDirections, type RowDirections } from '../surface/row-directions.ts'

/** Everything that tufting a rug reads and writes, row by row. */
export type Loom = {
  /** Of lots, not of yarns. */
  readonly cloth: Cloth
  readonly tile: PileTile
  readonly habits: LotHabits
  readonly directions: RowDirections
  /** Of the current row: how the tile is read at each pixel. */
  readonly way: Int32Array
  /** How the tile is read, by direction. */
  readonly ways: readonly GrainWay[]
  readonly relief: Relief
  readonly distance: Uint8Array
  /** A view of the same memory, four pixels per word. */
  readonly distanceWords: Int32Array
  /** Distance of the field: farther from any border than a tuft's root and its stray fibres. */
  readonly far: number
  readonly strayStep: Int32Array
  /** The visible lot, including the cloth's margin, once a row is done. */
  readonly seen: Uint8Array
  readonly row: PileFieldRow
  readonly levels: number
  readonly lookup: Uint8Array
  readonly indices: Uint8Array
}

export function setUpTufter(
  cloth: Cloth,
  yarnCount: number,
  tile: PileTile,
  sheet: PileField,
  rules: StyleRules,
): Loom {
  const { width, height, stride } = cloth
  const levels = shadeLevels(yarnCount)
  const far = chamferCap(sheet.scale)
  const directions = rowDirections(cloth, sheet.scale)
  const distance = borderDistance(cloth, far)
  return {
    cloth,
    tile,
    habits: lotHabits(cloth, rules.step, tile.size),
    directions,
    way: new Int32Array(width),
    ways: grainWays(tile),
    relief: relief(rules, sheet.scale, stride),
    distance,
    distanceWords: new Int32Array(distance.buffer),
    far,
    strayStep: straySteps((rules.bloom / MM_PER_PIXEL) * sheet.scale, stride),
    seen: cloth.yarns.slice(),
    row: pileFieldRow(width),
    levels,
    lookup: levelLookup(levels),
    indices: new Uint8Array(width * height),
  }
}

/**
 * Position of a fibre's root relative to its tuft, by the lay of the pile (16 entries each, from −MOST_LAY) and the
 * tile's `stray`: what leans towards the light comes from the opposite side.
 */
function straySteps(pixelsPerStep: number, stride: number): Int32Array {
  return Int32Array.from({ length: (2 * MOST_LAY + 1) * 16 }, (_, i) => {
    const lay = ((i >> 4) - MOST_LAY) / MOST_LAY
    const pixels = (8 - (i & 15)) * lay * pixelsPerStep
    return Math.round(DAYLIGHT.y * pixels) * stride + Math.round(DAYLIGHT.x * pixels)
  })
}
