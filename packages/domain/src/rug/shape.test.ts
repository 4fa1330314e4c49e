import { describe, expect, it } from 'vitest'

import { areaMm2, snapshotSize } from '../cart/ordered-size.ts'
import { cutImagePath, uncutImagePath } from '../catalogue/processing-image.ts'
import { outlineCurve } from '../outline/outline-curve.ts'
import { yarnKilograms } from '../workshop/yarn-kilograms.ts'
import { AS_DRAWN, decodeDesign, encodeDesign } from './design-link.ts'
import { cents } from '../money/money.ts'
import { estimate } from './estimate.ts'
import { rugMetres } from './sizes/metres.ts'
import { boundsMm, hasOneMeasure, type Outline, OUTLINES, SHAPE_FACTS, SHAPES } from './shape.ts'
import { stageRatio } from './stage-ratio.ts'

/** A size that every shape can have. */
const SIDES = { width: '2', length: '6', unit: 'ft', composed: true } as const

describe.each(SHAPES)('a shape: %s', (shape) => {
  const facts = SHAPE_FACTS[shape]
  const size = { ...SIDES, width: hasOneMeasure(shape) ? '6' : '2', shape, quantity: 1 }
  const boxSqFt = hasOneMeasure(shape) ? 36 : 12

  it('costs as much as its bounding rectangle', () => {
    expect(estimate(size, cents(10))).toEqual({ ok: true, areaSqFt: boxSqFt, price: boxSqFt * 1000 })
  })

  it('needs wool only for its own area', () => {
    const frozen = snapshotSize(size)
    if (!frozen.ok) throw new Error(frozen.reason)
    const [yarn] = yarnKilograms([{ share: 100 }], { size: frozen.size, quantity: 1 })
    const expected =
      (areaMm2(frozen.size) / 1e6) * facts.areaShare(frozen.size.widthMm / frozen.size.lengthMm) * 2.4 * 1.15
    expect(yarn?.kilograms).toBeCloseTo(expected, 3)
    const known = { straight: 1, curved: Math.PI / 4, organic: organicArea(facts.outline) }
    expect(facts.areaShare(0.5)).toBeCloseTo(known[facts.edge], 9)
  })

  it('survives encoding in a link', () => {
    const design = { ...AS_DRAWN, size }
    expect(decodeDesign(encodeDesign(design))).toEqual({ ok: true, design })
  })

  it("is shown in its proportions, and in the example's without a size", () => {
    expect(stageRatio(size)).toBeCloseTo(hasOneMeasure(shape) ? 1 : 1 / 3)
    const unset = { ...size, width: '', length: '' }
    expect(stageRatio(unset)).toBe(facts.pictureRatio)
    expect(snapshotSize({ ...unset, ...exampleOf('cm') }).ok).toBe(true)
    expect(snapshotSize({ ...unset, ...exampleOf('ft') }).ok).toBe(true)
    const { widthM, lengthM } = rugMetres(unset)
    expect(widthM / lengthM).toBeCloseTo(facts.pictureRatio, 2)
  })

  it('is made within its limits and not beyond', () => {
    const made = (long: number, short: number) =>
      snapshotSize({ shape, width: String(short / 10), length: String(long / 10), unit: 'cm' }).ok
    const { smallest, largest } = boundsMm(shape)
    expect([made(...smallest), made(...largest)]).toEqual([true, true])
    expect([made(smallest[0], smallest[1] - 1), made(largest[0], largest[1] + 1)]).toEqual([false, false])
  })

  it('has a bitmap path that leads back to the rectangle', () => {
    const cut = cutImagePath('modern/bab.bmp', shape)
    expect(uncutImagePath(cut)).toBe(facts.composed === null ? null : 'modern/bab.bmp')
    expect(OUTLINES).toContain(facts.outline)
  })

  /** Its share of the rectangle of a rug half as wide as long. */
  function organicArea(outline: Outline): number {
    return outlineCurve(outline, 0.5, { left: 0, top: 0, width: 0.5, height: 2 })?.area ?? 1
  }

  function exampleOf(unit: 'cm' | 'ft') {
    const [width, length] = facts.example[unit]
    return { width: String(width), length: String(length), unit }
  }
})

it('has a unique link letter and unique names', () => {
  const letters = SHAPES.map((shape) => SHAPE_FACTS[shape].letter)
  expect(new Set(letters).size).toBe(letters.length)
  const said = SHAPES.flatMap((shape) => SHAPE_FACTS[shape].said)
  expect(new Set(said).size).toBe(said.length)
})

it('keeps the links of the first three shapes', () => {
  const link = (shape: (typeof SHAPES)[number]) =>
    encodeDesign({ ...AS_DRAWN, size: { ...AS_DRAWN.size, shape } })
  expect(link('rectangle')).toBe('111fFdrfB__i7')
  expect([link('square').charAt(6), link('round').charAt(6)]).toEqual(['s', 'o'])
  expect([link('oval').charAt(6), link('runner').charAt(6)]).toEqual(['v', 'n'])
  expect((['pebble', 'arch', 'scallop'] as const).map((shape) => link(shape).charAt(6))).toEqual([
    'p',
    'a',
    'c',
  ])
})

describe('a runner', () => {
  const runner = (width: string, length: string, unit: 'cm' | 'ft' = 'ft') =>
    snapshotSize({ shape: 'runner', width, length, unit })

  it.each([
    ['5', '8', '3.2', '8'],
    ['10', '3', '3', '10'],
    ['3', '3', '1.97', '4.93'],
    ['1', '2.4', '1.97', '4.93'],
  ])('of %s × %s ft is out of proportion; %s × %s ft is nearest', (width, length, w, l) => {
    expect(runner(width, length)).toMatchObject({
      ok: false,
      reason: 'out-of-proportion',
      nearest: { width: w, length: l, unit: 'ft' },
    })
  })

  it('is at least two and a half times as long as wide', () => {
    expect([runner('80', '200', 'cm').ok, runner('80', '199', 'cm').ok]).toEqual([true, false])
    expect(runner('700', '1750', 'cm')).toMatchObject({
      reason: 'too-large',
      nearest: { width: '600', length: '1500' },
    })
  })
})
