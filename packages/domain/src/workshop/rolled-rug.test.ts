import { expect, it } from 'vitest'

import { rolledRug } from './rolled-rug.ts'

it('rolls a rug across its shorter side, and weighs its pile, its backing and its box', () => {
  const rug = { shape: 'rectangle', widthMm: 1_524, lengthMm: 2_438 } as const
  expect(rolledRug(rug)).toEqual({
    lengthMm: 1_570,
    widthMm: 280,
    heightMm: 280,
    // 3.716 m² of 2.4 kg of pile and 1.5 kg below it.
    netGrams: 14_490,
    grossGrams: 16_845,
  })
  expect(rolledRug({ ...rug, widthMm: rug.lengthMm, lengthMm: rug.widthMm })).toEqual(rolledRug(rug))
})

it('weighs a round rug as the circle that it is, and a higher pile as more', () => {
  const square = rolledRug({ shape: 'square', widthMm: 2_000, lengthMm: 2_000 })
  const round = rolledRug({ shape: 'round', widthMm: 2_000, lengthMm: 2_000 })
  expect(round.netGrams / square.netGrams).toBeCloseTo(Math.PI / 4, 3)
  expect(round.widthMm).toBe(square.widthMm)
  expect(rolledRug({ shape: 'square', widthMm: 2_000, lengthMm: 2_000 }, undefined, 24).netGrams).toBe(25_200)
})
