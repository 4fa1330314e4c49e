import type { Cloth } from './cloth.ts'
import { LOTS_PER_YARN, MOST_LOTS, yarnOfLot } from './lots.ts'
import { GRAIN_UNIT } from '../tile/tile-units.ts'

/**
 * Small constant differences between yarns, and between the areas of one, so that neighbours never repeat the same
 * wool. Indexed by lot.
 */
export type LotHabits = {
  /** 1/64 mm above the backing's mean pile; the same for all lots of a yarn. */
  readonly height: Int16Array
  /** Converts a tile's grain into 1/1024 of shade, in 1/256. */
  readonly grainGain: Int32Array
  /** Pixel offset at which the grain is read from the tile. */
  readonly grainShift: Int32Array
  /** Columns further along at which the pile field's shading is read: an area is tufted and brushed at once. */
  readonly fieldShift: Int32Array
  /** How strongly the pile field's sheen shows, 256 = unchanged. */
  readonly sheenGain: Int32Array
  /** 1/1024 of shade: dye baths differ, and areas are shorn by eye. */
  readonly tone: Int16Array
  /** Depth of the carving at the lot's borders, 256 = as in the style. */
  readonly carving: Int16Array
}

/** The most common yarn is the field; every other one is `step` (1/64 mm) higher. */
export function lotHabits(cloth: Cloth, step: number, tileSize: number): LotHabits {
  const field = commonest(cloth)
  const of = (value: (yarn: number, lot: number) => number) =>
    Array.from({ length: MOST_LOTS }, (_, i) => value(yarnOfLot(i), i % LOTS_PER_YARN))
  const tilePixels = tileSize * tileSize
  return {
    height: Int16Array.from(of((i) => (i === field ? 0 : step) + (((i * 37) % 11) - 5) * 6)),
    grainGain: Int32Array.from(
      of((i, lot) => unit((i === field ? 1 : 0.62 + (0.5 * ((i * 5) % 7)) / 6) * LOT_GRAIN[lot]!)),
    ),
    grainShift: Int32Array.from(of((i, lot) => (i * 331411 + lot * 77797) % tilePixels)),
    fieldShift: Int32Array.from(
      of(
        (i, lot) =>
          Math.floor((((i === field ? 0 : i * 7 + 3) % 11) / 11 + lot * 0.37) * cloth.width) % cloth.width,
      ),
    ),
    sheenGain: Int32Array.from(of((i) => (i === field ? 256 : 130 + 32 * ((i * 4 + 3) % 5)))),
    tone: Int16Array.from(of((_, lot) => LOT_TONE[lot]!)),
    carving: Int16Array.from(of((_, lot) => LOT_CARVING[lot]!)),
  }
}

/** By lot; the means are those of lot 0, so that a yarn with many areas keeps its colour. */
const LOT_TONE = [0, 22, -22, 10, -10, 30, -30, 0] as const
const LOT_GRAIN = [1, 0.9, 1.1, 1, 0.85, 1.05, 1.15, 0.95] as const
const LOT_CARVING = [256, 330, 190, 256, 150, 300, 220, 380] as const

const unit = (gain: number) => Math.round((256 * 1024 * gain) / GRAIN_UNIT)

function commonest({ yarns, width, margin, stride }: Cloth): number {
  const counts = new Uint32Array(MOST_LOTS / LOTS_PER_YARN)
  const across = width + 2 * margin
  // Every seventh pixel, counted across rows, is enough; seven shares no divisor with common widths.
  for (let start = 0, x = 0; start < yarns.length; start += stride, x -= across) {
    for (; x < across; x += 7) counts[yarnOfLot(yarns[start + x]!)]!++
  }
  return counts.indexOf(Math.max(...counts))
}
