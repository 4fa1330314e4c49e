import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { SHAPES } from '../rug/shape.ts'
import { UNITS } from '../rug/sizes/size.ts'
import { snapshotSize, type SizeRefusal } from './ordered-size.ts'

const rectangle = (width: string, length: string, unit: 'cm' | 'ft' = 'cm') =>
  snapshotSize({ shape: 'rectangle', width, length, unit })
const nearestTo = (refusal: ReturnType<typeof snapshotSize>) =>
  refusal.ok || refusal.reason === 'invalid-dimensions' ? null : refusal.nearest

describe('a size that is ordered', () => {
  it('is kept as it was typed, and in millimetres for the workshop', () => {
    expect(rectangle('5', '8', 'ft')).toEqual({
      ok: true,
      size: { shape: 'rectangle', unit: 'ft', width: '5', length: '8', widthMm: 1524, lengthMm: 2438 },
    })
    expect(rectangle(' 170,5 ', '240')).toMatchObject({ size: { width: '170.5', widthMm: 1705 } })
  })

  it('has one measure where it is square or round', () => {
    expect(snapshotSize({ shape: 'round', width: '200', length: '999', unit: 'cm' })).toMatchObject({
      size: { width: '200', length: '200', widthMm: 2000, lengthMm: 2000 },
    })
  })

  it('reaches from 90 × 60 cm to 15 × 10 m, either way round', () => {
    for (const [width, length] of [
      ['60', '90'],
      ['90', '60'],
      ['1000', '1500'],
      ['1500', '1000'],
    ] as const)
      expect(rectangle(width, length).ok).toBe(true)
  })

  it('has to be a size', () => {
    for (const width of ['', 'wide', '0', '-3'])
      expect(rectangle(width, '200')).toEqual({ ok: false, reason: 'invalid-dimensions' })
  })

  it.each<[string, string, 'cm' | 'ft', SizeRefusal['reason'], string, string]>([
    ['59.9', '90', 'cm', 'too-small', '60', '90'],
    ['60', '89.9', 'cm', 'too-small', '60', '90'],
    ['80', '80', 'cm', 'too-small', '80', '90'],
    ['1.9', '2.9', 'ft', 'too-small', '1.97', '2.96'],
    ['1000.1', '1500', 'cm', 'too-large', '1000', '1500'],
    ['1600', '200', 'cm', 'too-large', '1500', '200'],
    ['33', '50', 'ft', 'too-large', '32.8', '49.21'],
    ['50', '1600', 'cm', 'too-small', '60', '600'],
    ['60', '601', 'cm', 'out-of-proportion', '60', '600'],
    ['1500', '140', 'cm', 'out-of-proportion', '1400', '140'],
  ])('says that %s × %s %s is %s and that %s × %s is nearest', (width, length, unit, reason, w, l) => {
    const refusal = rectangle(width, length, unit)
    expect(refusal).toMatchObject({ ok: false, reason, nearest: { width: w, length: l, unit } })
  })

  it.each([
    ['120', '1600', true],
    ['50', '1600', true],
    ['60', '601', true],
    ['1600', '200', false],
    ['300', '9999', false],
  ])(
    'says whether the proportions make %s × %s cm shorter than its limits: %s',
    (width, length, isNarrow) => {
      expect(rectangle(width, length)).toMatchObject({ ok: false, isNarrow })
    },
  )

  it('is at least 90 cm and at most 10 m across where it has one measure', () => {
    const round = (width: string) => snapshotSize({ shape: 'round', width, length: '', unit: 'cm' })
    expect(round('89.9')).toMatchObject({
      reason: 'too-small',
      nearest: { width: '90' },
    })
    expect(round('1000.1')).toMatchObject({ reason: 'too-large', nearest: { width: '1000' } })
    expect(round('90').ok && round('1000').ok).toBe(true)
  })

  it('can always be had at the nearest size it is told', () => {
    const side = fc.double({ min: 0.01, max: 3000, noNaN: true }).map(String)
    const canBeHad = fc.property(
      fc.constantFrom(...SHAPES),
      side,
      side,
      fc.constantFrom(...UNITS),
      (shape, width, length, unit) => {
        const nearest = nearestTo(snapshotSize({ shape, width, length, unit }))
        return nearest === null || snapshotSize({ shape, ...nearest }).ok
      },
    )
    expect(fc.check(canBeHad).failed).toBe(false)
  })
})
