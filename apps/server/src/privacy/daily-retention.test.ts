import { sql } from 'drizzle-orm'
import { afterAll, expect, it, vi } from 'vitest'

import { answer } from '../platform/db/database.ts'
import { openShop } from '../../test/shop-fixture.ts'

const NOW = Date.parse('2027-01-04T08:00:00Z')
const TWO_YEARS_AGO = `'2025-01-04T08:00:00Z'::timestamptz`
const ID = '00000000-0000-4000-8000-000000000001'

const shop = await openShop({ now: () => NOW })
afterAll(() => shop.close())

/** Rows from two years ago: an unsubscribed address, a message, a consultation and an order that was never paid. */
const LEFT_BEHIND = [
  `insert into newsletter_subscriber (id, email, email_key, status, created_at, unsubscribed_at)
   values ('${ID}', 'ada@example.com', 'ada@example.com', 'unsubscribed', ${TWO_YEARS_AGO}, ${TWO_YEARS_AGO})`,
  `insert into enquiry values ('${ID}', 'message', 'ada@example.com', '{}', ${TWO_YEARS_AGO})`,
  `insert into consultation (id, kind, starts_at, name, email, email_key, time_zone, created_at)
   values ('${ID}', 'video', ${TWO_YEARS_AGO}, 'Ada', 'ada@example.com', 'ada@example.com', 'UTC', ${TWO_YEARS_AGO})`,
  `insert into "order" (number, state, email, email_key, address, terms_version, tariff, versions, in_force, notes,
     placed_at, ended_at, searched, rug_count, total_usd, has_open_claim)
   values ('NW-AAAA-AAAA', 'expired', 'ada@example.com', 'ada@example.com', '{}', '1', '{}', '[{"lines":[]}]', 0, '[]',
     ${TWO_YEARS_AGO}, ${TWO_YEARS_AGO}, 'ada@example.com', 1, 1, false)`,
]
const TABLES = ['newsletter_subscriber', 'enquiry', 'consultation', 'order']

it('a shop deletes expired newsletter rows, messages, consultations and unpaid orders at start', async () => {
  const { orm } = shop.database
  await shop.database.migrate()
  for (const row of LEFT_BEHIND) await orm.execute(sql.raw(row))
  const counts = async () => {
    const rows: number[] = []
    for (const table of TABLES)
      rows.push((await answer<object>(orm, sql.raw(`select 1 from "${table}"`))).length)
    return rows
  }
  expect(await counts()).toEqual([1, 1, 1, 1])
  await shop.app.ready()
  await vi.waitFor(async () => expect(await counts()).toEqual([0, 0, 0, 0]), 5_000)
})
