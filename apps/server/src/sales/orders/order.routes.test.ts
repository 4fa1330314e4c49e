import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'

import type { CartResponse } from '@nawl/contract/sales/cart'
import type { OrderResponse } from '@nawl/contract/sales/order'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { DESIGN, HOUR, NOW, openEmailingApp, TOTAL } from '../../../test/chaos/shop-app.ts'
import { rugLine } from '../../../test/chaos/rug-line.ts'

let counter: Awaited<ReturnType<typeof openEmailingApp>>
beforeAll(async () => void (counter = await openEmailingApp()))
beforeEach(() => counter.reset())
afterAll(() => counter.close())

const narrower = { ...DESIGN, size: { ...DESIGN.size, width: '4' } }

it('gives the lookup form one answer for all, and e-mails the link to the order’s own address only, once an hour', async () => {
  const email = 'lookup@example.com'
  const placed = await counter.confirmed({ email })
  const look = (number: string, email: string) =>
    counter
      .call('POST', '/api/orders/lookup', { number, email })
      .then(({ status, body }) => ({ status, body }))
  const plain = placed.number.toLowerCase().replaceAll('-', ' ')
  const answers = [
    await look(plain, 'LOOKUP@example.com'),
    await look(placed.number, email),
    await look(placed.number, 'eve@example.com'),
    await look('NW-AAAA-AAAA', email),
  ]
  expect(answers).toEqual(answers.map(() => ({ status: 202, body: { status: 'check-your-mail' } })))
  await counter.emails.deliver()
  const links = counter.inbox.mails.filter(({ subject }) => subject?.startsWith('The link'))
  expect(links.map(({ to }) => to?.map(({ address }) => address))).toEqual([[email]])
  expect(links[0]?.text).toContain(`/order/${placed.number}?token=${placed.token}`)
})

it('shows room pictures of the rugs in e-mails, with a plain-text equivalent', async () => {
  const email = 'rooms@example.com'
  await counter.confirmed({ email })
  await counter.emails.deliver()
  const emails = counter.inbox.mails.filter(({ to }) => to?.some(({ address }) => address === email))
  expect(emails).toHaveLength(2)
  for (const { html = '', text = '' } of emails) {
    const [, url = ''] = /<img src="([^"]+)"/.exec(html) ?? []
    expect(url).toMatch(/^http:\/\/localhost:3000\/frozen\/[0-9a-f]{64}\/dining\.jpg\?d=/)
    expect(html).toContain('alt="Onyx, to scale on the floor of our dining room" width="560" height="350"')
    expect(text).toContain('Onyx, 5 × 8 ft, in our dining room. The room is computer-rendered')
    expect(text).toContain(url)
    const picture = await counter.app.inject(url.replace('http://localhost:3000', ''))
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1120,
      height: 700,
    })
    // Mail clients load the picture from another origin.
    expect(picture.headers['cross-origin-resource-policy']).toBe('cross-origin')
  }
})

it('refunds the difference when a design is changed for a cheaper one', async () => {
  const placed = await counter.confirmed()
  const [line] = (await counter.see(placed)).lines
  const body = { lineId: line?.id, design: narrower, provider: 'stripe' }
  const key = randomUUID()
  const [changed, again] = [
    await counter.command(placed, '/design', body, key),
    await counter.command(placed, '/design', body, key),
  ]
  expect([changed.status, again.status]).toEqual([200, 200])
  await counter.sales.jobs.run()
  const order = await counter.see(placed)
  const paid = order.payments.reduce((sum, { amount }) => sum + amount, 0)
  const back = order.refunds.reduce((sum, { amount }) => sum + amount, 0)
  expect([rugLine(order.lines[0]).design.size.width, order.refunds.length]).toEqual(['4', 1])
  expect(paid - back).toBe(order.price.amounts.AED.total)
})

it('refuses a design change more than 48 hours after confirmation', async () => {
  const placed = await counter.confirmed()
  const [line] = (await counter.see(placed)).lines
  counter.clock.at = NOW + 48 * HOUR
  const late = await counter.command(
    placed,
    '/design',
    { lineId: line?.id, design: narrower, provider: 'stripe' },
    randomUUID(),
  )
  expect([late.status, late.body]).toMatchObject([409, { code: 'order/too-late' }])
})

it('resumes the open payment or switches the payment method', async () => {
  const placed = await counter.ordered()
  const same = await counter.command(placed, '/pay', { provider: 'stripe' }, randomUUID())
  expect([same.body.next, same.body.payments.length]).toEqual([placed.next, 1])
  const other = await counter.command(placed, '/pay', { provider: 'bank-transfer' }, randomUUID())
  expect(other.body.next?.kind).toBe('bank-transfer')
  expect(other.body.payments.map(({ status }) => status)).toEqual(['cancelled', 'created'])
  const none = await counter.command(placed, '/pay', { provider: 'paypal' }, randomUUID())
  expect([none.status, none.body]).toMatchObject([404, { code: 'payment/unknown-provider' }])
})

