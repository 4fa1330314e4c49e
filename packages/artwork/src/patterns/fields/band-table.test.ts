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

it('places each band from its start to the next one', () => {
  expect([-1, 0.99, 1, 1.49, 1.5, 4].map(bands)).toEqual([7, 7, 8, 8, 9, 9])
})

it('extends the first and the last band', () => {
  expect([bands(-500), bands(500)]).toEqual([7, 9])
})
