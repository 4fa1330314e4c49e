import { describe, expect, it } from 'vitest'

import { cents } from '../../money/money.ts'
import { claimOrder, decideClaim, type NewClaim } from './claim-order.ts'
import { deliverOrder, markReady, shipOrder, startProduction } from '../fulfil-order.ts'
import { after, confirmed, DAY, HOUR, orderEmailsOf, ok, SECOND } from '../laws/order-fixture.ts'
import type { Order } from '../order.ts'

const STAFF = 'staff:noor@nawl.example'
const TRACKING = { carrier: 'Aramex', number: '123' }
/** Confirmed a minute after noon: its design can be changed until then. */
const CHANGE_UNTIL = 48 * HOUR + 60 * SECOND

const produced = () => ok(startProduction(confirmed(), after(CHANGE_UNTIL), { by: STAFF })).order
const shipped = () => {
  const ready = ok(markReady(produced(), after(30 * DAY), { by: STAFF })).order
  return ok(shipOrder(ready, after(31 * DAY), { by: STAFF, tracking: TRACKING })).order
}
const delivered = () => ok(deliverOrder(shipped(), after(40 * DAY), { by: STAFF })).order

describe('a claim', () => {
  const NEW: NewClaim = { claimId: 'c1', kind: 'damaged', about: null, description: 'Torn', photoIds: ['f1'] }
  const claim = (ms: number, changes: Partial<NewClaim> = {}) =>
    claimOrder(delivered(), after(40 * DAY + ms), { ...NEW, ...changes })

  it('can be made within seven days of delivery, to the second, and under the warranty within five years', () => {
    expect(orderEmailsOf(ok(claim(7 * DAY - SECOND)))).toEqual(['claim-received:c1'])
    expect(claim(7 * DAY)).toEqual({ ok: false, reason: 'too-late' })
    expect(claim(7 * DAY, { kind: 'warranty' }).ok).toBe(true)
    expect(claim(5 * 366 * DAY, { kind: 'warranty' })).toEqual({ ok: false, reason: 'too-late' })
  })

  it('needs photographs, and a delivered rug', () => {
    expect(claim(DAY, { photoIds: [] })).toEqual({ ok: false, reason: 'no-photos' })
    expect(claim(DAY, { photoIds: Array<string>(9).fill('f') })).toMatchObject({ reason: 'too-many-photos' })
    expect(claimOrder(shipped(), after(40 * DAY), NEW)).toMatchObject({ reason: 'wrong-state' })
  })

  it('names a line of the order and one of its pieces, or the whole order', () => {
    expect(ok(claim(DAY, { about: { line: 'a', piece: 1 } })).order.claims).toMatchObject([
      { about: { line: 'a', piece: 1 } },
    ])
    expect(claim(DAY, { about: { line: 'a', piece: null } }).ok).toBe(true)
    expect(claim(DAY, { about: { line: 'z', piece: null } })).toMatchObject({ reason: 'no-such-line' })
    for (const piece of [0, 2, 0.5])
      expect(claim(DAY, { about: { line: 'a', piece } })).toMatchObject({ reason: 'no-such-piece' })
  })

  it('is decided once, with at most what was paid', () => {
    const order = ok(claim(DAY)).order
    const decide = (order: Order, aed?: number) =>
      decideClaim(order, after(42 * DAY), {
        claimId: 'c1',
        outcome: aed === undefined ? 'rejected' : 'refund',
        answer: 'We are sorry.',
        ...(aed === undefined ? {} : { refund: { currency: 'AED' as const, amount: cents(aed) } }),
        by: STAFF,
      })
    expect(decide(order, 1770.16)).toEqual({ ok: false, reason: 'more-than-paid' })
    const half = ok(decide(order, 885))
    // Of $482.00 stay those of AED 885.15: 241.02.
    expect(half.order.refunds).toMatchObject([{ usd: 48_200 - 24_102, amount: 88_500, reason: 'claim' }])
    expect(orderEmailsOf(half)).toEqual(['claim-decided:c1'])
    expect(decide(half.order)).toEqual({ ok: false, reason: 'already-decided' })
  })
})
