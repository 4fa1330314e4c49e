import { expect, it } from 'vitest'

import { firstPlace, movedPlace } from './room-place.ts'

const FLOOR = [
  [-2, -5],
  [3, -5],
  [3, 2],
  [-2, 2],
] as const

it("puts the longer side in the room's direction", () => {
  const lying = (longSide: 'across' | 'away', widthM: number, lengthM: number) =>
    firstPlace({ center: [1, 2], turnDeg: 0, longSide }, { widthM, lengthM }).turnDeg
  expect(lying('across', 2, 3)).toBe(90)
  expect(lying('across', 3, 2)).toBe(0)
  expect(lying('away', 2, 3)).toBe(0)
  expect(lying('away', 3, 2)).toBe(90)
  expect(lying('across', 2, 2)).toBe(0)
})
it("keeps the rug's centre on the floor", () => {
  const place = { x: 0, y: 0, turnDeg: 0 }
  expect(movedPlace(place, { x: 0.05 }, FLOOR)).toEqual({ x: 0.05, y: 0, turnDeg: 0 })
  expect(movedPlace(place, { x: 9, y: -9 }, FLOOR)).toEqual({ x: 3, y: -5, turnDeg: 0 })
})
it('wraps turns around', () => {
  const turned = (from: number, by: number) =>
    movedPlace({ x: 0, y: 0, turnDeg: from }, { turnDeg: by }, FLOOR).turnDeg
  expect(turned(175, 5)).toBe(180)
  expect(turned(180, 5)).toBe(-175)
  expect(turned(-175, -5)).toBe(180)
  expect(turned(90, -5)).toBe(85)
})
