import { describe, expect, it } from 'vitest'

import { DATABASES } from '../db/postgres.ts'
import { crashRounds } from './crash-rounds.ts'

describe.each(DATABASES)('a shop on %s that is killed while customers buy', (database) => {
  it('has every order and payment that it acknowledged, exactly once', async () => {
    const { customers, faults } = await crashRounds({ rounds: 5, database })
    expect(faults).toEqual([])
    expect(customers.length).toBeGreaterThan(0)
    expect(customers.every(({ isConfirmed }) => isConfirmed)).toBe(true)
  }, 300_000)
})
