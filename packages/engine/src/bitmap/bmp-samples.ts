import { mulberry32 } from '../color/mulberry32.ts'
import type { BmpRecipe } from './bmp-fixture.ts'

const random = mulberry32(20050)
const noise = (length: number) => Uint8Array.from({ length }, () => Math.floor(random() * 256))
const palette = [0x2f6b66, 0xe6dcc8, 0xa9583c, 0x1c4148]
const masks = [0xff0000, 0xff00, 0xff, 0xff000000]

/** A small valid bitmap of noise for each kind, as seeds for fuzzing. */
export const BMP_SAMPLES: readonly BmpRecipe[] = [
  { width: 17, height: 9, bits: 1, body: noise(4 * 9), palette: palette.slice(0, 2) },
  { width: 17, height: 9, bits: 2, body: noise(8 * 9), palette },
  { width: 17, height: 9, bits: 4, body: noise(12 * 9), palette },
  { width: 17, height: 9, bits: 8, body: noise(20 * 9), palette, headerSize: 12 },
  { width: 17, height: -9, bits: 16, body: noise(36 * 9), headerSize: 64 },
  { width: 17, height: 9, bits: 24, body: noise(52 * 9) },
  { width: 17, height: 9, bits: 32, body: noise(68 * 9), compression: 6, masks },
  { width: 17, height: 9, bits: 32, body: noise(68 * 9), compression: 3, masks, headerSize: 124 },
  { width: 90, height: 90, bits: 8, body: noise(3000), compression: 1, palette },
  { width: 90, height: 90, bits: 4, body: noise(3000), compression: 2, palette },
]
