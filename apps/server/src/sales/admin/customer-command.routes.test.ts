import { randomUUID } from 'node:crypto'

import type { AdminOrder } from '@nawl/contract/sales/admin'
import type { Problem } from '@nawl/contract/errors'
import type { CustomerList } from '@nawl/contract/desk/customers'
import type { PlacedOrder } from '@nawl/contract/sales/order'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { DATABASES } from '../../../test/db/postgres.ts'
import { HOUR, openEmailingApp } from '../../../test/chaos/shop-app.ts'
import type { ShownDocument } from '../tax-documents/shown-document.ts'

type Answer = AdminOrder & Problem
const MOVED = {
  country: 'US',
  name: 'Layla Haddad-Smith',
  phone: '+1 718 555 0142',
  line1: '9 Plaza Street East',
  city: 'Queens',
  region: 'NY',
  postcode: '11238',
}

describe.each(DATABASES)('a customer’s order corrected at the desk on %s', (kind) => {
  let shop: Awaited<ReturnType<typeof openEmailingApp>>
  beforeAll(async () => {
    shop = await openEmailingApp({ kind })
    await shop.call(
      'POST',
      '/api/desk/staff',
      { email: 'sales@example.com', role: 'sales' },
      await shop.signedIn('desk'),
    )
  })
  beforeEach(() => shop.reset())
  afterAll(() => shop.close())

  async function ask(
    { number }: PlacedOrder,
    path: '/address' | '/letters',
    body: object,
    { who = 'desk', key = randomUUID() } = {},
  ) {
    const { headers } = await shop.signedIn(who)
    return shop.call<Answer>('POST', `/api/desk/orders/${number}${path}`, body, { headers, key })
  }
  const move = (placed: PlacedOrder, change: object = {}, more: object = {}) =>
    ask(placed, '/address', { address: { ...MOVED, ...change }, why: 'She moved', version: 0, ...more })
  const invoiceOf = async ({ number, token }: PlacedOrder) =>
    (await shop.call<ShownDocument>('GET', shop.url(number, token, '/invoice'))).body
  async function lettersTo(email: string, about: string) {
    await shop.emails.deliver()
    return shop.inbox.for(email).filter(({ subject }) => subject?.includes(about))
  }

  it('goes to its new address everywhere, except on the invoice that was issued', async () => {
    const email = `${randomUUID().slice(0, 8)}@example.com`
    const placed = await shop.confirmed({ email })
    const issued = await invoiceOf(placed)
    shop.clock.at += HOUR
    const { status, body } = await move(placed)
    expect(status).toBe(200)
    expect(body.address).toMatchObject({ name: 'Layla Haddad-Smith', line1: '9 Plaza Street East' })
    expect(body.addressChanges).toMatchObject([
      {
        by: 'staff:desk@example.com',
        why: 'She moved',
        before: { line1: '214 Vanderbilt Avenue' },
        after: MOVED,
      },
    ])
    expect(body.events.at(-1)).toMatchObject({
      kind: 'address-changed',
      by: 'staff:desk@example.com',
      subject: '1',
    })
    expect((await shop.see(placed)).address).toMatchObject(MOVED)
    expect(await invoiceOf(placed)).toEqual(issued)
    expect(issued.buyer).toContain('214 Vanderbilt Avenue')

    const [letter, ...more] = await lettersTo(email, 'New delivery address')
    expect(more).toEqual([])
    expect(letter?.text).toContain('9 Plaza Street East')
    expect(letter?.subject).toContain(placed.number)

    const { headers } = await shop.signedIn('desk')
    const pack = await shop.app.inject({ url: `/api/desk/orders/${placed.number}/pack.zip`, headers })
    const about = unzipSync(pack.rawPayload)['line-1/order.json']
    expect(about && strFromU8(about)).toContain('9 Plaza Street East')

    const found = await shop.call<{ orders: { number: string }[] }>(
      'GET',
      '/api/desk/orders?search=haddad-smith%20queens',
      undefined,
      { headers },
    )
    expect(found.body.orders.map(({ number }) => number)).toContain(placed.number)
    const customers = await shop.call<CustomerList>('GET', `/api/desk/customers?search=${email}`, undefined, {
      headers,
    })
    expect(customers.body.customers.map(({ name }) => name)).toEqual(['Layla Haddad-Smith'])
  })

  it('names wrong fields, says what would cost more, and shows a colleague’s change first', async () => {
    const placed = await shop.confirmed()
    const wrong = await move(placed, { line1: '', postcode: '1' })
    expect([wrong.status, wrong.body]).toMatchObject([
      422,
      { code: 'order/bad-address', problems: [{ field: 'line1' }, { field: 'postcode' }] },
    ])
    const dubai = { country: 'AE', city: 'Dubai', region: 'Dubai', postcode: '' }
    const dearer = await move(placed, dubai)
    expect([dearer.status, dearer.body]).toMatchObject([
      409,
      { code: 'order/price-differs', difference: { freight: expect.any(Number), vat: expect.any(Number) } },
    ])
    expect((await shop.see(placed)).address.line1).toBe('214 Vanderbilt Avenue')

    const both = await Promise.all([
      ask(placed, '/address', { address: MOVED, why: '', version: 0 }),
      ask(placed, '/address', { address: { ...MOVED, line2: '4' }, why: '', version: 0 }, { who: 'sales' }),
    ])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('order/changed-meanwhile')
    expect((await move(placed, MOVED, { why: 'x'.repeat(501) })).body).toMatchObject({
      code: 'request/invalid',
      field: 'why',
    })
  })

  it('is written of to the customer once, in the language of the order, with its number', async () => {
    const email = `${randomUUID().slice(0, 8)}@example.com`
    const placed = await shop.confirmed({ email, language: 'ar' })
    const key = randomUUID()
    const letter = { text: 'مرحبًا ليلى\n\nسجادتك على النول.', version: 0 }
    const sent = [
      await ask(placed, '/letters', letter, { key }),
      await ask(placed, '/letters', letter, { key }),
    ]
    expect(sent.map(({ status }) => status)).toEqual([200, 200])
    expect(sent[1]?.body.letters).toMatchObject([{ text: letter.text, by: 'staff:desk@example.com' }])
    expect(sent[0]?.body.canned[0]?.text).toContain('مرحبًا {name}')
    const [mail, ...more] = await lettersTo(email, 'بخصوص طلبك')
    expect(more).toEqual([])
    expect(mail?.subject).toContain(placed.number)
    expect(mail?.replyTo?.[0]?.address).toBe(shop.config.mail.support)
    expect(mail?.text).toContain('سجادتك على النول.')
    // It has the greeting that staff wrote, and no other.
    expect(mail?.text).not.toContain('أهلًا')
    expect((await shop.see(placed)).timeline.map(({ kind: each }) => each)).not.toContain('written')
    const late = await ask(placed, '/letters', { text: 'Hello', version: 0 }, { who: 'sales' })
    expect([late.status, late.body.code]).toEqual([409, 'order/changed-meanwhile'])
    const next = await ask(placed, '/letters', { text: 'Hello', version: 1 }, { who: 'sales' })
    expect(next.body.letters.map(({ letter: state }) => state)).toEqual(['sent', expect.any(String)])
    expect((await ask(placed, '/letters', { text: ' \n', version: 2 })).body).toMatchObject({
      code: 'request/invalid',
      field: 'text',
    })
  })
})
