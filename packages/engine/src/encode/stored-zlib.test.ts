import { describe, expect, it } from 'vitest'

import { storedZlib } from './stored-zlib.ts'

// Named at run time, because the engine compiles without Node's types.
const ZLIB: string = 'node:zlib'
const { inflateSync } = (await import(ZLIB)) as { inflateSync: (bytes: Uint8Array) => Uint8Array }

describe('a stored zlib stream', () => {
  for (const length of [0, 1, 65_535, 65_536, 200_000]) {
    it(`inflates to its ${length} bytes`, () => {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 7) ^ (i >> 8))
      expect(new Uint8Array(inflateSync(storedZlib(bytes)))).toEqual(bytes)
    })
  }

  it('has the checksum of bytes that would overflow a sum', () => {
    const bytes = new Uint8Array(1_000_000).fill(255)
    expect(inflateSync(storedZlib(bytes))).toHaveLength(bytes.length)
  })
})
