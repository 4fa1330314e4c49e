import { describe, expect, it } from 'vitest'
import { bmpFile } from './bmp-fixture.ts'
import type { BmpRecipe } from './bmp-fixture.ts'
import { decodeBmp } from './decode-bmp.ts'

const LIMITS = { maxPixels: 100_000 }
const RED = 0xffff0000
const GREEN = 0xff00ff00
const BLUE = 0xff0000ff
const WHITE = 0xffffffff
const BLACK = 0xff000000
const FOUR = [0xff0000, 0x00ff00, 0x0000ff, 0xffffff]

function pixelsOf(recipe: BmpRecipe): number[] {
  const decoding = decodeBmp(bmpFile(recipe), LIMITS)
  if (!decoding.ok) throw new Error(decoding.reason)
  expect(decoding.raster.width).toBe(recipe.width)
  expect(decoding.raster.height).toBe(Math.abs(recipe.height))
  return [...decoding.raster.pixels]
}

describe('24 bits', () => {
  // Two rows of two, the lower first, blue first, each row padded to eight bytes.
  const body = [255, 0, 0, 255, 255, 255, 0, 0, 0, 0, 255, 0, 255, 0, 0, 0]

  it('reads rows from the bottom up', () => {
    expect(pixelsOf({ width: 2, height: 2, bits: 24, body })).toEqual([RED, GREEN, BLUE, WHITE])
  })

  it('reads rows from the top down when the height is negative', () => {
    expect(pixelsOf({ width: 2, height: -2, bits: 24, body })).toEqual([BLUE, WHITE, RED, GREEN])
  })

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('reads every pixel of a row of %i', (width) => {
    const row = Array.from({ length: Math.ceil((width * 3) / 4) * 4 }, (_, n) => n + 1)
    const expected = Array.from(
      { length: width },
      (_, x) => (0xff000000 | ((3 * x + 3) << 16) | ((3 * x + 2) << 8) | (3 * x + 1)) >>> 0,
    )
    for (const gap of [0, 1, 2, 3]) {
      expect(pixelsOf({ width, height: 1, bits: 24, body: row, gap })).toEqual(expected)
    }
  })

  it('accepts a last row without padding', () => {
    const pixels = pixelsOf({ width: 2, height: 2, bits: 24, body: body.slice(0, 14) })
    expect(pixels).toEqual([RED, GREEN, BLUE, WHITE])
  })

  it.each([12, 16, 40, 64, 108, 124] as const)('reads the same after a header of %i bytes', (headerSize) => {
    const pixels = pixelsOf({ width: 2, height: 2, bits: 24, body, headerSize })
    expect(pixels).toEqual([RED, GREEN, BLUE, WHITE])
  })

  it('assumes pixels after the tables when the file gives no offset', () => {
    const pixels = pixelsOf({ width: 2, height: 2, bits: 24, body, pixelOffset: 0 })
    expect(pixels).toEqual([RED, GREEN, BLUE, WHITE])
  })

  it('reads the first picture of an OS/2 bitmap array', () => {
    const single = bmpFile({ width: 2, height: 2, bits: 24, body, pixelOffset: 68 })
    const decoding = decodeBmp(Uint8Array.from([0x42, 0x41, ...new Uint8Array(12), ...single]), LIMITS)
    expect(decoding.ok && [...decoding.raster.pixels]).toEqual([RED, GREEN, BLUE, WHITE])
  })
})

describe('palettes', () => {
  const inOrder = [RED, GREEN, BLUE, WHITE]

  it.each([
    [1, [0b01000000, 0, 0, 0], [RED, GREEN]],
    [2, [0b00011011, 0, 0, 0], inOrder],
    [4, [0x01, 0x23, 0, 0], inOrder],
    [8, [0, 1, 2, 3], inOrder],
  ])('read %i bits per pixel', (bits, body, expected) => {
    expect(
      pixelsOf({ width: expected.length, height: 1, bits, body, palette: FOUR.slice(0, 2 ** bits) }),
    ).toEqual(expected)
  })

  it('have entries of three bytes in OS/2 files', () => {
    const recipe = { width: 4, height: 1, bits: 8, body: [0, 1, 2, 3], headerSize: 12 } as const
    expect(pixelsOf({ ...recipe, palette: FOUR })).toEqual(inOrder)
  })

  it('may have gaps before the pixels', () => {
    expect(pixelsOf({ width: 4, height: 1, bits: 8, body: [0, 1, 2, 3], palette: FOUR, gap: 101 })).toEqual(
      inOrder,
    )
  })

  it('may have more entries than a pixel can address', () => {
    const palette = [...FOUR, ...Array.from({ length: 300 }, () => 0x123456)]
    expect(pixelsOf({ width: 4, height: 1, bits: 8, body: [0, 1, 2, 3], palette })).toEqual(inOrder)
  })

  it('show black for an index past the end', () => {
    expect(pixelsOf({ width: 4, height: 1, bits: 8, body: [0, 4, 255, 3], palette: FOUR })).toEqual([
      RED,
      BLACK,
      BLACK,
      WHITE,
    ])
  })

  it('are shorter than declared when the pixels begin inside', () => {
    const recipe = { width: 4, height: 1, bits: 8, body: [0, 1, 2, 3], palette: FOUR }
    expect(pixelsOf({ ...recipe, declaredColors: 256 })).toEqual(inOrder)
  })
})

