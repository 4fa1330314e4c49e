import { expect, it } from 'vitest'
import { mulberry32 } from '../color/mulberry32.ts'
import { BITMAP_REFUSALS } from './bitmap-refusal.ts'
import { bmpFile } from './bmp-fixture.ts'
import type { BmpRecipe } from './bmp-fixture.ts'
import { decodeBmp } from './decode-bmp.ts'

const LIMITS = { maxPixels: 20_000 }
const random = mulberry32(20050)
const noise = (length: number) => Uint8Array.from({ length }, () => Math.floor(random() * 256))
const palette = [0x2f6b66, 0xe6dcc8, 0xa9583c, 0x1c4148]
const masks = [0xff0000, 0xff00, 0xff, 0xff000000]

const RECIPES: readonly BmpRecipe[] = [
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

/** What is wrong with the answer to these bytes, which is nothing whether it is a raster or a refusal. */
function flawOf(bytes: Uint8Array): string | null {
  const decoding = decodeBmp(bytes, LIMITS)
  if (!decoding.ok) return BITMAP_REFUSALS.includes(decoding.reason) ? null : `reason ${decoding.reason}`
  const { width, height, pixels } = decoding.raster
  if (pixels.length !== width * height) return `${pixels.length} pixels for ${width} × ${height}`
  if (pixels.length > LIMITS.maxPixels) return `${pixels.length} pixels`
  return pixels.every((pixel) => pixel >>> 24 === 255) ? null : 'transparent pixels'
}

it.each(RECIPES)('reads $bits bits, compression $compression, unharmed', (recipe) => {
  expect(decodeBmp(bmpFile(recipe), LIMITS).ok).toBe(true)
})

it.each(RECIPES)('answers every truncation of $bits bits, compression $compression', (recipe) => {
  const file = bmpFile(recipe)
  const step = Math.max(1, Math.floor(file.length / 300))
  for (let length = 0; length < file.length; length += step) expect(flawOf(file.slice(0, length))).toBeNull()
})

it.each(RECIPES)('answers flipped bytes in $bits bits, compression $compression', (recipe) => {
  const file = bmpFile(recipe)
  for (let round = 0; round < 400; round++) {
    const harmed = file.slice()
    // Most of the harm goes where the decisions are taken.
    const reach = round % 4 === 0 ? harmed.length : 70
    for (let n = 0; n <= round % 5; n++) harmed[Math.floor(random() * reach)] = Math.floor(random() * 256)
    expect(flawOf(harmed)).toBeNull()
  }
})

it('answers bytes that are no bitmap at all', () => {
  for (let round = 0; round < 300; round++) {
    const bytes = noise(Math.floor(random() * 200))
    bytes.set([0x42, 0x4d].slice(0, bytes.length))
    expect(flawOf(bytes)).toBeNull()
  }
})
