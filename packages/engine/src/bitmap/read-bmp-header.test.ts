import { describe, expect, it } from 'vitest'
import { bmpFile } from './bmp-fixture.ts'
import type { BmpRecipe } from './bmp-fixture.ts'
import { BMP_HEAD_BYTES, readBmpHeader } from './read-bmp-header.ts'

const LIMITS = { maxPixels: 40_000_000 }
const SMALL: BmpRecipe = { width: 1, height: 1, bits: 24, body: [1, 2, 3, 0] }

function reasonFor(recipe: Partial<BmpRecipe>, fileBytes?: number): string {
  const file = bmpFile({ ...SMALL, ...recipe })
  const reading = readBmpHeader(file, fileBytes ?? file.length, LIMITS)
  return reading.ok ? 'ok' : reading.reason
}

describe('readBmpHeader', () => {
  it('needs only the beginning of a long file', () => {
    const head = bmpFile({ width: 1000, height: 1600, bits: 24, body: [] }).slice(0, BMP_HEAD_BYTES)
    const reading = readBmpHeader(head, 54 + 3000 * 1600, LIMITS)
    expect(reading.ok && reading.header).toMatchObject({
      width: 1000,
      height: 1600,
      rowBytes: 3000,
      pixelOffset: 54,
    })
  })

  it('refuses a file shorter than its declared size', () => {
    expect(reasonFor({ width: 1000, height: 1600 }, 54 + 3000 * 1600 - 1)).toBe('truncated')
    expect(reasonFor({ width: 5000, height: 5000, body: new Uint8Array(1000) })).toBe('truncated')
  })

  it('refuses more pixels than the limit, however encoded', () => {
    expect(reasonFor({ width: 10000, height: 10000 }, 1024)).toBe('too-large')
    expect(reasonFor({ width: 10000, height: 10000 }, 54 + 30000 * 10000)).toBe('too-large')
    expect(reasonFor({ width: 2 ** 31 - 1, height: -(2 ** 31) })).toBe('too-large')
  })

  it('refuses a small file of runs that could never fill its picture', () => {
    const rle = { bits: 8, compression: 1, palette: [0, 1] }
    expect(reasonFor({ ...rle, width: 6000, height: 6000, body: new Uint8Array(900) })).toBe('truncated')
    expect(reasonFor({ ...rle, width: 200, height: 200, body: [0, 1] })).toBe('ok')
  })

  it('refuses a file far longer than its pixels could be', () => {
    expect(reasonFor({}, 300 * 2 ** 20)).toBe('too-large')
  })

  it.each([
    ['no width', { width: 0 }],
    ['a negative width', { width: -4 }],
    ['no height', { height: 0 }],
    ['a depth that does not exist', { bits: 7 }],
    ['run lengths at another depth', { bits: 24, compression: 1 }],
    ['masks at another depth', { bits: 24, compression: 3, masks: [1, 2, 4] }],
    ['masks with holes', { bits: 32, compression: 3, masks: [0xff00ff, 0x00ff00, 0] }],
    ['masks wider than the pixel', { bits: 16, compression: 3, masks: [0xff0000, 0xff00, 0xff] }],
    ['masks without any bit', { bits: 32, compression: 3, masks: [0, 0, 0] }],
    ['pixels inside the header', { pixelOffset: 30 }],
    ['no room for a palette', { bits: 8, palette: [] }],
  ])('reports as malformed: %s', (_, recipe) => expect(reasonFor(recipe)).toBe('malformed'))

  it.each([
    ['CMYK', { bits: 32, compression: 11 }],
    ['runs of 24 bits in OS/2', { bits: 24, compression: 4, headerSize: 64 as const }],
    ['an unheard-of compression', { compression: 0xffffffff }],
    ['64 bits a pixel', { bits: 64 }],
  ])('does not support %s', (_, recipe) => expect(reasonFor(recipe)).toBe('unsupported'))

  it.each([
    ['holds-jpeg', { bits: 0, compression: 4 }],
    ['holds-png', { bits: 0, compression: 5 }],
    ['holds-huffman', { bits: 1, compression: 3, headerSize: 64 as const }],
  ])('says what a bitmap of another format is: %s', (reason, recipe) =>
    expect(reasonFor(recipe)).toBe(reason),
  )

  it('refuses pixels that begin after the end of the file', () => {
    expect(reasonFor({ pixelOffset: 5000 })).toBe('truncated')
    expect(reasonFor({ pixelOffset: 0xffffffff })).toBe('truncated')
  })

  it('distinguishes bitmaps from other files', () => {
    for (const head of [[], [0x42], [0x89, 0x50, 0x4e, 0x47], [0x4d, 0x42, 0, 0], [0x42, 0x41, 0, 0]]) {
      expect(readBmpHeader(Uint8Array.from(head), head.length, LIMITS)).toEqual({
        ok: false,
        reason: 'not-a-bitmap',
      })
    }
  })

  it('refuses a header cut anywhere', () => {
    const file = bmpFile({ ...SMALL, bits: 32, compression: 3, masks: [0xff0000, 0xff00, 0xff] })
    for (let length = 2; length < 66; length++) {
      expect(readBmpHeader(file.slice(0, length), length, LIMITS)).toEqual({ ok: false, reason: 'truncated' })
    }
  })
})