describe('run lengths', () => {
  const rle8 = { width: 4, height: 2, bits: 8, compression: 1, palette: FOUR }

  it('expand runs and literals', () => {
    const body = [4, 1, 0, 0, 0, 3, 0, 1, 2, 0, 1, 3, 0, 1]
    expect(pixelsOf({ ...rle8, body })).toEqual([RED, GREEN, BLUE, WHITE, GREEN, GREEN, GREEN, GREEN])
  })

  it('leave index 0 where a delta or an early end skips', () => {
    const body = [1, 1, 0, 2, 1, 1, 1, 2, 0, 1]
    expect(pixelsOf({ ...rle8, body })).toEqual([RED, RED, BLUE, RED, GREEN, RED, RED, RED])
  })

  it('cut a run at the end of its row', () => {
    expect(pixelsOf({ ...rle8, body: [255, 2, 0, 1] })).toEqual([RED, RED, RED, RED, BLUE, BLUE, BLUE, BLUE])
  })

  it('alternate the two halves of an RLE4 byte, and pad literals to a word', () => {
    const body = [3, 0x12, 0, 0, 0, 3, 0x01, 0x20, 1, 0x30, 0, 1]
    expect(pixelsOf({ ...rle8, bits: 4, compression: 2, body })).toEqual([
      RED,
      GREEN,
      BLUE,
      WHITE,
      GREEN,
      BLUE,
      GREEN,
      RED,
    ])
  })

  it('end with the bytes when no end is marked', () => {
    expect(pixelsOf({ ...rle8, body: [2, 1] })).toEqual([RED, RED, RED, RED, GREEN, GREEN, RED, RED])
    expect(pixelsOf({ ...rle8, body: [0, 200, 1] }).slice(4)).toEqual([GREEN, RED, RED, RED])
  })
})

describe('channel masks', () => {
  const word = (value: number) => [value & 255, (value >>> 8) & 255, (value >>> 16) & 255, value >>> 24]

  it('read 16 bits as 5-5-5 without masks', () => {
    const body = [...word(0x7c00 | (0x83e0 << 16))]
    expect(pixelsOf({ width: 2, height: 1, bits: 16, body })).toEqual([RED, GREEN])
  })

  it('stretch 5-6-5 to the full range', () => {
    const masks = [0xf800, 0x07e0, 0x001f]
    const body = [...word(0xf800 | (0x07e0 << 16)), ...word(0x8410 | (0xffff << 16))]
    expect(pixelsOf({ width: 4, height: 1, bits: 16, compression: 3, masks, body })).toEqual([
      RED,
      GREEN,
      0xff848284,
      WHITE,
    ])
  })

  it('ignore the fourth byte of 32 bits without masks', () => {
    const body = [...word(0x00ff0000), ...word(0x7f00ff00)]
    expect(pixelsOf({ width: 2, height: 1, bits: 32, body })).toEqual([RED, GREEN])
  })

  it('allow channels in any order and of ten bits', () => {
    const masks = [0x000003ff, 0x000ffc00, 0x3ff00000]
    const body = [...word(0x3ff), ...word(0x000ffc00), ...word(0x3ff00000)]
    expect(pixelsOf({ width: 3, height: 1, bits: 32, compression: 3, masks, body })).toEqual([
      RED,
      GREEN,
      BLUE,
    ])
  })

  it.each([
    ['an alpha mask after the header', { headerSize: 40, compression: 6 }],
    ['version 3', { headerSize: 56, compression: 3 }],
    ['version 5', { headerSize: 124, compression: 3 }],
  ] as const)('lays transparency on white: %s', (_, kind) => {
    const masks = [0xff0000, 0x00ff00, 0x0000ff, 0xff000000]
    const body = [...word(0xffff0000), ...word(0x8000ff00), ...word(0x000000ff)]
    expect(pixelsOf({ ...kind, width: 3, height: 1, bits: 32, masks, body })).toEqual([
      RED,
      0xff7fff7f,
      WHITE,
    ])
  })

  it('treat an empty alpha channel as opaque', () => {
    const masks = [0xff0000, 0x00ff00, 0x0000ff, 0xff000000]
    const body = [...word(0x00ff0000), ...word(0x0000ff00)]
    expect(pixelsOf({ width: 2, height: 1, bits: 32, headerSize: 108, compression: 3, masks, body })).toEqual(
      [RED, GREEN],
    )
  })
})
