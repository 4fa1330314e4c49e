import { expect, it } from 'vitest'

import { rugNote, rugText, sidesText, sizeText } from './rug-messages.ts'
import type { Shape } from './shape.ts'

const of = (shape: Shape, width = '5', length = '8') => ({ shape, width, length, unit: 'ft' }) as const

it.each([
  ['rectangle', '5 × 8 ft', '5 × 8 ft'],
  ['square', '5 × 5 ft', 'square, 5 × 5 ft'],
  ['round', '5 ft across', 'round, 5 ft across'],
  ['oval', '5 × 8 ft', 'oval, 5 × 8 ft'],
  ['runner', '5 × 8 ft', 'runner, 5 × 8 ft'],
] as const)('says how large a rug is: %s', (shape, sides, size) => {
  expect([sidesText(of(shape)), sizeText(of(shape))]).toEqual([sides, size])
})

it('says nothing of a size that is not set, and breaks no line where none may break', () => {
  expect([sidesText(of('oval', '5', '')), sizeText(of('round', ''))]).toEqual([null, null])
  expect(sidesText(of('runner', '3', '10'), '\u00A0')).toBe('3\u00A0×\u00A010\u00A0ft')
})

it('says which rug, and what it is', () => {
  const rug = { name: 'Aria', size: of('oval'), textureStyle: 'carved', yarns: [1, 2, 3] } as const
  expect(rugText(rug, 2)).toBe('2 × Aria, oval, 5 × 8 ft')
  expect(rugNote(rug)).toBe('5 × 8 ft, oval, cut and carved pile, 3 yarns')
  expect(rugNote({ ...rug, size: of('rectangle'), textureStyle: 'fine', yarns: [1] })).toBe(
    '5 × 8 ft, rectangle, cut pile, 1 yarn',
  )
})
