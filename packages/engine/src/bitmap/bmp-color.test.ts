import { expect, it } from 'vitest'

import { type BmpRecipe, bmpFile } from './bmp-fixture.ts'
import { decodeBmp } from './decode-bmp.ts'
import { readBmpHeader } from './read-bmp-header.ts'

const LIMITS = { maxPixels: 1000 }
const SRGB = [
  [0.64, 0.33, 0.03],
  [0.3, 0.6, 0.1],
  [0.15, 0.06, 0.79],
]
/** Primaries of Display P3 (SMPTE EG 432-1) and, as XYZ of full red, green and blue, of Adobe RGB (1998), 4.3.5.3. */
const P3 = [
  [0.68, 0.32, 0],
  [0.265, 0.69, 0.045],
  [0.15, 0.06, 0.79],
]
const ADOBE = [
  [0.57667, 0.29734, 0.02703],
  [0.18556, 0.62736, 0.07069],
  [0.18823, 0.07529, 0.99134],
]

const fixed = (value: number, bits: number) => Math.round(value * 2 ** bits) >>> 0

function calibrated(ends: readonly (readonly number[])[], gamma: number): BmpRecipe['words'] {
  const points = ends.flat().map((part, n) => [60 + 4 * n, fixed(part, 30)])
  const gammas = [96, 100, 104].map((offset) => [offset, fixed(gamma, 16)])
  return { 56: 0, ...Object.fromEntries([...points, ...gammas]) }
}

/** One pixel of 0xRRGGBB, decoded. */
function decoded(rgb: number, headerSize: 108 | 124, words: BmpRecipe['words'] = {}): number[] {
  const body = [rgb & 255, (rgb >> 8) & 255, rgb >> 16, 0]
  const file = bmpFile({ width: 1, height: 1, bits: 24, body, headerSize, words })
  const decoding = decodeBmp(file, LIMITS)
  if (!decoding.ok) throw new Error(decoding.reason)
  const pixel = decoding.raster.pixels[0]!
  return [pixel >>> 24, (pixel >>> 16) & 255, (pixel >>> 8) & 255, pixel & 255]
}

it('leaves white, black and sRGB with a gamma of 2.2 where they are', () => {
  for (const headerSize of [108, 124] as const)
    for (const [ends, gamma] of [
      [SRGB, 2.2],
      [P3, 1.8],
      [ADOBE, 2.2],
    ] as const) {
      expect(decoded(0xffffff, headerSize, calibrated(ends, gamma))).toEqual([255, 255, 255, 255])
      expect(decoded(0x000000, headerSize, calibrated(ends, gamma))).toEqual([255, 0, 0, 0])
    }
  const near = decoded(0xa8452f, 108, calibrated(SRGB, 2.2))
  for (const [n, value] of [255, 0xa8, 0x45, 0x2f].entries())
    expect(Math.abs(near[n]! - value)).toBeLessThan(5)
})

it('reads wider primaries as the colours they are, clamped to sRGB', () => {
  // CSS Color 4: color(display-p3 0.5 0.3 0.2) and its neighbours, with P3's curve taken as a gamma of 2.2.
  expect(decoded(0x00ff00, 108, calibrated(P3, 2.2))).toEqual([255, 0, 255, 0])
  const [, red, green, blue] = decoded(0x804d33, 108, calibrated(P3, 2.2))
  expect(red!).toBeGreaterThan(0x84)
  expect(green!).toBeLessThan(0x4d)
  expect(blue!).toBeLessThan(0x33)
  // Adobe RGB's green is far outside sRGB; its red of (219, 0, 0) is sRGB's full red.
  const [, ...adobeRed] = decoded(0xdb0000, 108, calibrated(ADOBE, 2.19921875))
  expect(adobeRed[0]!).toBeGreaterThan(253)
  expect(adobeRed[1]!).toBeLessThan(8)
})

it('reads a linear bitmap by its gamma of one', () => {
  expect(decoded(0x363636, 108, calibrated(SRGB, 1))).toEqual([255, 127, 127, 127])
})

it.each([
  ['zeros', {}],
  ['no gamma', calibrated(SRGB, 0)],
  ['a gamma of fifty', calibrated(SRGB, 50)],
  ['one colour three times', calibrated([SRGB[0]!, SRGB[0]!, SRGB[0]!], 2.2)],
  ['negative colours', calibrated([[-0.5, -0.3, 1.8], SRGB[1]!, SRGB[2]!], 2.2)],
  ['sRGB', { ...calibrated(P3, 1), 56: 0x73524742 }],
  ['Windows colours', { ...calibrated(P3, 1), 56: 0x57696e20 }],
  ['a profile on a disk', { ...calibrated(P3, 1), 56: 0x4c494e4b }],
])('takes for sRGB a header with %s', (_, words) => {
  expect(decoded(0xa8452f, 124, words)).toEqual([255, 0xa8, 0x45, 0x2f])
})

it('finds an embedded profile, unless it is cut off, too small or too large', () => {
  const recipe = { width: 1, height: 1, bits: 24, body: [0, 0, 0, 0], headerSize: 124 } as const
  const profile = new Uint8Array(300).fill(7)
  const colorOf = (file: Uint8Array) => {
    const reading = readBmpHeader(file, file.length, LIMITS)
    return reading.ok && reading.header.color
  }
  expect(colorOf(bmpFile({ ...recipe, profile }))).toEqual({ kind: 'profile', offset: 142, bytes: 300 })
  expect(colorOf(bmpFile({ ...recipe, profile }).slice(0, -1))).toEqual({ kind: 'srgb' })
  for (const bytes of [0, 127, 5 * 2 ** 20, 0xffffffff])
    expect(colorOf(bmpFile({ ...recipe, profile, words: { 116: bytes } }))).toEqual({ kind: 'srgb' })
  expect(colorOf(bmpFile({ ...recipe, headerSize: 108, words: { 56: 0x4d424544 } }))).toEqual({
    kind: 'srgb',
  })
})
