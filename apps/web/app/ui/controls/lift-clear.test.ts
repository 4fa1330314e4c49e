import { expect, it } from 'vitest'

import { liftClear } from './lift-clear.ts'

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const toast = box(500, 800, 440, 50)

it('does not move a box that covers nothing', () => {
  expect(liftClear(toast, [], 400)).toBe(0)
  expect(liftClear(toast, [box(0, 780, 400, 100), box(1000, 780, 400, 100)], 400)).toBe(0)
  expect(liftClear(toast, [box(500, 860, 440, 40), box(500, 700, 440, 90)], 400)).toBe(0)
})

it('lifts it above an obstacle, and above those it would then cover', () => {
  expect(liftClear(toast, [box(600, 820, 100, 50)], 400)).toBe(38)
  expect(liftClear(toast, [box(600, 750, 100, 50), box(600, 820, 100, 50)], 400)).toBe(108)
  expect(liftClear(toast, [box(600, 820, 100, 50), box(600, 750, 100, 50)], 400)).toBe(108)
})

it('covers no obstacle, wherever they are', () => {
  const columns = Array.from({ length: 40 }, (_, n) => box((n * 337) % 1400, (n * 613) % 880, 90, 30))
  const up = liftClear(toast, columns, -2_000)
  const lifted = box(500, 800 - up, 440, 50)
  const met = columns.filter(
    ({ left, right, top, bottom }) =>
      left < lifted.right && right > lifted.left && top < lifted.bottom && bottom > lifted.top,
  )
  expect(met).toEqual([])
})

it('does not move it when no free place is low enough', () => {
  expect(liftClear(toast, [box(0, 0, 1440, 900)], 400)).toBe(0)
})
