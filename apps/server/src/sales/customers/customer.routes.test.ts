import type { CustomerList, CustomerProfile } from '@nawl/contract/desk/customers'
import { parse } from 'csv-parse/sync'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { DATABASES } from '../../../test/db/postgres.ts'
import { BROOKLYN, NOW, openShopApp } from '../../../test/chaos/shop-app.ts'
import { wholePerson } from '../../../test/privacy/whole-person.ts'
import { answer } from '../../platform/db/database.ts'
import { customer } from '../../platform/db/schema/list-schema.ts'
import { newsletterSubscriber } from '../../platform/db/schema/schema.ts'

describe.each(DATABASES)('customers on %s', (kind) => {
  let shop: Awaited<ReturnType<typeof openShopApp>>
  beforeAll(async () => void (shop = await openShopApp({ kind })))
  afterAll(() => shop.close())

  async function ask<T>(path: string, who = 'desk') {
    const { headers } = await shop.signedIn(who)
    return (await shop.call<T>('GET', `/api/desk/customers${path}`, undefined, { headers })).body
  }
  const emails = async (query: string) => (await ask<CustomerList>(query)).customers.map(({ email }) => email)
  const rowOf = async (email: string) => {
    const [row] = await shop.database.orm.select().from(customer).where(eq(customer.emailKey, email))
    return row
  }

  it('have their orders, designs, messages and consents beside them', async () => {
    const ada = await wholePerson(shop, 'ada')
    const found = await ask<CustomerProfile>(`/${encodeURIComponent('ADA@example.com')}`)
    expect(found).toMatchObject({
      email: ada.email,
      hasAccount: true,
      newsletter: { status: expect.stringMatching(/pending|subscribed/), askedAt: expect.any(String) },
      account: { openedAt: expect.any(String) },
    })
    expect(found.placed.map(({ number }) => number).toSorted()).toEqual([ada.paid, ada.unpaid].toSorted())
    expect(found.enquiries).toHaveLength(1)
    expect(found.consultations).toHaveLength(1)
    expect(found.designs).toHaveLength(found.savedDesigns)
    const none = await ask<{ code: string }>('/nobody@example.com')
    expect(none.code).toBe('customer/not-found')
  })

  it('count what is paid, and follow each order', async () => {
    const email = 'grace@example.com'
    const placed = await shop.ordered({ email, address: { ...BROOKLYN, name: 'غريس هوبر' } })
    expect(await rowOf(email)).toMatchObject({ orders: 1, totalUsd: 0, hasAccount: false })
    shop.provider.become(placed.ref, 'paid')
    await shop.sales.settle('stripe', placed.ref)
    expect(await rowOf(email)).toMatchObject({ orders: 1, totalUsd: 48_200, name: 'غريس هوبر' })
    await shop.desk(placed.number, '/cancel')
    expect(await rowOf(email)).toMatchObject({ orders: 1, totalUsd: 0 })
    expect(await emails(`?search=${encodeURIComponent('غريس')}`)).toEqual([email])
  })

  it('are counted right when orders of one address are placed at once', async () => {
    const email = 'twice@example.com'
    await Promise.all(Array.from({ length: 4 }, () => shop.ordered({ email })))
    expect(await rowOf(email)).toMatchObject({ orders: 4 })
  })

  it('are found by name, e-mail and town, filtered and sorted', async () => {
    const at = new Date(NOW)
    await shop.database.orm.insert(newsletterSubscriber).values({
      id: crypto.randomUUID(),
      email: 'Zoë@example.com',
      emailKey: 'zoë@example.com',
      language: 'en',
      status: 'subscribed',
      createdAt: at,
      confirmedAt: at,
    })
    expect(await emails('?search=zoe')).toEqual(['Zoë@example.com'])
    expect(await emails('?search=brooklyn&kind=account')).not.toContain('Zoë@example.com')
    expect(await emails('?newsletter=subscribed&kind=interested')).toEqual(['Zoë@example.com'])
    expect(await emails('?kind=ordered&country=AE')).toEqual([])
    expect((await emails('?sort=orders')).at(0)).toBe('twice@example.com')
    expect(await emails('?sort=total&direction=up')).toHaveLength((await emails('')).length)
    const { customers } = await ask<CustomerList>('?search=zoe')
    expect(customers[0]?.newsletter).toMatchObject({ status: 'subscribed', confirmedAt: at.toISOString() })
  })

  it('are a CSV file, whose export is recorded', async () => {
    const { headers } = await shop.signedIn('desk')
    const sent = await shop.app.inject({
      method: 'POST',
      url: '/api/desk/customers/export',
      headers,
      payload: { language: 'en', filter: { search: 'zoe' } },
    })
    const rows = parse<Record<string, string>>(sent.rawPayload, { bom: true, columns: true })
    expect(rows).toMatchObject([
      {
        'E-mail': 'Zoë@example.com',
        Newsletter: 'Subscribed',
        'Consent confirmed (GST)': '2027-01-04 12:00',
        Orders: '0',
      },
    ])
  })

  it('go with the last thing that names them, and are what their sources say', async () => {
    await shop.database.orm
      .delete(newsletterSubscriber)
      .where(eq(newsletterSubscriber.emailKey, 'zoë@example.com'))
    expect(await rowOf('zoë@example.com')).toBeUndefined()
    const differing = await answer(
      shop.database.orm,
      sql`select email_key from customer c where not exists
        (select from customer_at(c.email_key) d where to_jsonb(d) = to_jsonb(c))`,
    )
    expect(differing).toEqual([])
    const missing = await answer(
      shop.database.orm,
      sql`select email_key from "order" except select email_key from customer`,
    )
    expect(missing).toEqual([])
  })
})

it('views are a member’s own, and at most twenty', async () => {
  const shop = await openShopApp()
  const { headers } = await shop.signedIn('desk')
  const views = (method: 'GET' | 'PUT' | 'DELETE', body?: object, query = '') =>
    shop.call<{ views: object[]; code: string }>(method, `/api/desk/views/orders${query}`, body, { headers })
  await views('PUT', { name: 'Late', query: 'overdue=1' })
  const again = await views('PUT', { name: 'Late', query: 'overdue=1&country=AE' })
  expect(again.body.views).toEqual([{ name: 'Late', query: 'overdue=1&country=AE' }])
  await shop.call('POST', '/api/desk/staff', { email: 'sales@example.com', role: 'sales' }, { headers })
  const other = await shop.signedIn('sales')
  expect((await shop.call('GET', '/api/desk/views/orders', undefined, other)).body).toEqual({ views: [] })
  for (let n = 1; n < 20; n++) await views('PUT', { name: `View ${n}`, query: '' })
  expect((await views('PUT', { name: 'One too many', query: '' })).body.code).toBe('view/too-many')
  const left = await views('DELETE', undefined, '?name=Late')
  expect(left.body.views).toHaveLength(19)
  await shop.close()
})
