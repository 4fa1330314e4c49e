import { describe, expect, it } from 'vitest'

import { DATABASES } from '../db/postgres.ts'
import { countEmails } from './examine-issue.ts'
import { newsletterKills } from './newsletter-kills.ts'

describe.each(DATABASES)('a shop on %s that is killed while it sends its newsletter', (database) => {
  it('sends every reader one letter, and nobody else any', async () => {
    const { faults, letters } = await newsletterKills({ kills: 4, readers: 120, database })
    expect(faults).toEqual([])
    expect(letters).toBeGreaterThanOrEqual(120)
  }, 600_000)
})

it('tells a letter that arrives again from a second letter', () => {
  const to = (address: string) => [{ name: '', address }]
  const counted = countEmails([
    { to: to('ada@example.com'), messageId: '<1>' },
    { to: to('ada@example.com'), messageId: '<1>' },
    { to: to('ben@example.com'), messageId: '<2>' },
    { to: to('ben@example.com'), messageId: '<3>' },
  ])
  expect(counted.repeats).toBe(1)
  expect(counted.byReader.get('ada@example.com')?.size).toBe(1)
  expect(counted.byReader.get('ben@example.com')?.size).toBe(2)
})
