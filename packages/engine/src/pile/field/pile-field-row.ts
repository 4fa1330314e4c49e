import { PILE_FIELD_STEP, type PileField } from './pile-field.ts'

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

/** Fills `out` for pixel row `y`; `sweep` scales the sheen. */
export function readPileFieldRow(sheet: PileField, y: number, sweep: number, out: PileFieldRow): void {
  const { width } = sheet
  const row = Math.floor(y / PILE_FIELD_STEP)
  const later = y - row * PILE_FIELD_STEP
  const sooner = PILE_FIELD_STEP - later
  const a = row * width
  const b = a + width
  const { sheen, strength, hue, cut } = sheet
  const { shading, cut: cutOut, lay } = out
  const gain = Math.round(256 * sweep)
  for (let x = 0; x < width; x++) {
    const shine = (sheen[a + x]! * sooner + sheen[b + x]! * later) >> 3
    const strong = (strength[a + x]! * sooner + strength[b + x]! * later) >> 3
    const warm = (hue[a + x]! * sooner + hue[b + x]! * later) >> 3
    const from = warm < -127 ? 255 : warm > 127 ? 0 : 127 - warm
    const packed = (((shine * gain) >> 8) << 19) | (from << 10) | (strong & 1023)
    shading[x] = packed
    shading[2 * width - 1 - x] = packed
    cutOut[x] = (cut[a + x]! * sooner + cut[b + x]! * later) >> 3
    lay[x] = Math.max(-MOST_LAY, Math.min(MOST_LAY, Math.round((shine - UPRIGHT) / LAY_STEP)))
  }
}
