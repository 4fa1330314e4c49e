import { expect, it } from 'vitest'

import { placeMessage, sizeText, turnText } from './place-messages.ts'

const home = { x: 1, y: 0, turnDeg: 90 }
const size = { shape: 'rectangle', width: '200', length: '300', unit: 'cm', quantity: 1 } as const

it("describes a rug's place relative to its first one", () => {
  expect(placeMessage(home, home)).toBe('Back where it started')
  expect(placeMessage({ x: 1.1, y: -0.25, turnDeg: 90 }, home)).toBe('10 cm to the right, 25 cm nearer')
  expect(placeMessage({ x: 0.9, y: 0, turnDeg: 75 }, home)).toBe(
    '10 cm to the left, turned 15 degrees to the right',
  )
})
it('describes a turn in its shorter direction', () => {
  expect(turnText(0)).toBe('')
  expect(turnText(350)).toBe('turned 10 degrees to the right')
  expect(turnText(-190)).toBe('turned 170 degrees to the left')
})
it("describes the size shown, which is the example's when none is typed", () => {
  expect(sizeText(size)).toBe('200\u00A0×\u00A0300\u00A0cm')
  expect(sizeText({ ...size, length: '' })).toBe('170\u00A0×\u00A0240\u00A0cm')
  expect(sizeText({ ...size, shape: 'square' })).toBe('200\u00A0×\u00A0200\u00A0cm')
  expect(sizeText({ ...size, shape: 'round', unit: 'ft', width: '' })).toBe('5\u00A0ft\u00A0across')
})
