import { describe, expect, it } from 'vitest'

import { countryOf, designOf, lineOf, sized } from '../../cart/cart-fixture.ts'
import { priceCart } from '../../cart/price-cart.ts'
import type { DesignSnapshot } from '../../cart/design-snapshot.ts'
import { cents } from '../../money/money.ts'
import { changeDesign } from '../change-design.ts'
import { cancelLine } from '../corrections/cancel-line.ts'
import { moveDays } from '../corrections/move-days.ts'
import { promisedDays } from '../delivery/expected-days.ts'
import { deadlineOf, expireOrder } from '../end-order.ts'
import { startProduction } from '../fulfil-order.ts'
import { customerSteps } from '../open-steps.ts'
import {
  after,
  checkout,
  DAY,
  HOUR,
  NOON,
  ok,
  orderEmailsOf,
  paidAt,
  resized,
  strikeOffLine,
} from '../laws/order-fixture.ts'
import { DEFAULT_TARIFF } from '../../shop/price-list.ts'
import { PRODUCT_KINDS } from '../../product/product-kinds.ts'
import { type Order, versionInForce } from '../order.ts'
import { placeOrder } from '../placing/place-order.ts'
import { awaitedLines, isApprovalAwaited, isToApprove } from './approval.ts'
import { approveDesign, askApproval, questionPiece, showPiece } from './approve-design.ts'
import { testHash } from './random-approvals.ts'

const BY = { by: 'staff:noor@nawl.example' } as const
const LATER = after(10 * DAY)
const PAYMENT = { paymentId: 'p9', provider: 'stripe' } as const
const TEAL = designOf(sized('5', '8', 'ft'), { mappings: { '#26323D': '#216210' } })
const CORRECTING = { ...BY, why: 'By telephone', version: 0 }

/** A paid order of a rug and its strike-off, which waits for its approval or not. */
function ordered(awaits = true, rug: DesignSnapshot = designOf(sized('5', '8', 'ft'))): Order {
  const lines = [{ id: 'a', design: rug, quantity: 1 } as const, strikeOffLine('s')]
  const asked = { lines, ...(awaits && { awaitsApproval: 'of-pieces' as const }) }
  const price = placeOrder(NOON, checkout({ ...asked, expectedTotal: cents(605) }))
  return paidAt(ok(price).order, after(HOUR))
}
/** A paid order of a rug alone. */
const alone = () => paidAt(ok(placeOrder(NOON, checkout({ awaitsApproval: 'of-pieces' }))).order, after(HOUR))
const MEASURED = { hex: '#28333C', lab: [20.4, -3, -7.5] as const, deltaE: 1.8 }
const piece = (photo = 'photo-1', lineId = 'a') => ({
  lineId,
  ...BY,
  photo,
  yarns: [{ name: 'Ink', hex: '#26323D', measured: MEASURED }],
})
const shown = (order = ordered()) => ok(showPiece(order, LATER, piece())).order
const approving = (order: Order, seen = testHash(order, 'a')) => ({
  lineId: 'a',
  seen,
  hash: testHash(order, 'a'),
  signature: 'signed',
})
const approved = (order = shown()) => ok(approveDesign(order, LATER, approving(order))).order

