import { YARN_USE } from '@nawl/domain/workshop/yarn-kilograms'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

import { workshopConfig, workshopEnvironment } from './workshop-config.ts'

const environment = z.object(workshopEnvironment)

describe('the workshop configuration', () => {
  it('defaults to the shop’s own figures', () => {
    expect(workshopConfig(environment.parse({}))).toEqual({ yarnUse: YARN_USE, pileMm: 12, paper: 'A3' })
  })
  it('reads the environment', () => {
    const given = {
      PILE_GRAMS_PER_M2: '3000',
      PILE_MM: '15',
      YARN_WASTE_PERCENT: '8.5',
      CARTOON_PAPER: 'A0',
    }
    expect(workshopConfig(environment.parse(given))).toEqual({
      yarnUse: { gramsPerM2: 3000, atPileMm: 12, wastePercent: 8.5 },
      pileMm: 15,
      paper: 'A0',
    })
  })
  it.each([
    ['PILE_MM', 'tall'],
    ['YARN_WASTE_PERCENT', '-1'],
    ['CARTOON_PAPER', 'A7'],
  ])('cannot be %s = %s', (name, value) => {
    expect(environment.safeParse({ [name]: value }).success).toBe(false)
  })
})
