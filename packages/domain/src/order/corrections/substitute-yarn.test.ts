import { describe, expect, it } from 'vitest'

import { designOf, sized } from '../../cart/cart-fixture.ts'
import { after, confirmed, DAY, ok, resized } from '../laws/order-fixture.ts'
import { changeDesign } from '../change-design.ts'
import { cancelOrder } from '../end-order.ts'
import { type Order, versionInForce } from '../order.ts'
import { answerYarn, openProposals, proposeYarn } from './substitute-yarn.ts'

const BEFORE = { name: 'Ink', hex: '#26323D' }
const AFTER = { name: 'Navy', hex: '#263452' }
const NOW = after(1)

/** What the first line would be made as in the other yarn. */
function inNavy(order: Order) {
  const [line] = versionInForce(order).lines
  const size = (line?.design as ReturnType<typeof designOf> | undefined)?.size ?? sized('200', '300')
  return {
    lineId: line?.id ?? '',
    before: BEFORE,
    after: AFTER,
    deltaE: 9.4,
    design: designOf(size, { mappings: { [BEFORE.hex]: AFTER.hex }, yarns: [{ ...AFTER, share: 100 }] }),
  }
}
const asking = (order: Order) => ({
  ...inNavy(order),
  by: 'staff:noor@nawl.example' as const,
  why: '',
  version: order.corrections.length,
})
const asked = (order: Order = confirmed()) => ok(proposeYarn(order, NOW, asking(order))).order

describe('another yarn for a rug', () => {
  it('changes nothing while it is only proposed, and tells the customer', () => {
    const order = confirmed()
    const proposed = ok(proposeYarn(order, NOW, asking(order)))
    expect(versionInForce(proposed.order)).toBe(versionInForce(order))
    expect(proposed.effects).toMatchObject([{ kind: 'letter', letter: 'yarn-proposed', subject: '1' }])
    expect(openProposals(proposed.order)).toMatchObject([{ number: 1, after: AFTER }])
  })
  it('is made once it is approved, at the same price, with the record of both', () => {
    const order = asked()
    const { order: changed } = ok(answerYarn(order, NOW, { proposal: 1, isApproved: true }))
    expect(versionInForce(changed).lines[0]?.design).toEqual(inNavy(order).design)
    expect(versionInForce(changed).price).toEqual(versionInForce(order).price)
    expect(changed.payments).toEqual(order.payments)
    expect(changed.corrections.map(({ kind, by }) => [kind, by])).toEqual([
      ['yarn-proposal', 'staff:noor@nawl.example'],
      ['yarn-answer', 'customer'],
    ])
    expect(answerYarn(changed, NOW, { proposal: 1, isApproved: false })).toMatchObject({
      reason: 'already-decided',
    })
  })
  it('is not made when it is refused', () => {
    const order = asked()
    const { order: kept } = ok(answerYarn(order, NOW, { proposal: 1, isApproved: false }))
    expect(kept.versions).toBe(order.versions)
    expect(openProposals(kept)).toEqual([])
    // The shop may ask again.
    expect(proposeYarn(kept, NOW, asking(kept)).ok).toBe(true)
  })
  it('is asked about once at a time, by whoever saw what others did, and before the rug is made', () => {
    const order = asked()
    expect(proposeYarn(order, NOW, asking(order))).toMatchObject({ reason: 'nothing-corrected' })
    expect(proposeYarn(order, NOW, { ...asking(order), version: 0 })).toMatchObject({
      reason: 'changed-meanwhile',
    })
    expect(proposeYarn(order, NOW, { ...asking(order), lineId: 'none' })).toMatchObject({
      reason: 'no-such-line',
    })
    const { order: cancelled } = ok(cancelOrder(order, NOW, { by: 'customer' }))
    expect(proposeYarn(cancelled, NOW, asking(cancelled))).toMatchObject({ reason: 'wrong-state' })
    expect(answerYarn(cancelled, NOW, { proposal: 1, isApproved: true })).toMatchObject({
      reason: 'nothing-changed',
    })
  })
  it('is no longer open once the customer changed the design', () => {
    const order = asked()
    const payment = { paymentId: 'p9', provider: 'stripe' } as const
    const lineId = versionInForce(order).lines[0]?.id ?? ''
    const smaller = ok(changeDesign(order, NOW, { lineId, design: resized('4', '6'), payment })).order
    expect(openProposals(smaller)).toEqual([])
    expect(answerYarn(smaller, after(DAY), { proposal: 1, isApproved: true })).toMatchObject({ ok: false })
  })
})
