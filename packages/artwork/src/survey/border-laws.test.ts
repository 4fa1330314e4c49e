import { describe, expect, it } from 'vitest'

import { type Field, fieldOf } from '../field.ts'
import type { SizeRule } from '../size-rule.ts'
import { borderFaults } from './border-faults.ts'
import { repeatFaults } from './repeat-faults.ts'

const [GROUND, LINE, TOOTH] = [0, 1, 2]
const RULE: SizeRule = {
  kind: 'bordered',
  rigid: [],
  border: { width: 10, rail: LINE },
  repeat: { yarn: TOOTH, depth: 5, pitch: 12, first: 'half' },
}
const rectangle = fieldOf('rectangle', { width: 150, height: 230 }, 0.5)
const oval = fieldOf('ellipse', { width: 150, height: 230 }, 0.5)

/** A line `width` cm inside the edge, and teeth whose steps along the edge begin at its corners; on a curve, anywhere. */
const bordered = (width: (field: Field, x: number) => number, stretch = 1) => ({
  sizeRule: RULE,
  draw: (x: number, y: number, field: Field) => {
    const inset = field.inset(x, y)
    const wide = width(field, x)
    if (inset > wide - 1 && inset < wide) return LINE
    if (inset > 8) return GROUND
    const isUpright = Math.min(x, field.width - x) <= inset + 1e-9
    const [at, side] = field.isCut
      ? [field.along(x, y), field.length]
      : isUpright
        ? [y - field.top, field.height]
        : [x, field.width]
    const step = side / Math.round(side / 12)
    return Math.abs((((at * stretch) / step) % 1) - 0.5) < 0.25 ? TOOTH : GROUND
  },
})

describe('a border as it should be', () => {
  it.each([
    ['rectangle', rectangle],
    ['ellipse', oval],
  ] as const)('has no faults on a %s', (_, field) => {
    const design = bordered(() => 10)
    expect(borderFaults(design, field)).toEqual([])
    expect(repeatFaults(design, field)).toEqual([])
  })
})

describe('a border with faults', () => {
  it('is told where it is wider than the others', () => {
    const wider = bordered((_, x) => (x > 100 ? 10.6 : 10))
    expect(borderFaults(wider, rectangle)).toEqual(['the border is 10.6 cm wide at the right, not 10.0'])
  })

  it('is told where it is missing', () => {
    expect(
      borderFaults(
        bordered(() => 40),
        oval,
      ),
    ).toEqual(['the border is missing at the edge, not 10.0'])
  })

  it('is told where its repeats do not end with a whole one', () => {
    const faults = repeatFaults(
      bordered(() => 10, 1.06),
      rectangle,
    )
    expect(faults).toHaveLength(4)
    expect(faults[0]).toMatch(/^\d+ of \d+ repeats at the left are not in whole steps from its ends$/)
  })
})

it('measures a worn border where something of it is left', () => {
  const half = (isWorn: boolean) => ({
    ...bordered((field, x) => (x > field.width / 2 ? 30 : 10)),
    sizeRule: { ...RULE, border: { width: 10, rail: LINE, isWorn } },
  })
  expect(borderFaults(half(false), rectangle)).not.toEqual([])
  expect(borderFaults(half(true), rectangle)).toEqual([])
})
