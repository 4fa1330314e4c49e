import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { parseSide, readLength } from './read-length.ts'
import { type Unit, UNITS } from './size.ts'

describe('parsing a typed side', () => {
  it.each<[string, Unit, number]>([
    ['5', 'ft', 5],
    [' 5.5 ', 'ft', 5.5],
    ['5,5', 'ft', 5.5],
    ['5.', 'ft', 5],
    ['.5', 'ft', 0.5],
    ['1,000', 'cm', 1000],
    ['1,234.5', 'cm', 1234.5],
    ['1.234,5', 'cm', 1234.5],
    ['1,234,567', 'cm', 1_234_567],
    ['1 000', 'cm', 1000],
    ['0,500', 'ft', 0.5],
    ['5\'6"', 'ft', 5.5],
    ['7’10”', 'ft', 7.833],
    ["5' 6", 'ft', 5.5],
    ["5'", 'ft', 5],
    ['5 ft 6 in', 'ft', 5.5],
    ['5ft6', 'ft', 5.5],
    ['5 feet 6 ½ inches', 'ft', 5.542],
    ['66"', 'ft', 5.5],
    ['5½', 'ft', 5.5],
    ['5 1/2 ft', 'ft', 5.5],
    ['2.4 m', 'cm', 240],
    ['2,4m', 'cm', 240],
    ['2 m 40', 'cm', 240],
    ['2 m 40 cm', 'cm', 240],
    ['240 cm', 'cm', 240],
    ['2400 mm', 'cm', 240],
    ['240 cm', 'ft', 7.874],
    ["8'", 'cm', 243.84],
    ['٢٤٠', 'cm', 240],
    ['٢٫٤ م', 'cm', 240],
    ['۲۴۰ سم', 'cm', 240],
    ['２４０', 'cm', 240],
  ])('parses %j in %s as %d', (typed, unit, side) => expect(parseSide(typed, unit)).toBe(side))

  it.each([
    '',
    ' ',
    '0',
    '-4',
    'abc',
    '12abc',
    '0x10',
    '1e2',
    'NaN',
    'Infinity',
    '1e999',
    '1,00,0',
    '1.2.3',
    '5 kg',
    '5\'14"',
    '5 m 6 ft',
    '5 ft 6 in 7',
    '1/0',
    '5 × 8',
  ])('finds no length in %j', (typed) =>
    expect(readLength(typed, 'ft')).toEqual({ ok: false, reason: 'not-a-length' }),
  )

  it('reports ambiguity when the comma may be either mark', () => {
    expect(readLength('1,000', 'ft', 'unknown')).toEqual({
      ok: false,
      reason: 'ambiguous',
      readings: [1000, 1],
    })
    expect(readLength('2.400 m', 'cm', 'unknown')).toMatchObject({ readings: [240_000, 240] })
    expect(readLength('2,4 m', 'cm', 'unknown')).toMatchObject({ ok: true, length: 240 })
    expect(readLength('1,234.5', 'cm', 'unknown')).toMatchObject({ ok: true, length: 1234.5 })
  })

  it('reports which of the shop’s units the text names', () => {
    expect(readLength('240', 'ft')).toMatchObject({ named: null })
    expect(readLength('2.4 m', 'ft')).toMatchObject({ named: 'cm' })
    expect(readLength("5'6", 'cm')).toMatchObject({ named: 'ft' })
  })

  it('parses every plain number as JavaScript formats it, in either unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999 }), fc.constantFrom(...UNITS), (hundredths, unit) => {
        expect(parseSide(String(hundredths / 100), unit)).toBe(hundredths / 100)
      }),
    )
  })

  it('terminates for any text, with a positive length or none', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const reading = readLength(typed, 'ft')
        expect(!reading.ok || reading.length > 0).toBe(true)
      }),
    )
  })
})
