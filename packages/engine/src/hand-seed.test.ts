import { describe, expect, it } from 'vitest'

import { indexedBmp } from './bitmap/indexed-bmp.ts'
import { handSeed, seedOfName } from './hand-seed.ts'
import { takeApart } from './rug.ts'

const PIXELS = Uint8Array.from({ length: 40 * 64 }, (_, i) => Number(i >= 40 * 12 && i < 40 * 52))
const fileWith = (seed?: number) => indexedBmp(PIXELS, 40, 64, ['#E6DAC3', '#26323D'], seed)
const taken = (file: Uint8Array) => takeApart(file, { maxPixels: 1e6 }, () => 0)

describe('the seed of hand-made variations', () => {
  it('is FNV-1a', () => {
    // Test vectors of draft-eastlake-fnv, 32 bits.
    const text = (letters: string) => handSeed(Uint8Array.from(letters, (letter) => letter.charCodeAt(0)))
    expect(text('')).toBe(0x811c9dc5)
    expect(text('a')).toBe(0xe40c292c)
    expect(text('foobar')).toBe(0xbf9cf968)
    expect(seedOfName('foobar')).toBe(0xbf9cf968)
  })
  it('depends on the bytes of a bitmap', () => {
    expect(taken(fileWith())).toMatchObject({ seed: handSeed(fileWith()) })
    expect(handSeed(fileWith())).not.toBe(handSeed(fileWith().with(60, 7)))
  })
  it('is the one that a bitmap names, whose picture is the same', () => {
    const [plain, named] = [taken(fileWith()), taken(fileWith(0xfedcba98))]
    if (!plain.ok || !named.ok) throw new Error('unreadable')
    expect(named.seed).toBe(0xfedcba98)
    expect(named.separation).toEqual(plain.separation)
  })
})
