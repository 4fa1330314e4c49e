import { expect, it } from 'vitest'
import type { Shape } from '@nawl/domain/rug/shape'

import * as arabic from '../../build/ar/rug.ts'
import * as arabicOrders from '../../build/ar/desk-orders.ts'
import * as words from '../../build/en/rug.ts'
import { rugNote, rugText, sidesText, sizeText } from './rug-text.ts'

const of = (shape: Shape, width = '5', length = '8') => ({ shape, width, length, unit: 'ft' }) as const

it.each([
  ['rectangle', '5 × 8 ft', '5 × 8 ft'],
  ['square', '5 × 5 ft', 'square, 5 × 5 ft'],
  ['round', '5 ft across', 'round, 5 ft across'],
  ['oval', '5 × 8 ft', 'oval, 5 × 8 ft'],
  ['runner', '5 × 8 ft', 'runner, 5 × 8 ft'],
] as const)('says how large a rug is: %s', (shape, sides, size) => {
  expect([sidesText(words, of(shape)), sizeText(words, of(shape))]).toEqual([sides, size])
})

it('says nothing of a size that is not set', () => {
  expect([sidesText(words, of('oval', '5', '')), sizeText(words, of('round', ''))]).toEqual([null, null])
})

it('says it in Arabic and in Western digits, apart from marks of direction', () => {
  const size = sizeText(arabic, { ...of('square', '٢٠٠'), unit: 'cm' })
  expect(
    [size, sidesText(arabic, of('round'))].map((text) =>
      text?.replaceAll(/\p{Cf}/gu, '').replaceAll('\u00A0', ' '),
    ),
  ).toEqual(['مربعة، 200 × 200 سم', 'قطر 5 أقدام'])
})

it.each([
  ['8', '5 × 8 أقدام'],
  ['12', '5 × 12 قدمًا'],
  ['8.5', '5 × 8.5 قدم'],
])('counts feet in Arabic: %s', (length, sides) => {
  expect(
    sidesText(arabic, of('rectangle', '5', length))
      ?.replaceAll(/\p{Cf}/gu, '')
      .replaceAll('\u00A0', ' '),
  ).toBe(sides)
})

it('says which rug, and what it is', () => {
  const rug = { name: 'Aria', size: of('oval'), textureStyle: 'carved', yarns: [1, 2, 3] } as const
  expect(rugText(words, rug, 2)).toBe('2 × Aria, oval, 5 × 8 ft')
  expect(rugNote(words, rug)).toBe('5 × 8 ft, oval, cut and carved pile, 3 yarns')
  expect(rugNote(words, { ...rug, size: of('rectangle'), textureStyle: 'fine', yarns: [1] })).toBe(
    '5 × 8 ft, rectangle, cut pile, 1 yarn',
  )
  expect(rugText(words, { ...rug, size: of('oval', '') }, 1)).toBe('1 × Aria')
  expect(rugNote(words, { ...rug, size: of('oval', '') })).toBe('oval, cut and carved pile, 3 yarns')
})

it('runs from right to left in Arabic even where it is nothing but values', () => {
  const name = arabic.nameAndSize({ name: 'Mizan', size: '5 × 8' })
  expect(name.startsWith('\u200F')).toBe(true)
  expect(arabicOrders.lineOf({ quantity: 2, name: 'Mizan' }).startsWith('\u200F')).toBe(true)
})
