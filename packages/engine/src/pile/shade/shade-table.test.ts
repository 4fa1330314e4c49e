import { describe, expect, it } from 'vitest'
import { shadeTable } from './shade-table.ts'
import { GROUND } from '../tufted-raster.ts'

const day = { light: 'day', intensity: 0.85, ground: '#EFEDE8' } as const
const PALETTE = ['#E6DAC3', '#B5583A', '#17171A', '#8C9A7B'] as const
const LEVELS = 30

const entry = (table: Uint8Array, i: number) => Array.from(table.subarray(i * 4, i * 4 + 4))

const brightness = (table: Uint8Array, i: number) => table[i * 4]! + table[i * 4 + 1]! + table[i * 4 + 2]!

describe('the shade table', () => {
  it('does not change a yarn when another changes colour', () => {
    const before = shadeTable(PALETTE, LEVELS, day)
    const after = shadeTable(['#3E5C6B', ...PALETTE.slice(1)], LEVELS, day)
    expect(after.subarray(LEVELS * 4)).toEqual(before.subarray(LEVELS * 4))
    expect(after.subarray(0, LEVELS * 4)).not.toEqual(before.subarray(0, LEVELS * 4))
  })

  it('gets brighter from level to level of the same hue', () => {
    const table = shadeTable(PALETTE, LEVELS, day)
    for (let yarn = 0; yarn < PALETTE.length; yarn++) {
      for (let level = 2; level < LEVELS; level++) {
        const i = yarn * LEVELS + level
        expect(brightness(table, i)).toBeGreaterThanOrEqual(brightness(table, i - 2))
      }
    }
  })

  it('is flat at intensity 0', () => {
    const table = shadeTable(['#8C9A7B'], LEVELS, { ...day, intensity: 0 })
    for (let level = 0; level < LEVELS; level++) {
      entry(table, level)
        .slice(0, 3)
        .forEach((value, channel) => {
          expect(Math.abs(value - [0x8c, 0x9a, 0x7b][channel]!)).toBeLessThanOrEqual(3)
        })
    }
  })

  it('is warmer under the lamp', () => {
    const noon = shadeTable(['#C9C9C9'], LEVELS, day)
    const evening = shadeTable(['#C9C9C9'], LEVELS, { ...day, light: 'lamp' })
    const warmth = (table: Uint8Array) => table[15 * 4]! - table[15 * 4 + 2]!
    expect(warmth(evening)).toBeGreaterThan(warmth(noon) + 20)
  })

  it('paints the ground opaque, darker in deeper shadow', () => {
    const table = shadeTable(PALETTE, LEVELS, day)
    expect(entry(table, GROUND)).toEqual([0xef, 0xed, 0xe8, 255])
    for (let i = GROUND + 1; i < 256; i++) {
      expect(brightness(table, i)).toBeLessThan(brightness(table, i - 1))
      expect(table[i * 4 + 3]).toBe(255)
    }
  })

  it('leaves the ground transparent except for its shadow on request', () => {
    const table = shadeTable(PALETTE, LEVELS, { ...day, ground: 'transparent' })
    expect(table[GROUND * 4 + 3]).toBe(0)
    for (let i = GROUND + 1; i < 256; i++) {
      expect(table[i * 4 + 3]).toBeGreaterThan(table[i * 4 - 1]!)
    }
    expect(table[255 * 4 + 3]).toBeLessThan(160)
    expect(table[(GROUND - 1 - 120) * 4 + 3]).toBe(255)
  })

  it('refuses invalid colours and more yarns than fit', () => {
    expect(() => shadeTable(['red'], LEVELS, day)).toThrow('red')
    expect(() => shadeTable(PALETTE, 61, day)).toThrow('do not fit')
  })
})
