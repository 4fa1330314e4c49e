import type { PileField } from './pile-field.ts'

/** The pile field's values for one row of pixels. */
export type PileFieldRow = {
  /**
   * What every pixel needs, packed in one word, because each further array costs a tenth of the field's time: sheen
   * (1/1024 of shade) << 19 | tint from which on a strand is warm << 10 | strength. Twice the width, the second half
   * mirrored: every yarn reads it from a place of its own (`YarnHabits.fieldShift`).
   */
  readonly shading: Int32Array
  /** 256 = as in the style. */
  readonly cut: Int16Array
  /** From −MOST_LAY, where the pile leans away from the light, to MOST_LAY, where it leans towards it. */
  readonly lay: Int8Array
}

export const sheenOf = (shading: number): number => shading >> 19
export const warmFrom = (shading: number): number => (shading >> 10) & 511
export const strengthOf = (shading: number): number => shading & 1023

export const MOST_LAY = 8
/** Sheen of upright pile: lower values lean away from the light, higher ones towards it. */
const UPRIGHT = -110
/** Sheen per step of the lay. */
const LAY_STEP = 18

export function pileFieldRow(width: number): PileFieldRow {
  return { shading: new Int32Array(2 * width), cut: new Int16Array(width), lay: new Int8Array(width) }
}

/** Fills `out` with the beginning of row `row` of the field; `sweep` scales the sheen. */
export function readPileFieldRow(field: PileField, row: number, sweep: number, out: PileFieldRow): void {
  const { sheen, strength, hue, cut } = field
  const { shading, cut: cutOut, lay } = out
  const width = cutOut.length
  const start = row * field.width
  const gain = Math.round(256 * sweep)
  for (let x = 0; x < width; x++) {
    const shine = sheen[start + x]!
    const warm = hue[start + x]!
    const from = warm < -127 ? 255 : warm > 127 ? 0 : 127 - warm
    const packed = (((shine * gain) >> 8) << 19) | (from << 10) | (strength[start + x]! & 1023)
    shading[x] = packed
    shading[2 * width - 1 - x] = packed
    cutOut[x] = cut[start + x]!
    lay[x] = layOf(shine)
  }
}

/** Rounded to steps in whole numbers, which is faster than `Math.round` of a fraction. */
function layOf(shine: number): number {
  const steps = ((shine - UPRIGHT + LAY_STEP / 2 + ABOVE_ZERO * LAY_STEP) / LAY_STEP) | 0
  const lay = steps - ABOVE_ZERO
  return lay < -MOST_LAY ? -MOST_LAY : lay > MOST_LAY ? MOST_LAY : lay
}
/** Steps that keep every shine positive, so that cutting the fraction off rounds down: 16 bits hold no lower one. */
const ABOVE_ZERO = 2048
