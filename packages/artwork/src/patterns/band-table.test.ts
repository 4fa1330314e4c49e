import { expect, it } from 'vitest'
import { bandTable } from './band-table.ts'

const bands = bandTable(
  [
    [2, 7],
    [0.5, 8],
    [3, 9],
  ],
  -1,
)

it('lays the bands from the start, each up to where the next begins', () => {
  expect([-1, 0.99, 1, 1.49, 1.5, 4].map(bands)).toEqual([7, 7, 8, 8, 9, 9])
})

it('lets the first and the last run on', () => {
  expect([bands(-500), bands(500)]).toEqual([7, 9])
})