describe('a rug that is made after its strike-off is approved', () => {
  it('is not begun before, and then carries the approval as a version of its own', () => {
    const order = ordered()
    expect(startProduction(order, LATER, BY)).toMatchObject({ reason: 'approval-awaited' })
    expect(approveDesign(order, LATER, approving(order))).toMatchObject({ reason: 'too-early' })
    const seen = ok(showPiece(order, LATER, piece()))
    expect(orderEmailsOf(seen)).toEqual(['strike-off-shown:2'])
    const given = ok(approveDesign(seen.order, LATER, approving(seen.order)))
    expect(orderEmailsOf(given)).toEqual(['design-approved:3'])
    const [first] = versionInForce(given.order).lines
    expect((first!.design as DesignSnapshot).approval).toEqual({
      hash: testHash(order, 'a'),
      at: LATER.toISOString(),
    })
    expect(given.order).toMatchObject({
      inForce: 1,
      approvals: [{ kind: 'asked', piece: 's' }, { kind: 'shown', line: 's' }, { kind: 'approved' }],
    })
    expect(startProduction(given.order, LATER, BY).ok).toBe(true)
  })

  it('asks its customer once the piece is shown, until it is approved', () => {
    expect(isToApprove(ordered())).toBe(false)
    expect(isToApprove(shown())).toBe(true)
    expect(isToApprove(approved())).toBe(false)
    expect(isToApprove(ok(showPiece(ordered(false), LATER, piece('photo-1', 's'))).order)).toBe(false)
  })

  it('is promised no days before, and then those that count from the approval', () => {
    const order = shown()
    expect(order.times).toMatchObject({ expectedFrom: null, expectedBy: null })
    const days = { first: '2027-03-01', last: '2027-03-09' }
    expect(moveDays(order, LATER, { ...CORRECTING, days })).toMatchObject({ reason: 'approval-awaited' })
    const { from, by } = promisedDays(order, LATER, PRODUCT_KINDS)
    expect(approved(order).times).toMatchObject({ expectedFrom: from, expectedBy: by })
    expect(ordered(false).times.expectedBy).not.toBeNull()
  })

  it('is approved once, however often that is said', () => {
    const order = approved()
    expect(ok(approveDesign(order, after(DAY, LATER), approving(order))).order).toBe(order)
    expect(approveDesign(order, LATER, approving(order, 'another'))).toMatchObject({
      reason: 'changed-meanwhile',
    })
  })

  it('refuses an approval of what changed meanwhile, and takes that of what is made now', () => {
    const order = shown()
    const before = testHash(order, 'a')
    // Its window for changes is long over.
    expect(customerSteps(order, LATER)).toContain('change-design')
    const changed = ok(changeDesign(order, LATER, { lineId: 'a', design: TEAL, payment: PAYMENT })).order
    expect(approveDesign(changed, LATER, approving(changed, before))).toMatchObject({
      reason: 'changed-meanwhile',
    })
    expect(awaitedLines(changed)).toMatchObject([{ shown: { photo: 'photo-1' }, approved: null }])
    const given = approved(changed)
    expect(startProduction(given, LATER, BY).ok).toBe(true)
    expect(changeDesign(given, LATER, { lineId: 'a', design: TEAL, payment: PAYMENT })).toMatchObject({
      reason: 'too-late',
    })
  })

  it('waits again when it is changed after it was approved', () => {
    const soon = after(2 * HOUR)
    const early = ok(showPiece(ordered(), soon, piece())).order
    const given = ok(approveDesign(early, soon, approving(early))).order
    const changed = ok(changeDesign(given, soon, { lineId: 'a', design: TEAL, payment: PAYMENT })).order
    expect(changed.times.expectedBy).toBeNull()
    expect(startProduction(changed, LATER, BY)).toMatchObject({ reason: 'approval-awaited' })
  })

  it('waits for the difference of a dearer change before it is approved', () => {
    const order = shown()
    const larger = { lineId: 'a', design: resized('6', '9'), payment: PAYMENT }
    const asked = ok(changeDesign(order, LATER, larger)).order
    expect(approveDesign(asked, LATER, approving(asked))).toMatchObject({ reason: 'difference-unpaid' })
    const paid = paidAt(asked, after(HOUR, LATER))
    expect(approveDesign(paid, LATER, approving(paid)).ok).toBe(true)
  })

  it('is made without where the desk says so, or the strike-off is cancelled', () => {
    const order = ordered()
    const waive = { lineId: 'a', ...BY, why: 'By telephone', isAwaited: false }
    const waived = ok(askApproval(order, LATER, waive)).order
    expect(startProduction(waived, LATER, BY).ok).toBe(true)
    expect(waived.times.expectedBy).toEqual(promisedDays(order, LATER, PRODUCT_KINDS).by)
    expect(askApproval(waived, LATER, waive)).toMatchObject({ reason: 'nothing-changed' })
    expect(askApproval(approved(), LATER, waive)).toMatchObject({ reason: 'already-decided' })
    const { order: shorter } = ok(cancelLine(order, LATER, { ...CORRECTING, lineId: 's' }))
    expect(startProduction(shorter, LATER, BY).ok).toBe(true)
  })

  it('is shown again by another photograph or other measures, of the strike-off or of the rug', () => {
    const order = shown()
    expect(ok(showPiece(order, LATER, piece())).events).toEqual([])
    expect(ok(showPiece(order, LATER, piece('photo-2', 's'))).order.approvals).toHaveLength(3)
    const [yarn] = piece().yarns
    const again = { ...piece(), yarns: [{ ...yarn!, measured: { ...MEASURED, lab: [21, -3, -7] as const } }] }
    expect(ok(showPiece(order, LATER, again)).events).toMatchObject([{ kind: 'strike-off-shown' }])
  })

  it('sends a question to the desk, once something was shown', () => {
    const ask = { lineId: 's', text: 'Is it lighter?' }
    expect(questionPiece(ordered(), LATER, ask)).toMatchObject({ reason: 'too-early' })
    expect(ok(questionPiece(shown(), LATER, ask)).events).toMatchObject([{ kind: 'approval-questioned' }])
  })
})

