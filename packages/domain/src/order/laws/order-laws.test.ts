import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { sumOf, toDirhams } from '../../money/money.ts'
import type { DesignSnapshot } from '../../cart/design-snapshot.ts'
import { awaitedLines, isApprovalAwaited } from '../approvals/approval.ts'
import { heldAmount, HOUR } from './order-fixture.ts'
import { versionInForce } from '../order.ts'
import { ORDER_TRANSITIONS, type OrderState } from '../order-state.ts'
import { PAYMENT_TRANSITIONS, REFUND_TRANSITIONS } from '../payments/payment-state.ts'
import { heldUsd, remainderOf, withoutWaitingParts } from '../payments/payments.ts'
import { BEGINNING, STEPS } from './order-arbitraries.ts'
import { breaches, type Law, run } from './random-commands.ts'
import { settlePayment } from '../payments/settle-payment.ts'
import { mayBecome } from '../transitions.ts'

/** Searches for a sequence that breaks the law. */
function tryToBreak(law: Law, options: { readonly numRuns?: number; readonly seed?: number } = {}) {
  const isKept = fc.property(BEGINNING, STEPS, (begun, steps) => breaches(law, begun, steps).length === 0)
  const { failed, counterexample } = fc.check(isKept, { numRuns: 400, ...options })
  return failed && counterexample ? { broke: breaches(law, ...counterexample), counterexample } : null
}

const isUnbound = (state: OrderState) =>
  ['quote_requested', 'quoted', 'pending_payment', 'expired', 'cancelled'].includes(state)

