import { expect, it } from 'vitest'

import { deeperAccent, isLegibleAccent, MADDER } from './accent.ts'

it('is legible on paper and under words, or is refused', () => {
  expect(['#9E3B2C', '#1F5E4B', '#26323D', '#000000'].map(isLegibleAccent)).toEqual([true, true, true, true])
  expect(['#E08A2E', '#F7F3EC', '#FFFFFF', '#C9982F', '#8A8A8A'].map(isLegibleAccent)).toEqual(
    Array.from({ length: 5 }, () => false),
  )
})

it('is a fifth darker where it is pressed', () => {
  expect(deeperAccent(MADDER)).toBe('#7E2F23')
  expect(deeperAccent('#000000')).toBe('#000000')
})
