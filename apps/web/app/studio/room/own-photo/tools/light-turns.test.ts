import { expect, it } from 'vitest'

import { keyStep, pointedDegrees } from './light-turns.ts'

it('turns clockwise from the top of the dial, as a pointer stands', () => {
  expect(pointedDegrees(0, -20)).toBe(0)
  expect(pointedDegrees(20, 0)).toBe(90)
  expect(pointedDegrees(0, 20)).toBe(180)
  expect(pointedDegrees(-20, 0)).toBe(270)
  expect(pointedDegrees(-1, -30)).toBe(0)
})
it('turns by keys the same way in every language', () => {
  expect(keyStep('ArrowRight', false)).toBe(15)
  expect(keyStep('ArrowDown', true)).toBe(-5)
  expect(keyStep('PageDown', false)).toBe(-45)
  expect(keyStep('a', false)).toBeNull()
})
