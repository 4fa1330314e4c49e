import type { Cloth } from './cloth.ts'
import { LOTS_PER_YARN, MOST_LOTS, yarnOfLot } from './lots.ts'
import { GRAIN_UNIT } from '../tile/tile-units.ts'

/**
 * Small constant differences between yarns, and between the areas of one, so that neighbours never repeat the same
 * wool: `HABITS_PER_LOT` numbers of each lot, in one array.
 */
export type LotHabits = Int32Array

export const HABITS_PER_LOT = 8
/** 1/64 mm above the backing's mean pile; the same for all lots of a yarn. */
export const HEIGHT = 0
/** Converts a tile's grain into 1/1024 of shade, in 1/256. */
export const GRAIN_GAIN = 1
/** Pixel offset at which the grain is read from the tile. */
export const GRAIN_SHIFT = 2
/** Columns further along at which the pile field's shading is read: an area is tufted and brushed at once. */
export const FIELD_SHIFT = 3
/** How strongly the pile field's sheen shows, 256 = unchanged. */
export const SHEEN_GAIN = 4
/** 1/1024 of shade: dye baths differ, and areas are shorn by eye. */
export const TONE = 5
/** Depth of the carving at the lot's borders, 256 = as in the style. */
export const CARVING = 6

/** The most common yarn is the field; every other one is `step` (1/64 mm) higher. */
export function lotHabits(cloth: Cloth, step: number, tileSize: number): LotHabits {
  const field = commonest(cloth)
  const tilePixels = tileSize * tileSize
  const habits = new Int32Array(MOST_LOTS * HABITS_PER_LOT)
  for (let i = 0; i < MOST_LOTS; i++) {
    const yarn = yarnOfLot(i)
    const lot = i % LOTS_PER_YARN
    const isField = yarn === field
    const of = i * HABITS_PER_LOT
    habits[of + HEIGHT] = (isField ? 0 : step) + (((yarn * 37) % 11) - 5) * 6
    habits[of + GRAIN_GAIN] = unit((isField ? 1 : 0.62 + (0.5 * ((yarn * 5) % 7)) / 6) * LOT_GRAIN[lot]!)
    habits[of + GRAIN_SHIFT] = (yarn * 331411 + lot * 77797) % tilePixels
    const further = ((isField ? 0 : yarn * 7 + 3) % 11) / 11 + lot * 0.37
    habits[of + FIELD_SHIFT] = Math.floor(further * cloth.width) % cloth.width
    habits[of + SHEEN_GAIN] = isField ? 256 : 130 + 32 * ((yarn * 4 + 3) % 5)
    habits[of + TONE] = LOT_TONE[lot]!
    habits[of + CARVING] = LOT_CARVING[lot]!
  }
  return habits
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
