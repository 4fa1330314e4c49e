import { describe, expect, it } from 'vitest'

import { lineOf, sized } from '../../cart/cart-fixture.ts'
import { priceCart } from '../../cart/price-cart.ts'
import { duePostings } from '../../ledger/due-postings.ts'
import { cents } from '../../money/money.ts'
import { findCountry } from '../../shop/countries/countries.ts'
import { billed } from '../../tax-documents/due-document.ts'
import { claimOrder, decideClaim } from '../claims/claim-order.ts'
import { cancelOrder } from '../end-order.ts'
import { deliverOrder, markReady, shipOrder, startProduction } from '../fulfil-order.ts'
import { customerSteps } from '../open-steps.ts'
import {
  after,
  checkout,
  confirmed,
  DAY,
  DUBAI,
  kinds,
  NOON,
  ok,
  orderEmailsOf,
  paidAt,
  resized,
} from '../laws/order-fixture.ts'
import { type Order, versionInForce } from '../order.ts'
import { placeOrder } from '../placing/place-order.ts'
import { type Remake, remakeLine } from './remake-line.ts'

const BY = { by: 'staff:noor@nawl.example' } as const
const LATE = after(10 * DAY)
const TRACKING = { carrier: 'Aramex', number: '1' }

/** Three rugs of one line and one of another, delivered in Dubai. */
function delivered(): Order {
  const lines = [lineOf('a', sized('5', '8', 'ft'), 3), lineOf('b', sized('6', '9', 'ft'))]
  const price = priceCart(lines, { country: findCountry('AE')! }, checkout().tariff)
  const expectedTotal = price.amounts.USD.total
  const wish = checkout({ lines, address: DUBAI, expectedTotal, giftMessage: 'For you' })
  const paid = paidAt(ok(placeOrder(NOON, wish)).order, NOON)
  const started = ok(startProduction(paid, LATE, BY)).order
  const shipped = ok(shipOrder(ok(markReady(started, LATE, BY)).order, LATE, { ...BY, tracking: TRACKING }))
  return ok(deliverOrder(shipped.order, LATE, BY)).order
}

const remake = (order: Order, changes: Partial<Remake> = {}) =>
  remakeLine(order, LATE, {
    ...BY,
    why: 'A tear at the edge',
    version: order.corrections.length,
    number: 'NW-AGAIN',
    lineId: 'a',
    quantity: 2,
    cause: 'workshop',
    claimId: null,
    ...changes,
  })

function remade(order: Order, changes: Partial<Remake> = {}) {
  const done = remake(order, changes)
  if (!done.ok) throw new Error(done.reason)
  return done
}

