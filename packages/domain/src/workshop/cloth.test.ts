import { expect, it } from 'vitest'

import { backingOf, clothOf, gunMm, latexKilograms, needleTex } from './cloth.ts'

const RUG = { widthMm: 2_000, lengthMm: 3_000 }

it('stretches cloth by 15 cm on each side, and trims 2 cm of backing', () => {
  expect(clothOf(RUG)).toEqual({ widthMm: 2_300, lengthMm: 3_300 })
  expect(backingOf(RUG)).toEqual({ widthMm: 2_040, lengthMm: 3_040 })
})

it('sets the gun a millimetre higher where the pile is sheared, and not for loops', () => {
  expect([gunMm(12, false), gunMm(12, true)]).toEqual([13, 12])
})

it('needs 900 g of latex a square metre', () => {
  expect(latexKilograms(6)).toBe(5.4)
})

it('takes threads that weigh what the pile weighs', () => {
  // 12 g a metre of row, of 400 strokes of 30 mm: 12 m of thread, a gram a metre.
  const gun = { gaugeMm: 5, strokesPerMetre: 400 }
  expect(needleTex(gun, { gramsPerM2: 2_400, pileMm: 12 })).toBe(1_000)
  expect(needleTex({ ...gun, gaugeMm: 2.5 }, { gramsPerM2: 2_400, pileMm: 12 })).toBe(500)
})