it('copies an order into the cart', async () => {
  const placed = await counter.ordered()
  const guest = counter.buyer()
  const url = counter.url(placed.number, placed.token, '/reorder')
  const { body } = await guest.ask<CartResponse>('POST', url)
  expect([body.lines.map((line) => rugLine(line).design.size.width), body.price.rugCount]).toEqual([['5'], 1])
})

it('offers an invoice once it is paid', async () => {
  const open = await counter.ordered()
  const paid = await counter.confirmed()
  const invoice = (placed: { number: string; token: string }) =>
    counter.call('GET', counter.url(placed.number, placed.token, '/invoice'))
  expect((await invoice(open)).status).toBe(409)
  expect((await invoice(paid)).body).toMatchObject({
    orderNumber: paid.number,
    buyer: ['Layla Haddad', '214 Vanderbilt Avenue', 'Brooklyn, NY 11205', 'USA'],
    payments: [{ amount: 177_015, currency: 'AED' }],
  })
})

it('lists and exports a person’s orders, and unlinks them when the account is deleted', async () => {
  const person = await counter.signedIn('keeper')
  const ada = counter.buyer(person.headers)
  await ada.add()
  const email = 'elsewhere@example.com'
  const { body: placed } = await ada.checkout({ email })
  const own = await ada.ask<{ number: string; total: number }[]>('GET', '/api/account/orders')
  expect(own.body.map(({ number, total }) => [number, total])).toEqual([[placed.number, TOTAL]])
  const seen = await ada.ask<OrderResponse>('GET', `/api/orders/${placed.number}`)
  expect(seen.body.email).toBe(email)
  const copy = await ada.ask<{ orders: unknown[] }>('GET', '/api/account/export')
  expect(copy.body.orders).toMatchObject([{ number: placed.number }])
  expect((await ada.ask('DELETE', '/api/account')).status).toBe(204)
  const found = (await counter.orders()).find(({ number }) => number === placed.number)
  expect([found?.personId, found?.state]).toEqual([null, 'pending_payment'])
  expect((await counter.see(placed)).number).toBe(placed.number)
})

it('reports invalid address fields one by one, and outdated terms', async () => {
  const guest = counter.buyer()
  await guest.add()
  const address = { country: 'US', name: 'Layla', line1: '', city: 'Brooklyn', region: 'NY', postcode: '1' }
  const bad = await guest.checkout({ address })
  expect([bad.status, bad.body]).toMatchObject([
    422,
    { code: 'order/bad-address', problems: [{ field: 'line1', problem: 'missing' }, { field: 'postcode' }] },
  ])
  const terms = await guest.checkout({ acceptedTerms: '2019-01' })
  expect([terms.status, terms.body]).toMatchObject([409, { code: 'order/terms-changed' }])
})

it('refuses an excluded country and reports it at the field', async () => {
  const guest = counter.buyer()
  await guest.add()
  const chosen = await guest.ask('PUT', '/api/cart/country', { country: 'IR' })
  expect([chosen.status, chosen.body]).toMatchObject([400, { code: 'request/invalid', field: 'country' }])
  expect((await guest.cart()).country).toBeNull()
  const address = { country: 'KP', name: 'Ri', line1: 'Street 1', city: 'Pyongyang' }
  const refused = {
    code: 'order/bad-address',
    problems: [{ field: 'country', problem: 'not-shipped' }],
  }
  const ordered = await guest.checkout({ address })
  expect([ordered.status, ordered.body]).toMatchObject([422, refused])
  const wish = { email: 'ri@example.com', address, acceptedTerms: '2025-01' }
  const quoted = await guest.ask('POST', '/api/quotes', wish, { key: randomUUID() })
  expect([quoted.status, quoted.body]).toMatchObject([422, refused])
  const { body } = await guest.ask('GET', '/api/prices')
  expect(body).toMatchObject({ notShippedTo: ['CU', 'IR', 'KP', 'SY'] })
})

it('shows the ordered design’s picture after its upload was deleted', async () => {
  const placed = await counter.ordered()
  rmSync(join(counter.config.artworkDir, 'test'), { recursive: true })
  const [line] = (await counter.see(placed)).lines
  const picture = await counter.app.inject(line?.picture ?? '')
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp'])
})

it('limits checkouts and lookups per caller and hour', async () => {
  const caller = counter.buyer()
  const refusals = new Set<number>()
  for (let n = 0; n < 60; n++) refusals.add((await caller.checkout()).status)
  expect([...refusals]).toEqual([409])
  expect(await caller.checkout()).toMatchObject({ status: 429, body: { code: 'request/too-many' } })
  const look = () =>
    caller.ask('POST', '/api/orders/lookup', { number: 'NW-AAAA-AAAA', email: 'ada@example.com' })
  for (let n = 0; n < 30; n++) await look()
  expect((await look()).status).toBe(429)
  expect((await counter.buyer().checkout()).status).toBe(409)
})
