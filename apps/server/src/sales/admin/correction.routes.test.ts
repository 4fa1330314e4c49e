import { randomUUID } from 'node:crypto'

import type { AdminOrder } from '@nawl/contract/sales/admin'
import type { Problem } from '@nawl/contract/errors'
import type { PlacedOrder } from '@nawl/contract/sales/order'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { DESIGN, HOUR, openEmailingApp } from '../../../test/chaos/shop-app.ts'
import { DATABASES } from '../../../test/db/postgres.ts'

type Answer = AdminOrder & Problem
const BROOKLYN = { country: 'US', name: 'Layla Haddad', city: 'Brooklyn', region: 'NY', postcode: '11238' }

describe.each(DATABASES)('what somebody got wrong, put right at the desk on %s', (kind) => {
  let shop: Awaited<ReturnType<typeof openEmailingApp>>
  beforeAll(async () => void (shop = await openEmailingApp({ kind })))
  beforeEach(() => shop.reset())
  afterAll(() => shop.close())

  async function ask({ number }: PlacedOrder, path: string, body?: object) {
    const { headers } = await shop.signedIn('desk')
    return shop.call<Answer>('POST', `/api/desk/orders/${number}${path}`, body, {
      headers,
      key: randomUUID(),
    })
  }
  const newEmail = () => `${randomUUID().slice(0, 8)}@example.com`
  async function lettersTo(email: string, about: string) {
    await shop.emails.deliver()
    return shop.inbox.for(email).filter(({ subject }) => subject?.includes(about))
  }
  /** Runs commands one after the other; each has to be accepted. */
  async function inTurn(placed: PlacedOrder, ...steps: readonly (readonly [path: string, body?: object])[]) {
    let last: Answer | undefined
    for (const [path, body] of steps) {
      const { status, body: answer } = await ask(placed, path, body)
      if (status !== 200) throw new Error(`${path}: ${JSON.stringify(answer)}`)
      last = answer
    }
    return last!
  }
  const why = 'Mistyped'

  it('an e-mail address: the old link stops, and the new address gets one that opens the order', async () => {
    const [wrong, right] = [newEmail(), newEmail()]
    const placed = await shop.confirmed({ email: wrong })
    shop.clock.at += HOUR
    const body = await inTurn(placed, ['/email', { email: right, why, version: 0 }])
    expect(body).toMatchObject({
      email: right,
      corrections: [{ kind: 'email', before: wrong, after: right, why, by: 'staff:desk@example.com' }],
    })
    const old = await shop.call<Problem>('GET', shop.url(placed.number, placed.token))
    expect(old).toMatchObject({ status: 410, body: { code: 'order/link-expired' } })
    const [letter] = await lettersTo(right, 'we will write to this address')
    const [, token = ''] = /\?token=([\w.~-]+)/.exec(letter?.text ?? '') ?? []
    expect((await shop.call('GET', shop.url(placed.number, token))).status).toBe(200)
    expect(await lettersTo(wrong, 'we will write to this address')).toEqual([])
    // Found by the new address, no longer by the old one.
    expect(await ask(placed, '/email', { email: wrong, why, version: 0 })).toMatchObject({
      status: 409,
      body: { code: 'order/changed-meanwhile' },
    })
  })

  it('an e-mail address: whoever had claimed the order by the mistyped one loses it', async () => {
    const stranger = await shop.signedIn('stranger')
    const placed = await shop.confirmed({ email: 'stranger@example.com' })
    const own = () => shop.call<{ number: string }[]>('GET', '/api/account/orders', undefined, stranger)
    expect((await own()).body.map(({ number }) => number)).toContain(placed.number)
    await inTurn(placed, ['/email', { email: newEmail(), why, version: 0 }])
    expect((await own()).body.map(({ number }) => number)).not.toContain(placed.number)
  })

  it('a step: it is taken back, told, and told again when it happens', async () => {
    const email = newEmail()
    const placed = await shop.confirmed({ email })
    shop.clock.at += 72 * HOUR
    const ship = { carrier: 'Aramex', trackingNumber: '1' }
    await inTurn(placed, ['/start-production'], ['/ready'], ['/ship', ship])
    const back = await inTurn(placed, ['/step-back', { why: 'Another parcel', version: 0 }])
    expect(back).toMatchObject({ state: 'ready', tracking: null, times: { shippedAt: null } })
    const [told] = await lettersTo(email, 'A correction')
    expect(told?.text).toContain('It has not left the workshop yet')
    await inTurn(placed, ['/ship', { ...ship, trackingNumber: '2' }])
    expect(await lettersTo(email, 'On its way')).toHaveLength(2)
    const corrected = await inTurn(placed, [
      '/tracking',
      { carrier: 'DHL', trackingNumber: '3', why, version: 1 },
    ])
    expect(corrected.tracking).toEqual({ carrier: 'DHL', number: '3' })
    const [letter] = await lettersTo(email, 'New tracking number')
    expect(letter?.text).toContain('DHL')
  })

  it('an item: it is cancelled, refunded and credited, and the last one is not', async () => {
    const buyer = shop.buyer()
    await buyer.add()
    await buyer.add({ ...DESIGN, textureStyle: 'carved' })
    await buyer.ask('PUT', '/api/cart/country', { country: 'US' })
    const { price } = await buyer.cart()
    const expectedTotal = price.amounts.USD.total
    const { body: placed } = await buyer.checkout({ email: newEmail(), expectedTotal })
    const ref = await shop.refOf(placed.number)
    shop.provider.become(ref, 'paid')
    await shop.sales.settle('stripe', ref)
    const [line, other] = (await inTurn(placed, ['/notes', { text: 'Called' }])).lines
    const body = await inTurn(placed, [`/lines/${line!.id}/cancel`, { why, version: 0 }])
    expect(body.lines.map(({ id }) => id)).toEqual([other!.id])
    // Due, or sent already by the job that the command woke.
    expect(body.refunds).toHaveLength(1)
    expect(body.documents).toMatchObject([{ kind: 'invoice' }, { kind: 'credit-note', reason: 'item' }])
    expect(await ask(placed, `/lines/${other!.id}/cancel`, { why, version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'order/last-line' },
    })
  })

  it('an address: by the customer, who is told, and not over a colleague’s change', async () => {
    const email = newEmail()
    const placed = await shop.confirmed({ email })
    const address = { ...BROOKLYN, line1: '9 Plaza Street East' }
    const change = (version: number) => shop.command(placed, '/address', { address, version })
    const { status, body } = await change(0)
    expect([status, body]).toMatchObject([200, { address, addressVersion: 1 }])
    expect(await lettersTo(email, 'New delivery address')).toHaveLength(1)
    expect(await change(0)).toMatchObject({ status: 409, body: { code: 'order/changed-meanwhile' } })
    shop.clock.at += 48 * HOUR
    expect(await change(1)).toMatchObject({ status: 409, body: { code: 'order/too-late' } })
  })

  it('needs a reason', async () => {
    const placed = await shop.confirmed({ email: newEmail() })
    const { status, body } = await ask(placed, '/email', { email: newEmail(), why: ' ', version: 0 })
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain('why')
  })

  it('a transfer in parts: the rest is asked for with the account, and confirms the order', async () => {
    const email = newEmail()
    const buyer = shop.buyer()
    await buyer.add()
    const { body: placed } = await buyer.checkout({ email, provider: 'bank-transfer' })
    const paymentId = (await shop.see(placed)).payments[0]!.id
    const part = { paymentId, reference: 'FT1', amount: 100_000 }
    expect(await ask(placed, '/transfer', part)).toMatchObject({ body: { code: 'order/wrong-amount' } })
    const waiting = await inTurn(placed, ['/transfer', { ...part, difference: 'ask-for-rest' }])
    expect(waiting).toMatchObject({ state: 'pending_payment', documents: [] })
    const rest = waiting.payments.at(-1)!
    expect(waiting.next).toMatchObject({ kind: 'bank-transfer', amount: rest.amount })
    const [letter] = await lettersTo(email, 'still to come')
    expect(letter?.text).toContain(placed.number)
    const transfer = { paymentId: rest.id, reference: 'FT2', amount: rest.amount }
    const whole = await inTurn(placed, ['/transfer', transfer])
    expect(whole).toMatchObject({ state: 'confirmed', documents: [{ kind: 'invoice', reason: 'order' }] })
  })

  it('a transfer that is a few dirhams short: it is written off within the limit, and the order is paid in full', async () => {
    const buyer = shop.buyer()
    await buyer.add()
    const { body: placed } = await buyer.checkout({ email: newEmail(), provider: 'bank-transfer' })
    const [asked] = (await shop.see(placed)).payments
    const short = (by: number) => ({
      paymentId: asked!.id,
      reference: `FT${randomUUID()}`,
      amount: asked!.amount - by,
      difference: 'write-off',
    })
    expect(await ask(placed, '/transfer', short(2_501))).toMatchObject({
      status: 422,
      body: { code: 'order/too-much-written-off' },
    })
    const paid = await inTurn(placed, ['/transfer', short(2_500)])
    expect(paid).toMatchObject({ state: 'confirmed', documents: [{ kind: 'invoice' }] })
    expect(paid.documents[0]?.totals.AED).toBe(asked!.amount)
  })

  it('one bank reference pays one order, unless somebody says that a transfer is for several', async () => {
    const reference = `FT${randomUUID()}`
    const waiting = async () => {
      const buyer = shop.buyer()
      await buyer.add()
      const { body: placed } = await buyer.checkout({ email: newEmail(), provider: 'bank-transfer' })
      const [payment] = (await shop.see(placed)).payments
      return { placed, transfer: { paymentId: payment!.id, reference, amount: payment!.amount } }
    }
    const [first, second] = [await waiting(), await waiting()]
    const both = await Promise.all([
      ask(first.placed, '/transfer', first.transfer),
      ask(second.placed, '/transfer', { ...second.transfer, reference: reference.toLowerCase() }),
    ])
    expect(both.map(({ status }) => status).toSorted((p, q) => p - q)).toEqual([200, 409])
    expect(both.map(({ body }) => body)).toContainEqual(
      expect.objectContaining({ code: 'order/reference-used' }),
    )
    const left = both[0].status === 409 ? first : second
    const shared = await ask(left.placed, '/transfer', { ...left.transfer, isShared: true })
    expect(shared).toMatchObject({ status: 200, body: { state: 'confirmed' } })
  })
})
