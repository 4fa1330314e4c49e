import { NAMED_COLORS } from '@nawl/domain/yarn/named-colors'
import { expect, it } from 'vitest'

import { nearestNamedColor } from './nearest-named-color.ts'

it('finds each of the fifteen for itself', () => {
  for (const color of NAMED_COLORS) expect(nearestNamedColor(color.hex)).toBe(color)
})

it('names a shade by how it looks', () => {
  const names = ['#2A6F70', '#7A2A2E', '#101010', '#D9B98C'].map((hex) => nearestNamedColor(hex)?.name)
  expect(names).toEqual(['Teal', 'Maroon', 'Black', 'Tan'])
})

it('has no name for what is no colour', () => expect(nearestNamedColor('wool')).toBeNull())
