import { expect, it } from 'vitest'
import { mulberry32 } from '../color/mulberry32.ts'
import { BITMAP_REFUSALS } from './bitmap-refusal.ts'
import { bmpFile } from './bmp-fixture.ts'
import { BMP_SAMPLES } from './bmp-samples.ts'
import { decodeBmp } from './decode-bmp.ts'

const LIMITS = { maxPixels: 20_000 }
const random = mulberry32(20051)
const noise = (length: number) => Uint8Array.from({ length }, () => Math.floor(random() * 256))

/** What is wrong with the result for these bytes; null for a valid raster or a refusal. */
function flawOf(bytes: Uint8Array): string | null {
  const decoding = decodeBmp(bytes, LIMITS)
  if (!decoding.ok) return BITMAP_REFUSALS.includes(decoding.reason) ? null : `reason ${decoding.reason}`
  const { width, height, pixels } = decoding.raster
  if (pixels.length !== width * height) return `${pixels.length} pixels for ${width} × ${height}`
  if (pixels.length > LIMITS.maxPixels) return `${pixels.length} pixels`
  return pixels.every((pixel) => pixel >>> 24 === 255) ? null : 'transparent pixels'
}

it.each(BMP_SAMPLES)('decodes a valid file of $bits bits, compression $compression', (recipe) => {
  expect(decodeBmp(bmpFile(recipe), LIMITS).ok).toBe(true)
})

it.each(BMP_SAMPLES)('handles every truncation of $bits bits, compression $compression', (recipe) => {
  const file = bmpFile(recipe)
  const step = Math.max(1, Math.floor(file.length / 300))
  for (let length = 0; length < file.length; length += step) expect(flawOf(file.slice(0, length))).toBeNull()
})

it.each(BMP_SAMPLES)('handles corrupted bytes in $bits bits, compression $compression', (recipe) => {
  const file = bmpFile(recipe)
  for (let round = 0; round < 400; round++) {
    const harmed = file.slice()
    // Most corruption goes into the headers, where the decisions are made.
    const reach = round % 4 === 0 ? harmed.length : 70
    for (let n = 0; n <= round % 5; n++) harmed[Math.floor(random() * reach)] = Math.floor(random() * 256)
    expect(flawOf(harmed)).toBeNull()
  }
})

it('handles bytes that are not a bitmap at all', () => {
  for (let round = 0; round < 300; round++) {
    const bytes = noise(Math.floor(random() * 200))
    bytes.set([0x42, 0x4d].slice(0, bytes.length))
    expect(flawOf(bytes)).toBeNull()
  }
})
