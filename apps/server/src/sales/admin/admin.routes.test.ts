import { randomUUID } from 'node:crypto'

import type { AdminOrder, AdminOrders } from '@nawl/contract/sales/admin'
import type { PlacedOrder } from '@nawl/contract/sales/order'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { DESIGN, HOUR, LIMA, NOW, openEmailingApp, WISH } from '../../../test/chaos/shop-app.ts'
import { rugLine } from '../../../test/chaos/rug-line.ts'

let counter: Awaited<ReturnType<typeof openEmailingApp>>
beforeAll(async () => void (counter = await openEmailingApp()))
beforeEach(() => counter.reset())
afterAll(() => counter.close())

const DESIGN_IN_PACK = { yarns: [{ hex: '', share: 0 }] }
const list = async (query: string) => {
  const { headers } = await counter.signedIn('desk')
  return (await counter.call<AdminOrders>('GET', `/api/desk/orders${query}`, undefined, { headers })).body
}
const transferred = (placed: PlacedOrder, paymentId: string, amount: number) =>
  counter.desk(placed.number, '/transfer', { paymentId, reference: 'FT1', amount })
async function subjectsFor(email: string): Promise<string[]> {
  await counter.emails.deliver()
  return counter.inbox.for(email).map(({ subject = '' }) => subject.replace(/NW-\w{4}-\w{4}/, 'NW'))
}
const photo = async (placed: PlacedOrder, bytes: Uint8Array) => {
  const form = new FormData()
  form.append('photo', new Blob([Buffer.from(bytes)]), 'torn.jpg')
  const request = new Request('http://localhost', { method: 'POST', body: form })
  const answer = await counter.app.inject({
    method: 'POST',
    url: counter.url(placed.number, placed.token, '/claim/photos'),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return { status: answer.statusCode, body: answer.json<{ id: string; code: string }>() }
}

it('takes an order to delivery and e-mails the customer at each step', async () => {
  const email = 'floor@example.com'
  const placed = await counter.confirmed({ email })
  const early = await counter.desk(placed.number, '/start-production')
  expect([early.status, early.body]).toMatchObject([409, { code: 'order/too-early' }])
  await counter.emails.deliver()
  counter.clock.at = NOW + 48 * HOUR
  for (const [path, body] of [
    ['/start-production'],
    ['/ready'],
    ['/ship', { carrier: 'Aramex', trackingNumber: '3512 0042' }],
    ['/deliver'],
  ] as const) {
    expect((await counter.desk(placed.number, path, body)).status).toBe(200)
    await counter.emails.deliver()
  }
  const subjects = await subjectsFor(email)
  expect(subjects.slice(0, 2).toSorted()).toEqual(['Confirmed: your order NW', 'We have your order NW'])
  expect(subjects.slice(2)).toEqual([
    'On the frame: your order NW',
    'On its way: your order NW',
    'Delivered: your order NW',
  ])
  const confirmed = counter.inbox.for(email).find(({ subject }) => subject?.startsWith('Confirmed'))
  const invoice = `/api/orders/${placed.number}/invoice.pdf?token=order.${placed.number}.`
  expect([confirmed?.text, confirmed?.html].map((part) => part?.includes(invoice))).toEqual([true, true])
  const shipped = counter.inbox.for(email).find(({ subject }) => subject?.startsWith('On its way'))
  expect(shipped?.text).toContain('Tracking number: 3512 0042')
  // A fresh link, which expires a year after this e-mail.
  expect(shipped?.text).toContain(`/order/${placed.number}?token=order.${placed.number}.`)
  expect(shipped?.html).toContain('3512 0042')
  const carrierPage = 'https://www.aramex.com/track/results?ShipmentNumber=35120042'
  expect(shipped?.text).toContain(carrierPage)
  expect(shipped?.html).toContain(`href="${carrierPage}"`)
  const { body } = await counter.desk(placed.number, '/notes', { text: 'Called; all is well.' })
  expect(body.events.map(({ kind, by }) => [kind, by]).slice(-3)).toEqual([
    ['shipped', 'staff:desk@example.com'],
    ['delivered', 'staff:desk@example.com'],
    ['noted', 'staff:desk@example.com'],
  ])
  expect((await counter.see(placed)).timeline.map(({ kind }) => kind)).not.toContain('noted')
})

it('confirms a bank transfer of the exact amount and starts the deadlines then', async () => {
  const email = 'bank@example.com'
  const guest = counter.buyer()
  await guest.add()
  const { body: placed } = await guest.checkout({ email, provider: 'bank-transfer' })
  expect(placed.next).toMatchObject({ kind: 'bank-transfer', reference: placed.number, amount: 177_015 })
  counter.clock.at = NOW + 30 * HOUR
  const [{ id: paymentId } = { id: '' }] = (await counter.see(placed)).payments
  const short = await transferred(placed, paymentId, 177_000)
  expect([short.status, short.body]).toMatchObject([409, { code: 'order/wrong-amount' }])
  expect((await transferred(placed, paymentId, 177_015)).body.state).toBe('confirmed')
  expect((await transferred(placed, paymentId, 177_015)).status).toBe(200)
  counter.clock.at = NOW + 53 * HOUR
  expect((await counter.command(placed, '/cancel')).body.state).toBe('cancelled')
  const [due] = (await counter.see(placed)).refunds
  await counter.sales.jobs.run()
  expect((await counter.see(placed)).refunds[0]?.status).toBe('due')
  const sent = await counter.desk(placed.number, `/refunds/${due?.id}/sent`)
  expect(sent.body.refunds[0]?.status).toBe('sent')
  expect(await subjectsFor(email)).toContain('Refunded: AED 1,770.15 for order NW')
})

it('refuses to confirm a card payment manually', async () => {
  const placed = await counter.ordered()
  const [{ id: paymentId } = { id: '' }] = (await counter.see(placed)).payments
  const refused = await transferred(placed, paymentId, 177_015)
  expect([refused.status, refused.body]).toMatchObject([404, { code: 'order/no-such-payment' }])
})

it('quotes shipping to other countries, which the customer accepts and pays', async () => {
  const email = 'lima@example.com'
  const guest = counter.buyer()
  await guest.add()
  const straight = await guest.checkout({ email, address: LIMA, expectedTotal: 40_000 })
  expect([straight.status, straight.body]).toMatchObject([409, { code: 'order/needs-quote' }])
  const wish = { email, address: LIMA, acceptedTerms: '2025-01' }
  const quoted = await guest.ask<PlacedOrder>('POST', '/api/quotes', wish, { key: randomUUID() })
  expect([quoted.status, quoted.body.next]).toEqual([201, null])
  expect(await subjectsFor(counter.config.mail.support)).toContain('Quote requested: NW')
  const { body } = await counter.desk(quoted.body.number, '/quote', { shipping: 31_000 })
  expect([body.state, body.price.amounts.USD.total]).toEqual(['quoted', 71_000])
  const accept = { provider: 'stripe', acceptedTerms: '2025-01' }
  const accepted = await counter.command(quoted.body, '/quote/accept', accept, randomUUID())
  expect([accepted.body.state, accepted.body.next?.kind]).toEqual(['pending_payment', 'redirect'])
  expect((await subjectsFor(email)).toSorted()).toEqual([
    'We are pricing your delivery: NW',
    'Your quote for order NW',
  ])
})

it('decides a claim with photographs, which are re-encoded without metadata', async () => {
  const email = 'claim@example.com'
  const placed = await counter.confirmed({ email })
  counter.clock.at = NOW + 48 * HOUR
  for (const path of ['/start-production', '/ready']) await counter.desk(placed.number, path)
  await counter.desk(placed.number, '/ship', { carrier: 'Aramex', trackingNumber: '1' })
  await counter.desk(placed.number, '/deliver')

  const jpeg = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#884422' } })
    .withExif({ IFD0: { ImageDescription: 'where I live' } })
    .jpeg()
    .toBuffer()
  const uploaded = await photo(placed, jpeg)
  expect(uploaded.status).toBe(201)
  expect((await photo(placed, Buffer.from('<svg onload="x"/>'))).body.code).toBe('picture/unsupported')
  expect((await photo(placed, jpeg.subarray(0, 200))).body.code).toBe('picture/damaged')

  const stranger = await counter.confirmed()
  const foreign = { kind: 'damaged', description: 'Torn.', photoIds: [uploaded.body.id] }
  counter.clock.at += HOUR
  const stolen = await counter.command(stranger, '/claim', foreign)
  expect(stolen.status).toBe(409)
  const claimed = await counter.command(placed, '/claim', foreign)
  const [claim] = claimed.body.claims
  expect([claimed.status, claim?.photos.length]).toEqual([200, 1])
  const shown = await counter.app.inject(claim?.photos[0] ?? '')
  const { exif, format, width } = await sharp(shown.rawPayload).metadata()
  expect([shown.statusCode, exif, format, width]).toEqual([200, undefined, 'webp', 60])

  await counter.emails.deliver()
  const received = counter.inbox
    .for(counter.config.mail.support)
    .filter(({ subject }) => subject?.startsWith('Claim'))
  expect(received.map(({ subject }) => subject)).toEqual([`Claim: ${placed.number}`])
  expect(received[0]?.text).toContain('Torn.')
  expect(received[0]?.text).toContain(`/desk/${placed.number}`)

  const decision = { outcome: 'refund', answer: 'We are sorry.', refund: { currency: 'AED', amount: 36_725 } }
  const decided = await counter.desk(placed.number, `/claims/${claim?.id}`, decision)
  expect(decided.body.claims[0]?.decision).toMatchObject({ outcome: 'refund', answer: 'We are sorry.' })
  const twice = await counter.desk(placed.number, `/claims/${claim?.id}`, decision)
  expect(twice.body).toMatchObject({ code: 'order/already-decided' })
  await counter.sales.jobs.run()
  expect(await subjectsFor(email)).toEqual(
    expect.arrayContaining([
      'We have your claim: NW',
      'Our answer to your claim: NW',
      'Refunded: AED 367.25 for order NW',
    ]),
  )
  counter.clock.at += 8 * 24 * HOUR
  expect((await counter.command(placed, '/claim', foreign)).body).toMatchObject({ code: 'order/too-late' })
})

it('gives back what was typed to the fils, notes why, and tells the customer', async () => {
  const email = 'late@example.com'
  const placed = await counter.confirmed({ email })
  const wish = { currency: 'AED', amount: 10_000, why: 'A late parcel' }
  expect((await counter.desk(placed.number, '/refunds', { ...wish, why: '' })).body).toMatchObject({
    code: 'request/invalid',
    field: 'why',
  })
  expect((await counter.desk(placed.number, '/refunds', { ...wish, currency: 'USD' })).body).toMatchObject({
    code: 'order/bad-amount',
  })
  const { body } = await counter.desk(placed.number, '/refunds', wish)
  expect(body.notes).toMatchObject([{ by: 'staff:desk@example.com', text: 'A late parcel' }])
  expect([body.held, body.heldUsd]).toEqual([{ currency: 'AED', amount: 167_015 }, 45_477])
  await counter.sales.jobs.run()
  await counter.emails.deliver()
  const letter = counter.inbox.for(email).find(({ subject }) => subject?.startsWith('Refunded: AED 100.00'))
  expect(letter?.text).toContain('Reason: A late parcel')
})

it('finds orders by state and by part of number, name, e-mail or tracking number, a page at a time', async () => {
  const email = 'needle_%@example.com'
  const placed = await counter.confirmed({ email })
  expect((await list('?search=NEEDLE_%25')).orders.map(({ number }) => number)).toEqual([placed.number])
  expect((await list('?search=needleX')).orders).toEqual([])
  expect((await list(`?search=${placed.number.slice(3, 10)}`)).orders).toHaveLength(1)
  expect(
    (await list('?search=haddad&state=delivered')).orders.every(({ state }) => state === 'delivered'),
  ).toBe(true)
  const { counts, orders } = await list('')
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(orders.length)
  const [newest] = orders
  const before = await list(`?before=${Date.parse(newest?.placedAt ?? '')}_${newest?.number}`)
  expect(before.orders).toEqual(orders.slice(1))
})

it('shows staff an order with all its events', async () => {
  const placed = await counter.confirmed()
  const { headers } = await counter.signedIn('desk')
  const { body } = await counter.call<AdminOrder>('GET', `/api/desk/orders/${placed.number}`, undefined, {
    headers,
  })
  // An earlier order of the same rug, by another test, is noted for the workshop.
  const kinds = body.events.map(({ kind }) => kind).filter((kind) => kind !== 'noted')
  expect([body.heldUsd, body.deskSteps, kinds]).toEqual([
    WISH.expectedTotal,
    ['change-address', 'correct-email', 'move-days', 'correct-billing', 'cancel', 'refund'],
    ['placed', 'payment-created', 'payment-started', 'payment-paid', 'confirmed', 'invoiced'],
  ])
})

it('shows the customer of a round rug the same yarn shares as the workshop', async () => {
  const guest = counter.buyer()
  await guest.add({ ...DESIGN, size: { shape: 'round', width: '6', length: '', unit: 'ft' } })
  await guest.ask('PUT', '/api/cart/country', { country: 'US' })
  const expectedTotal = (await guest.cart()).price.amounts.USD.total
  const { body: placed } = await guest.checkout({ expectedTotal })
  const { headers } = await counter.signedIn('desk')
  const url = `/api/desk/orders/${placed.number}/pack.zip`
  const zip = unzipSync((await counter.app.inject({ url, headers })).rawPayload)
  const pack = JSON.parse(strFromU8(zip['line-1/order.json'] ?? new Uint8Array())) as typeof DESIGN_IN_PACK
  const [line] = (await counter.see(placed)).lines
  const shares = (yarns: readonly { hex: string; share: number }[]) =>
    yarns.map(({ hex, share }) => [hex, share.toFixed(2)])
  expect(shares(rugLine(line).design.yarns)).toEqual(shares(pack.yarns))
}, 60_000)

it('gives the workshop the production pack as a PDF and as files', async () => {
  const placed = await counter.confirmed()
  const { headers } = await counter.signedIn('desk')
  const pack = (format: string) =>
    counter.app.inject({ url: `/api/desk/orders/${placed.number}/pack.${format}`, headers })
  const [pdf, zip] = [await pack('pdf'), await pack('zip')]
  expect([pdf.headers['content-type'], pdf.rawPayload.subarray(0, 5).toString()]).toEqual([
    'application/pdf',
    '%PDF-',
  ])
  expect(zip.headers['content-disposition']).toBe(`attachment; filename="${placed.number}.zip"`)
  const about = strFromU8(unzipSync(zip.rawPayload)['line-1/order.json'] ?? new Uint8Array())
  expect(JSON.parse(about)).toMatchObject({ order: placed.number, quantity: 1 })
  const missing = await counter.app.inject({ url: '/api/desk/orders/NW-AAAA-AAAA/pack.pdf', headers })
  expect(missing.statusCode).toBe(404)
}, 60_000)
