import type { Cloth } from './cloth.ts'
import { CLUMP_UNIT, FINE_UNIT } from './tile-units.ts'

/**
 * Small constant differences between yarns, so that two neighbours never repeat the same
 * wool. Indexed by yarn.
 */
export type YarnHabits = {
  /** 1/64 mm above the backing's mean pile. */
  readonly height: Int16Array
  /** Turns a tile's strand shade into 1/1024, in 1/256. */
  readonly fineGain: Int32Array
  readonly clumpGain: Int32Array
  /** Pixels by which the clumps are taken from elsewhere in the tile. */
  readonly clumpShift: Int32Array
  /** Pixels by which the yarn's own sheen is shifted along the rug. */
  readonly sheenShift: Int32Array
}

/** The commonest yarn is the field; every other one stands `step` (1/64 mm) above it. */
export function yarnHabits(cloth: Cloth, yarnCount: number, step: number, tileSize: number): YarnHabits {
  const field = commonest(cloth, yarnCount)
  const of = (value: (yarn: number) => number) => Array.from({ length: yarnCount }, (_, i) => value(i))
  const tilePixels = tileSize * tileSize
  return {
    height: Int16Array.from(of((i) => (i === field ? 0 : step) + (((i * 37) % 11) - 5) * 6)),
    fineGain: Int32Array.from(of((i) => unit(FINE_UNIT, 0.88 + (0.3 * ((i * 5) % 7)) / 6))),
    clumpGain: Int32Array.from(of((i) => unit(CLUMP_UNIT, 0.75 + (0.6 * ((i * 3 + 2) % 5)) / 4))),
    clumpShift: Int32Array.from(of((i) => (i * 526552 + 977) % tilePixels)),
    sheenShift: Int32Array.from(of((i) => (i * 367 + 91) % cloth.width)),
  }
}

const unit = (perShade: number, gain: number) => Math.round((256 * 1024 * gain) / perShade)

function commonest({ yarns, width, margin, stride }: Cloth, yarnCount: number): number {
  const counts = new Uint32Array(yarnCount)
  const across = width + 2 * margin
  // Every seventh pixel, counted on from row to row, settles it, and seven shares no divisor with common widths.
  for (let start = 0, x = 0; start < yarns.length; start += stride, x -= across) {
    for (; x < across; x += 7) counts[yarns[start + x]!]!++
  }
  return counts.indexOf(Math.max(...counts))
}
