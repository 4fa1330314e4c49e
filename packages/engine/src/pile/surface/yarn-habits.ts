import type { Cloth } from './cloth.ts'
import { GRAIN_UNIT } from '../tile/tile-units.ts'

/** Small constant differences between yarns, so that neighbours never repeat the same wool. Indexed by yarn. */
export type YarnHabits = {
  /** 1/64 mm above the backing's mean pile. */
  readonly height: Int16Array
  /** Converts a tile's grain into 1/1024 of shade, in 1/256. */
  readonly grainGain: Int32Array
  /** Pixel offset at which the grain is read from the tile. */
  readonly grainShift: Int32Array
  /** Columns further along at which the pile field's shading is read: wool of one colour is tufted and brushed at once. */
  readonly fieldShift: Int32Array
  /** How strongly the pile field's sheen shows, 256 = unchanged. */
  readonly sheenGain: Int32Array
}

/** The most common yarn is the field; every other one is `step` (1/64 mm) higher. */
export function yarnHabits(cloth: Cloth, yarnCount: number, step: number, tileSize: number): YarnHabits {
  const field = commonest(cloth, yarnCount)
  const of = (value: (yarn: number) => number) => Array.from({ length: yarnCount }, (_, i) => value(i))
  const tilePixels = tileSize * tileSize
  return {
    height: Int16Array.from(of((i) => (i === field ? 0 : step) + (((i * 37) % 11) - 5) * 6)),
    grainGain: Int32Array.from(of((i) => unit(i === field ? 1 : 0.62 + (0.5 * ((i * 5) % 7)) / 6))),
    grainShift: Int32Array.from(of((i) => (i * 331411) % tilePixels)),
    fieldShift: Int32Array.from(
      of((i) => (i === field ? 0 : Math.floor((((i * 7 + 3) % 11) / 11) * cloth.width))),
    ),
    sheenGain: Int32Array.from(of((i) => (i === field ? 256 : 130 + 32 * ((i * 4 + 3) % 5)))),
  }
}

const unit = (gain: number) => Math.round((256 * 1024 * gain) / GRAIN_UNIT)

function commonest({ yarns, width, margin, stride }: Cloth, yarnCount: number): number {
  const counts = new Uint32Array(yarnCount)
  const across = width + 2 * margin
  // Every seventh pixel, counted across rows, is enough; seven shares no divisor with common widths.
  for (let start = 0, x = 0; start < yarns.length; start += stride, x -= across) {
    for (; x < across; x += 7) counts[yarns[start + x]!]!++
  }
  return counts.indexOf(Math.max(...counts))
}
