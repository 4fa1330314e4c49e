import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'

import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { signedIn } from '../../test/accounts/signed-in.ts'
import { rowsNaming } from '../../test/accounts/rows-naming.ts'
import { DATABASES } from '../../test/db/postgres.ts'
import { messageEntry, messageThread } from '../platform/db/schema/message-schema.ts'
import { tradeAccount } from '../platform/db/schema/trade-schema.ts'
import { erasure } from '../platform/db/schema/schema.ts'
import { outboxFolder } from '../platform/email/outbox-files.ts'
import { secretHash } from '../platform/secrets/secret-hash.ts'
import { openShopApp } from '../../test/chaos/shop-app.ts'
import { erasePerson } from './erase-person.ts'
import { askForErasure, serveErasures } from './erase-socket.ts'
import { wholePerson } from '../../test/privacy/whole-person.ts'

const OF_KEPT_ORDER = { order: 1, listed_order: 1, customer: 1 }

describe.each(DATABASES)('erasing a person on %s', (kind) => {
  let shop: Awaited<ReturnType<typeof openShopApp>>
  beforeAll(
    async () => void (shop = await openShopApp({ kind, clock: { at: Date.parse('2027-01-04T08:00:00Z') } })),
  )
  afterAll(() => shop.close())
  const place = () => ({
    database: shop.database,
    outboxFolder: outboxFolder(shop.config),
    now: () => shop.clock.at,
  })

  it('keeps the paid order, deletes the rest of their data, and nothing of others', async () => {
    const ada = await wholePerson(shop, 'ada')
    const eve = await wholePerson(shop, 'eve')
    await shop.emails.deliver()
    const othersBefore = await rowsNaming(shop.database, eve.email)

    const { erased, stays } = await erasePerson(place(), 'ADA@Example.com')
    expect(erased).toMatchObject({
      accounts: 1,
      'newsletter addresses': 1,
      consultations: 1,
      'messages and enquiries': 1,
      'orders never paid': 1,
    })
    expect(erased['e-mail files']).toBeGreaterThan(4)
    expect(stays).toEqual([{ order: ada.paid, why: expect.stringContaining('tax law') }])

    // The order has the address in its own column and in the search text, and the lists have it from there.
    expect(await rowsNaming(shop.database, ada.email)).toEqual(OF_KEPT_ORDER)
    expect(await rowsNaming(shop.database, ada.id)).toEqual({})
    expect(await rowsNaming(shop.database, ada.unpaid)).toEqual({})
    expect(await rowsNaming(shop.database, eve.email)).toEqual(othersBefore)
  })

  it('takes a member of staff out of what they answered', async () => {
    const sent = { name: 'Ida', email: 'ida@example.com', language: 'en', topic: 'other', message: 'Hello?' }
    await shop.buyer().ask('POST', '/api/messages', sent)
    const { orm } = shop.database
    const [found] = await orm.select().from(messageThread).where(like(messageThread.searched, '%ida@%'))
    const by = 'desk@example.com'
    const { headers } = await shop.signedIn('desk')
    const assigned = await shop.call(
      'PUT',
      `/api/desk/messages/${found!.id}/assignee`,
      { assignee: by, version: 0 },
      { headers },
    )
    expect(assigned.status).toBe(200)
    await erasePerson(place(), by)
    const [thread] = await orm.select().from(messageThread).where(eq(messageThread.id, found!.id))
    const entries = await orm.select().from(messageEntry).where(eq(messageEntry.threadId, found!.id))
    expect(thread?.assignee).toBe(null)
    expect(entries).toMatchObject([{ kind: 'assigned', by: 'erased', text: 'erased' }])
  })

  it('takes a member of staff out of all they did, except the books of orders, and says of how many', async () => {
    const ora = await wholePerson(shop, 'ora')
    const { headers } = await signedIn(shop, 'desk', () => shop.clock.at, { email: 'Desk@example.com' })
    const at = `/api/desk/orders/${ora.paid}`
    const handled = [
      await shop.call('POST', `${at}/notes`, { text: 'Called.' }, { headers }),
      await shop.call(
        'POST',
        `${at}/letters`,
        { text: 'Hello.', version: 0 },
        { headers, key: randomUUID() },
      ),
      await shop.call(
        'POST',
        `${at}/email`,
        { email: 'ora@new.example', why: 'As she wrote it.', version: 0 },
        { headers },
      ),
    ]
    expect(handled.map(({ status }) => status)).toEqual([200, 200, 200])
    await shop.emails.deliver()
    const { signed } = await erasePerson(place(), 'desk@example.com')
    expect(signed).toEqual({ orders: 1, why: expect.stringContaining('tax law') })
    const [trade] = await shop.database.orm
      .select()
      .from(tradeAccount)
      .where(eq(tradeAccount.personId, ora.id))
    expect(trade).toMatchObject({ state: 'accepted', decidedBy: 'erased', contact: null })
    // Orders are signed with the address as the provider spells it.
    const inBooks = { order: 1, order_event: expect.any(Number) }
    expect(await rowsNaming(shop.database, 'Desk@example.com')).toEqual(inBooks)
    for (const email of ['desk@example.com', 'Desk@Example.com'])
      expect(await rowsNaming(shop.database, email)).toEqual({})
  })

  it('is recorded without the address, and finds nothing a second time', async () => {
    const again = await erasePerson(place(), 'ada@example.com')
    expect(Object.values(again.erased)).toEqual([0, 0, 0, 0, 0, 0, 0])
    const all = await shop.database.orm.select().from(erasure)
    const notes = all.filter(({ emailHash }) => emailHash === secretHash('ada@example.com'))
    expect(notes).toMatchObject([
      { erased: { accounts: 1 }, stayed: { orders: 1 } },
      { erased: { accounts: 0 }, stayed: { orders: 1 } },
    ])
    // Including the @: the three letters alone also occur in random ids.
    expect(JSON.stringify(notes)).not.toContain('ada@')
    expect(new Set(notes.map(({ emailHash }) => emailHash)).size).toBe(1)
  })
})

it('is done by the running shop for the command line when the database is embedded', async () => {
  const shop = await openShopApp({ kind: 'the embedded database' })
  const ada = await wholePerson(shop, 'ada')
  // E-mails about the remaining order are still sent.
  await shop.emails.deliver()
  const folder = join(shop.config.dataDir, 'db')
  const place = { database: shop.database, outboxFolder: outboxFolder(shop.config), now: () => shop.clock.at }
  const stop = serveErasures(folder, place, () => {})
  const erased = await askForErasure(folder, ada.email)
  await stop()
  expect(erased?.erased.accounts).toBe(1)
  expect(await rowsNaming(shop.database, ada.email)).toEqual(OF_KEPT_ORDER)
  rmSync(join(folder, 'erase.sock'), { force: true })
  expect(await askForErasure(folder, ada.email)).toBeNull()
  await shop.close()
})