describe('any sequence of commands', () => {
  it('reaches every command and every end at some time', () => {
    const reached = new Set<string>()
    const note: Law = (_, { order, events }) => {
      for (const name of [order.state, ...events.map(({ kind }) => kind)]) reached.add(name)
      return []
    }
    tryToBreak(note, { numRuns: 2_400, seed: 1 })
    expect(REACHED.filter((name) => !reached.has(name))).toEqual([])
  })

  it('moves order, payments and refunds only along their transition tables', () => {
    const broken = tryToBreak((before, { order, events }) => {
      const { payments, refunds } = order
      return [
        order.state !== before.state &&
          !events.some(({ kind }) => kind === 'stepped-back') &&
          !mayBecome(ORDER_TRANSITIONS, before.state, order.state) &&
          `became ${order.state}`,
        ...before.payments.map(({ id, status: was }) => {
          const is = payments.find((payment) => payment.id === id)?.status
          return is !== was && !(is && mayBecome(PAYMENT_TRANSITIONS, was, is)) && `${id} became ${is}`
        }),
        ...before.refunds.map(({ id, status: was }) => {
          const is = refunds.find((refund) => refund.id === id)?.status
          return is !== was && !(is && mayBecome(REFUND_TRANSITIONS, was, is)) && `${id} became ${is}`
        }),
        events.length > 0 !== (order !== before) && 'changed without a record, or recorded nothing',
        !events.every(({ state }) => state === order.state) && 'recorded another state',
      ]
    })
    expect(broken).toBeNull()
  })

  it('refunds at most what was received, per payment and to the last fils', () => {
    const broken = tryToBreak((_, { order: { payments, refunds } }) => [
      ...payments.map((payment) => {
        const { usd, amount } = remainderOf(payment, refunds)
        return (usd < 0 || amount < 0 || (usd === 0 && amount !== 0)) && `${usd} and ${amount} left`
      }),
      !refunds.every(({ usd, amount }) => usd > 0 && amount > 0) && 'gave nothing back',
      new Set(refunds.map(({ id }) => id)).size < refunds.length && 'two refunds have one id',
    ])
    expect(broken).toBeNull()
  })

  it('holds the price of the version in force less staff refunds, and nothing before and after', () => {
    const broken = tryToBreak((_, { order }) => {
      const given = sumOf(
        order.refunds.flatMap(({ reason, usd }) => (['goodwill', 'claim'].includes(reason) ? [usd] : [])),
      )
      const { total } = versionInForce(order).price.amounts.USD
      // A part of a difference is for nothing yet.
      const held = heldUsd(withoutWaitingParts(order))
      // A transfer can come in parts.
      if (order.state === 'pending_payment') return [held >= total && `holds ${held} of ${total}`]
      if (isUnbound(order.state)) return [held !== 0 && `holds ${held}`]
      return [
        given === 0 && held !== total && `holds ${held} of ${total}`,
        // A refund can be larger than the price of a later, smaller rug: then everything was refunded.
        held < total - given && `holds ${held} of ${total} less ${given}`,
      ]
    })
    expect(broken).toBeNull()
  })

  it('holds the same in dirhams, to half a cent per payment and the rounding of their sum', () => {
    const broken = tryToBreak((_, { order }) => {
      const off = heldAmount(order) - toDirhams(heldUsd(order), order.tariff.aedPerUsd)
      const isInDirhams = order.payments.every(({ currency }) => currency === 'AED')
      return [isInDirhams && Math.abs(off) > 3 * order.payments.length && `is ${off} fils off`]
    })
    expect(broken).toBeNull()
  })

  it('respects every deadline to the second', () => {
    const broken = tryToBreak((before, { order }, { command, now }) => {
      if (order === before) return []
      const { times } = before
      const isOpen = (deadline: Date | null) => deadline !== null && now.getTime() < deadline.getTime()
      return [
        command === 'cancel' && before.state === 'confirmed' && !isOpen(times.cancelUntil) && 'too late',
        command === 'change' && !isOpen(times.changeUntil) && !isApprovalAwaited(before) && 'too late',
        command === 'produce' && isOpen(times.changeUntil) && 'too early',
        command === 'accept' && !isOpen(times.quoteUntil) && 'too late',
        command === 'payAgain' && before.state === 'pending_payment' && !isOpen(times.payBy) && 'too late',
        command === 'claim' && !isOpen(times.claimUntil) && 'too late',
        order.state === 'expired' &&
          isOpen(before.state === 'quoted' ? times.quoteUntil : times.payBy) &&
          'too early',
      ]
    })
    expect(broken).toBeNull()
  })

  it('starts production only when what has to be approved is, as it is made', () => {
    const broken = tryToBreak((before, { events }) => {
      if (!events.some(({ kind }) => kind === 'production-started')) return []
      return awaitedLines(before).map(({ line, approved }) => {
        if (approved === null) return `${line.id} was not approved`
        const { approval } = line.design as DesignSnapshot
        const isMarked = approval?.hash === approved.hash && approval.at === approved.at.toISOString()
        return !isMarked && `${line.id} does not carry its approval`
      })
    })
    expect(broken).toBeNull()
  })

  it('promises no days before what has to be approved is, and some as soon as it is', () => {
    const broken = tryToBreak((_, { order }) => {
      const { expectedFrom, expectedBy } = order.times
      if (order.state !== 'confirmed') return []
      const isPromised = expectedFrom !== null && expectedBy !== null
      return [
        isPromised === isApprovalAwaited(order) && `${isPromised ? 'promises' : 'does not promise'} days`,
      ]
    })
    expect(broken).toBeNull()
  })

  it('reminds of approvals at most three times for a piece, then tells the desk once', () => {
    const broken = tryToBreak((_, { order: { approvals } }) => {
      const since = approvals.slice(approvals.findLastIndex(({ kind }) => kind === 'shown') + 1)
      const count = (wanted: string) => since.filter(({ kind }) => kind === wanted).length
      return [
        count('reminded') > 3 && 'reminded too often',
        count('overdue') > 1 && 'told the desk twice',
        count('overdue') === 1 && count('reminded') < 3 && 'told the desk first',
      ]
    })
    expect(broken).toBeNull()
  })

  it('never starts production while the order can be cancelled or changed', () => {
    const broken = tryToBreak((_, { order: { times } }) => {
      const { cancelUntil, changeUntil, confirmedAt, productionAt } = times
      if (!cancelUntil || !changeUntil || !confirmedAt) return []
      return [
        cancelUntil >= changeUntil && 'can be cancelled for longer than changed',
        changeUntil.getTime() - confirmedAt.getTime() !== 48 * HOUR && 'has not 48 hours',
        productionAt !== null && productionAt < changeUntil && 'is made too early',
      ]
    })
    expect(broken).toBeNull()
  })

  it('settling a payment in its current state has no effect', () => {
    const broken = tryToBreak((_, { order }, { now }) =>
      order.payments.map((payment) => {
        const { id: paymentId, status, currency, amount } = payment
        if (status === 'created') return false
        const told = {
          paymentId,
          providerRef: payment.providerRef ?? `ref-${paymentId}`,
          by: 'shop',
        } as const
        const again = settlePayment(
          order,
          now,
          status === 'paid' ? { ...told, status, currency, amount } : { ...told, status },
        )
        const isSame = again.ok && again.order === order && again.events.length + again.effects.length === 0
        return !isSame && `${status} twice`
      }),
    )
    expect(broken).toBeNull()
  })

  it('sends each e-mail once', () => {
    const sendsOnce = fc.property(BEGINNING, STEPS, (begun, steps) => {
      const keys: string[] = []
      run(begun, steps, (_, { effects }) => {
        keys.push(...effects.flatMap((effect) => (effect.kind === 'letter' ? [effect.key] : [])))
      })
      expect(keys).toEqual([...new Set(keys)])
    })
    expect(fc.check(sendsOnce, { numRuns: 400 }).failed).toBe(false)
  })

  it('leaves no payment open when nothing is owed', () => {
    const broken = tryToBreak((_, { order }) => {
      const owes = order.state === 'pending_payment' || order.change !== null
      const open = order.payments.filter(({ status }) => status === 'created')
      return [open.length > (owes ? 1 : 0) && `${open.length} payments are open`]
    })
    expect(broken).toBeNull()
  })

  it('keeps every version, and reprices none except by a quote', () => {
    const broken = tryToBreak((before, { order }) => {
      const kept = before.versions.every((version, index) => order.versions[index] === version)
      return [
        order.tariff !== before.tariff && 'has another tariff',
        before.state !== 'quote_requested' && !kept && 'rewrote a version',
      ]
    })
    expect(broken).toBeNull()
  })
})

/** Final states that random commands reach; a delivered rug takes the longest way. */
const REACHED = [
  'approval-asked',
  'approval-waived',
  'strike-off-shown',
  'design-approved',
  'approval-questioned',
  'approval-reminded',
  'approval-overdue',
  'appointment-made',
  'yarn-proposed',
  'yarn-answered',
  'quoted',
  'pending_payment',
  'confirmed',
  'cancelled',
  'expired',
  'in_production',
  'ready',
  'shipped',
  'delivered',
  'quote-accepted',
  'payment-started',
  'payment-processing',
  'payment-failed',
  'payment-cancelled',
  'change-asked',
  'changed',
  'change-lapsed',
  'claimed',
  'claim-decided',
  'refund-due',
  'refund-sent',
  'refund-failed',
  'payment-short',
  'part-asked',
  'email-corrected',
  'tracking-corrected',
  'days-moved',
  'stepped-back',
  'line-cancelled',
  'billing-corrected',
  'remake-ordered',
]
