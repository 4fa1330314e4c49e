import { describe, expect, it } from 'vitest'

import { withLimitedMemory } from './limited-memory.ts'

const HEAD = [0, 97, 115, 109, 1, 0, 0, 0]
/** A section without meaning, before and after the memory. */
const CUSTOM = [0, 2, 1, 97]
const EXPORT = [7, 5, 1, 1, 109, 2, 0]

describe('a module with a limit of memory', () => {
  it('keeps all else, and its memory grows no further', async () => {
    const module = Uint8Array.from([...HEAD, ...CUSTOM, 5, 3, 1, 0, 1, ...EXPORT, ...CUSTOM])
    const limited = withLimitedMemory(module, 300)
    expect([...limited]).toEqual([...HEAD, ...CUSTOM, 5, 5, 1, 1, 1, 0xac, 2, ...EXPORT, ...CUSTOM])
  })

  it('replaces a limit that it has', () => {
    const module = Uint8Array.from([...HEAD, 5, 4, 1, 1, 1, 9])
    expect([...withLimitedMemory(module, 2)]).toEqual([...HEAD, 5, 4, 1, 1, 1, 2])
  })

  it('is not made of one without memory, or cut off', () => {
    expect(() => withLimitedMemory(Uint8Array.from([...HEAD, ...CUSTOM]), 2)).toThrow('no memory')
    expect(() => withLimitedMemory(Uint8Array.from([...HEAD, 5, 0x80]), 2)).toThrow('ends within')
  })
})