describe('a rug whose customer did not ask for it', () => {
  it('waits only when the desk asks, and other products never do', () => {
    const order = alone()
    expect(startProduction(order, LATER, BY).ok).toBe(true)
    expect(startProduction(ordered(false), LATER, BY).ok).toBe(true)
    const ask = { lineId: 'a', ...BY, why: '', isAwaited: true }
    const asked = ok(askApproval(order, LATER, ask)).order
    expect(startProduction(asked, LATER, BY)).toMatchObject({ reason: 'approval-awaited' })
    expect(askApproval(asked, LATER, ask)).toMatchObject({ reason: 'nothing-changed' })
    expect(askApproval(ordered(false), LATER, { ...ask, lineId: 's' })).toMatchObject({
      reason: 'no-such-line',
    })
    // Its strike-off is in another order, or was made besides.
    expect(approved(shown(asked)).approvals).toMatchObject([{ piece: null }, { line: 'a' }, {}])
  })

  it('has a strike-off to be looked at all the same', () => {
    const order = ordered(false)
    expect(showPiece(order, LATER, piece())).toMatchObject({ reason: 'no-such-line' })
    const looked = ok(showPiece(order, LATER, piece('photo-1', 's'))).order
    expect([isApprovalAwaited(looked), deadlineOf(looked)]).toEqual([false, null])
  })

  it('does not wait for the strike-off of a rug in other yarns, but for one in another size', () => {
    const larger = lineOf('a', sized('6', '9', 'ft')).design
    const asks = (rug: DesignSnapshot) =>
      ok(placeOrder(NOON, checkout({ ...withRug(rug), expectedTotal: totalOf(rug) }))).order.approvals.length
    expect([asks(TEAL), asks(larger)]).toEqual([0, 1])
    const every = ok(placeOrder(NOON, checkout({ awaitsApproval: 'of-all' }))).order
    expect(every.approvals).toMatchObject([{ kind: 'asked', line: 'a', piece: null }])
  })
})

const withRug = (design: DesignSnapshot) => ({
  lines: [{ id: 'a', design, quantity: 1 } as const, strikeOffLine('s')],
  awaitsApproval: 'of-pieces' as const,
})
const totalOf = (rug: DesignSnapshot) =>
  priceCart(withRug(rug).lines, { country: countryOf('US') }, DEFAULT_TARIFF).amounts.USD.total

describe('reminders', () => {
  it('go out after 3, 7 and 14 days, then the desk is told, and then nobody', () => {
    let order = shown()
    const told: string[] = []
    for (const days of [3, 7, 14, 17]) {
      const due = after(days * DAY, LATER)
      expect(deadlineOf(order)).toEqual(due)
      expect(expireOrder(order, after(-1, due))).toMatchObject({ reason: 'too-early' })
      const reminded = ok(expireOrder(order, due))
      told.push(...reminded.events.map(({ kind }) => kind))
      expect(orderEmailsOf(reminded)).toHaveLength(days === 17 ? 0 : 1)
      order = reminded.order
    }
    expect(told).toEqual([...Array<string>(3).fill('approval-reminded'), 'approval-overdue'])
    expect(deadlineOf(order)).toBeNull()
  })

  it('do not come at once after a shop that was down for a month', () => {
    const late = after(40 * DAY, LATER)
    expect(deadlineOf(ok(expireOrder(shown(), late)).order)).toEqual(after(3 * DAY, late))
  })

  it('end with the approval, count anew from a question, and leave a change its deadline', () => {
    const order = shown()
    expect(deadlineOf(approved(order))).toBeNull()
    const asked = ok(questionPiece(order, after(2 * DAY, LATER), { lineId: 's', text: '?' })).order
    expect(deadlineOf(asked)).toEqual(after(5 * DAY, LATER))
    const larger = { lineId: 'a', design: resized('6', '9'), payment: PAYMENT }
    const dearer = ok(changeDesign(order, LATER, larger)).order
    expect(deadlineOf(dearer)).toEqual(dearer.change?.payBy)
    expect(ok(expireOrder(dearer, dearer.change!.payBy)).events).toMatchObject([
      { kind: 'payment-cancelled' },
      { kind: 'change-lapsed' },
    ])
  })
})
