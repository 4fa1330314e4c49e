import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { openDatabase, type Database } from '../../db/database.ts'
import { startDatabase } from '../../../../test/db/postgres.ts'
import { callCountStore } from './call-count.store.ts'
import { hourlyLimits } from './hourly-limit.ts'

const report = (error: unknown) => {
  throw error
}

describe('an hourly limit shared by two processes', () => {
  let server: Awaited<ReturnType<typeof startDatabase>>
  let databases: Database[]
  let at = Date.parse('2027-01-04T08:00:00Z')
  const now = () => at
  beforeAll(async () => {
    server = await startDatabase('PostgreSQL')
    databases = await Promise.all([1, 2].map(() => openDatabase({ url: server.url, directory: '' })))
    await databases[0]?.migrate()
  })
  afterAll(async () => {
    await Promise.all(databases.map((database) => database.close()))
    await server.stop()
  })
  const processes = () =>
    databases.map((database) => hourlyLimits({ now, counts: callCountStore(database, now), report }))

  it('is not exceeded by calling both at once', async () => {
    const [one, two] = processes().map((limits) => limits('letters', 5))
    const answers = await Promise.all(
      Array.from({ length: 10 }, async (_, n) => (n % 2 === 0 ? one : two)?.allows('203.0.113.9')),
    )
    expect(answers.filter(Boolean)).toHaveLength(5)
    expect(await two?.allows('203.0.113.10')).toBe(true)
  })

  it('shares a limit of hundreds in portions of a hundredth', async () => {
    const [one, two] = processes().map((limits) => limits('carts', 300))
    const answers: (boolean | undefined)[] = []
    for (let n = 0; n < 400; n++) answers.push(await (n % 3 === 0 ? one : two)?.allows('203.0.113.14'))
    const allowed = answers.filter(Boolean).length
    expect(allowed).toBeGreaterThanOrEqual(300)
    expect(allowed).toBeLessThanOrEqual(300 + 2 * 3)
    expect(answers.slice(-80)).not.toContain(true)
    at += 60 * 60 * 1000
    expect(await two?.allows('203.0.113.14')).toBe(true)
  })

  it('counts each kind of call separately and starts over after an hour', async () => {
    const [one, two] = processes()
    expect(await one?.('a', 1).allows('203.0.113.11')).toBe(true)
    expect(await two?.('a', 1).allows('203.0.113.11')).toBe(false)
    expect(await two?.('b', 1).allows('203.0.113.11')).toBe(true)
    at += 60 * 60 * 1000
    expect(await two?.('a', 1).allows('203.0.113.11')).toBe(true)
  })

  it('recovers when the clock is set back', async () => {
    const [one, two] = processes()
    expect(await one?.('c', 1).allows('203.0.113.12')).toBe(true)
    at -= 3 * 60 * 60 * 1000
    expect(await two?.('c', 1).allows('203.0.113.12')).toBe(true)
    expect(await one?.('c', 1).allows('203.0.113.12')).toBe(false)
  })
})

it('keeps a caller’s count while thousands of others call', async () => {
  const limit = hourlyLimits({ now: () => 0, counts: null, report })('letters', 5)
  const caller = '203.0.113.9'
  for (let call = 0; call < 5; call++) expect(await limit.allows(caller)).toBe(true)
  for (let n = 0; n < 30_000; n++) await limit.allows(`10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`)
  expect(await limit.allows(caller)).toBe(false)
})

it('counts an IPv6 network as one caller', async () => {
  const limit = hourlyLimits({ now: () => 0, counts: null, report })('letters', 2)
  const answers = ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8:0:1::1'].map(async (a) =>
    limit.allows(a),
  )
  expect(await Promise.all(answers)).toEqual([true, true, false, true])
})

it('counts per process while the database is away', async () => {
  const away = () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }))
  const limit = hourlyLimits({ now: () => 0, counts: { add: away }, report })('letters', 2)
  expect([
    await limit.allows('a'),
    await limit.allows('a'),
    await limit.allows('a'),
    await limit.allows('b'),
  ]).toEqual([true, true, false, true])
})