describe('a remake', () => {
  it('is an order of its own, at no cost, that goes to the same customer', () => {
    const before = delivered()
    const { original, remake: again } = remade(before)
    const { lines, price } = versionInForce(again.order)
    expect(lines).toEqual([{ ...versionInForce(before).lines[0], quantity: 2 }])
    expect(price).toMatchObject({
      rugCount: 2,
      vatPercent: 0,
      discountPercent: 0,
      amounts: { USD: { total: 0 } },
    })
    expect(again.order).toMatchObject({
      number: 'NW-AGAIN',
      state: 'confirmed',
      email: before.email,
      address: before.address,
      remakeOf: { order: before.number, line: 'a', serial: 1, cause: 'workshop' },
      payments: [],
      giftMessage: '',
    })
    expect(billed(again.order)).toEqual({ USD: 0, AED: 0 })
    expect(orderEmailsOf(again)).toEqual(['remake-begun'])
    expect(kinds(original)).toEqual(['remake-ordered'])
    expect(orderEmailsOf(original)).toEqual([])
    expect(original.order.corrections).toMatchObject([{ kind: 'remake', order: 'NW-AGAIN', quantity: 2 }])
    expect({ ...original.order, corrections: [] }).toEqual(before)
  })

  it('has nothing of the money and the discount of the order that was paid, and days of its own', () => {
    const bought = delivered()
    const [payment] = bought.payments
    const fee = { id: 'txn_1', paymentId: payment!.id, kind: 'fee', amount: cents(12), at: LATE } as const
    const code = { code: 'WOOL10', off: { kind: 'percent', percent: 10 }, stacks: false, only: [] } as const
    const before: Order = { ...bought, movements: [fee], tariff: { ...bought.tariff, code } }
    const { order } = remade(before).remake
    expect(order.movements).toEqual([])
    expect(order.tariff.code).toBeUndefined()
    expect(versionInForce(order).price.code).toBeUndefined()
    expect(duePostings(null, order, { former: [], issued: [] }, 'S')).toEqual([])
    expect(order.times.expectedFrom?.getTime()).toBeGreaterThan(LATE.getTime())
    expect(order.times.expectedBy?.getTime()).toBeGreaterThan(order.times.expectedFrom!.getTime())
  })

  it('begins at once, and is claimed for itself; nobody but staff can take it back', () => {
    const { order } = remade(delivered()).remake
    expect(customerSteps(order, LATE)).toEqual([])
    expect(ok(cancelOrder(order, LATE, BY)).order.refunds).toEqual([])
    const started = ok(startProduction(order, LATE, BY)).order
    const ready = ok(markReady(started, after(20 * DAY), BY)).order
    const tracking = { carrier: 'DHL', number: '2' }
    const shipped = ok(shipOrder(ready, after(21 * DAY), { ...BY, tracking })).order
    expect(shipped.tracking).toEqual(tracking)
    const done = ok(deliverOrder(shipped, after(25 * DAY), BY)).order
    expect(customerSteps(done, after(25 * DAY))).toEqual(['claim'])
  })

  it('is numbered, and who did not see a colleague’s is refused', () => {
    const first = remade(delivered()).original.order
    expect(remade(first).remake.order.remakeOf?.serial).toBe(2)
    expect(remake(first, { version: 0 })).toMatchObject({ reason: 'changed-meanwhile' })
  })

  it('is of a line that was begun, and of no more pieces than there are', () => {
    expect(remake(confirmed())).toMatchObject({ reason: 'wrong-state' })
    expect(remake(delivered(), { lineId: 'z' })).toMatchObject({ reason: 'no-such-line' })
    for (const quantity of [0, 4, 1.5])
      expect(remake(delivered(), { quantity })).toMatchObject({ reason: 'no-such-piece' })
  })

  it('is of the frozen design, or of what staff correct of it', () => {
    const design = resized('6', '9')
    expect(versionInForce(remade(delivered(), { design }).remake.order).lines).toMatchObject([{ design }])
    const other = { ...design, rugId: 'onyx' }
    expect(remake(delivered(), { design: other })).toMatchObject({ reason: 'another-rug' })
  })

  it('has the card of a gift only where the first parcel is lost', () => {
    expect(remade(delivered(), { cause: 'transit' }).remake.order.giftMessage).toBe('For you')
  })

  it('follows once from a claim that was answered so', () => {
    const claimed = ok(
      claimOrder(delivered(), LATE, {
        claimId: 'c1',
        kind: 'damaged',
        about: { line: 'a', piece: 2 },
        description: 'Torn',
        photoIds: ['f1'],
      }),
    ).order
    const asked = { cause: 'claim', claimId: 'c1', quantity: 1 } as const
    expect(remake(claimed, asked)).toMatchObject({ reason: 'no-such-claim' })
    const decided = ok(
      decideClaim(claimed, LATE, { claimId: 'c1', outcome: 'remake', answer: 'Sorry.', ...BY }),
    ).order
    expect(remake(decided, { cause: 'claim', claimId: null })).toMatchObject({ reason: 'no-such-claim' })
    const once = remade(decided, asked)
    expect(once.original.order.corrections).toMatchObject([{ claim: 'c1' }])
    expect(remake(once.original.order, asked)).toMatchObject({ reason: 'already-decided' })
  })
})
