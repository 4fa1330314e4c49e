import { describe, expect, it } from 'vitest'
import { tileFromBytes, tileToBytes } from './tile-bytes.ts'
import type { PileTile } from './tile.ts'

const SIZE = 16
const plane = (from: number, planes = 1) =>
  Int8Array.from({ length: planes * SIZE * SIZE }, (_, i) => (i * from) % 100)

const tile: PileTile = {
  strands: 'loop',
  scale: 2,
  size: SIZE,
  grain: plane(3, 3),
  height: plane(7),
  ownerX: plane(-11),
  ownerY: plane(13),
  stray: Uint8Array.from({ length: SIZE * SIZE }, (_, i) => i % 16),
  tint: Uint8Array.from({ length: SIZE * SIZE }, (_, i) => i),
}

describe('serialised tile bytes', () => {
  it('give the same tile again', () => {
    expect(tileFromBytes(tileToBytes(tile))).toEqual(tile)
  })

  it('can be anywhere in a larger buffer, and are not copied', () => {
    const bytes = tileToBytes(tile)
    const shared = new Uint8Array(new SharedArrayBuffer(bytes.length + 5))
    shared.set(bytes, 5)
    const found = tileFromBytes(shared.subarray(5))
    expect(found.stray).toEqual(tile.stray)
    expect(found.grain.buffer).toBe(shared.buffer)
  })

  it('are refused from another version', () => {
    const bytes = tileToBytes(tile)
    bytes[3]!++
    expect(() => tileFromBytes(bytes)).toThrow('another version')
  })

  it('are refused when truncated', () => {
    const bytes = tileToBytes(tile)
    expect(() => tileFromBytes(bytes.subarray(0, bytes.length - 1))).toThrow('does not fit')
    expect(() => tileFromBytes(bytes.subarray(0, 3))).toThrow('Not a pile tile')
  })
})
