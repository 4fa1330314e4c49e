import { describe, expect, it } from 'vitest'

import { DATABASES } from '../db/postgres.ts'
import { deskKills } from './desk-kills.ts'

describe.each(DATABASES)('a shop on %s that is killed while its desk writes', (database) => {
  it('has done all of an import or a publication, or nothing', async () => {
    const { faults, imports, publications } = await deskKills({ kills: 2, database })
    expect(faults).toEqual([])
    expect([imports, publications]).toEqual([1, 1])
  }, 600_000)
})
