import { type Cents, cents } from '../../money/money.ts'
import type { Product } from '../../product/product.ts'
import { changeDesign } from '../change-design.ts'
import { claimOrder, decideClaim } from '../claims/claim-order.ts'
import { cancelOrder, expireOrder } from '../end-order.ts'
import { deliverOrder, handOver, markReady, shipOrder, startProduction } from '../fulfil-order.ts'
import { after, DAY, paidInFull, resized } from './order-fixture.ts'
import { pickedOf } from '../picked-of.ts'
import { APPROVAL_COMMANDS } from '../approvals/random-approvals.ts'
import { cancelLine } from '../corrections/cancel-line.ts'
import { correctBilling } from '../corrections/correct-billing.ts'
import { correctEmail } from '../corrections/correct-email.ts'
import { correctTracking } from '../corrections/correct-tracking.ts'
import { moveDays } from '../corrections/move-days.ts'
import { remakeLine } from '../corrections/remake-line.ts'
import { answerYarn, openProposals, proposeYarn } from '../corrections/substitute-yarn.ts'
import { stepBack } from '../corrections/step-back.ts'
import { bookAppointment } from '../delivery/appointment.ts'
import type { WhiteGloveOffer } from '../../shop/delivery/white-glove-offer.ts'
import { shopDay } from '../../shop/time-zone.ts'
import { type Order, type Payment, versionInForce } from '../order.ts'
import { type Done, type Outcome, refused } from '../outcome.ts'
import { bindPayment, payAgain } from '../payments/pay-order.ts'
import type { PaymentProvider } from '../payments/payment-state.ts'
import { type Charged, refundableMoney } from '../payments/payments.ts'
import { acceptQuote, giveQuote } from '../placing/quote-order.ts'
import { recordAtProvider } from '../payments/record-at-provider.ts'
import { receiveTransfer, TRANSFER_DIFFERENCES } from '../payments/receive-transfer.ts'
import { refundOrder, settleRefund } from '../payments/refund-order.ts'
import { spendGiftCard } from '../payments/spend-gift-card.ts'
import { settlePayment } from '../payments/settle-payment.ts'
import { begin, type Beginning, SIZES } from './random-beginning.ts'

/** One command of a random sequence; `pick` selects its subject. */
export type Step = {
  readonly now: Date
  /** Index in the sequence, for ids. */
  readonly serial: number
  /** Milliseconds since the previous step. */
  readonly pause: number
  readonly pick: number
  readonly status: 'processing' | 'paid' | 'failed' | 'cancelled'
  readonly provider: PaymentProvider
}

const STAFF = 'staff:noor@nawl.example' as const
const TERMS = { acceptedTerms: '2025-01', termsVersion: '2025-01' }

const WHITE_GLOVE: WhiteGloveOffer = {
  city: 'newYork',
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  windows: [{ from: 9, to: 13 }],
  leadDays: 1,
  capacity: 2,
}

/** Every command, at any time. */
export const COMMANDS = {
  pay: (order, { now, pick, status }) => told(order, now, pickedOf(order.payments, pick), status),
  payLatest: (order, { now }) => told(order, now, order.payments.at(-1), 'paid'),
  payWrong: (order, { now, pick }) => {
    const payment = pickedOf(order.payments, pick)
    if (!payment) return refused('no-such-payment')
    return settlePayment(order, now, { ...paidInFull(payment), amount: (payment.amount - 1) as Cents })
  },
  bind: (order, { now, pick }) => {
    const paymentId = pickedOf(order.payments, pick)?.id ?? ''
    return bindPayment(order, now, { paymentId, providerRef: `ref-${paymentId}` })
  },
  payAgain: (order, { now, serial, provider }) => payAgain(order, now, { paymentId: `p${serial}`, provider }),
  expire: (order, { now }) => expireOrder(order, now),
  cancel: (order, { now }) => cancelOrder(order, now, { by: 'customer' }),
  change: (order, { now, pick, serial, provider }) => {
    const [width, length] = pickedOf(SIZES, pick) ?? ['5', '8']
    const lineId = pick % 3 === 0 ? 'b' : 'a'
    const payment = { paymentId: `p${serial}`, provider }
    return changeDesign(order, now, { lineId, design: resized(width, length), payment })
  },
  transfer: (order, { now, pick, serial }) => {
    const payment = pickedOf(order.payments, pick)
    if (!payment) return refused('no-such-payment')
    const off = pickedOf([0, -Math.floor(payment.amount / 2), -500, -2_501, 700], pick) ?? 0
    const difference = pickedOf(TRANSFER_DIFFERENCES, serial) ?? 'refuse'
    const amount = Math.max(1, payment.amount + off) as Cents
    const otherId = `p${serial}`
    return receiveTransfer(order, now, {
      paymentId: payment.id,
      reference: 'r',
      amount,
      difference,
      otherId,
      by: STAFF,
    })
  },
  correctEmail: (order, { now, serial }) =>
    correctEmail(order, now, { ...correcting(order), email: `layla${serial}@example.com` }),
  correctTracking: (order, { now, serial }) =>
    correctTracking(order, now, {
      ...correcting(order),
      tracking: { carrier: 'Aramex', number: `9${serial}` },
    }),
  moveDays: (order, { now, pick }) =>
    moveDays(order, now, {
      ...correcting(order),
      days: { first: '2027-01-04', last: pick % 5 ? '2027-02-01' : '2027-01-01' },
    }),
  appointment: (order, { now, pick }) =>
    bookAppointment(order, now, {
      by: pick % 2 ? 'customer' : STAFF,
      day: shopDay(new Date(now.getTime() + (pick % 5) * DAY)),
      from: 9,
      why: '',
      version: order.appointments.length,
      offers: [WHITE_GLOVE],
      taken: pick % 3,
    }),
  correctBilling: (order, { now, pick, serial }) =>
    correctBilling(order, now, {
      ...correcting(order),
      billing: pick % 4 ? { company: `Möbel ${serial}`, taxNumber: '' } : {},
      isTaxNumber: () => true,
    }),
  proposeYarn: (order, { now, pick, serial }) => {
    const [before, after] = [
      { name: 'Ink', hex: '#26323D' },
      { name: 'Teal', hex: `#2162${String(10 + (serial % 80))}` },
    ]
    const { design } = pickedOf(versionInForce(order).lines, pick) ?? {}
    const { mappings = {} } = (design ?? {}) as { mappings?: object }
    return proposeYarn(order, now, {
      ...correcting(order),
      lineId: pickedOf(versionInForce(order).lines, pick)?.id ?? '',
      before,
      after,
      deltaE: 7.4,
      design: { ...(design ?? { name: '' }), mappings: { ...mappings, [before.hex]: after.hex } } as Product,
    })
  },
  answerYarn: (order, { now, pick, serial }) =>
    answerYarn(order, now, {
      proposal: pickedOf(openProposals(order), serial)?.number ?? 1 + (pick % 3),
      isApproved: pick % 4 > 0,
    }),
  ...APPROVAL_COMMANDS,
  remake: (order, { now, pick, serial }) => {
    const line = pickedOf(versionInForce(order).lines, pick)
    const claimId = order.claims.find(({ decision }) => decision?.outcome === 'remake')?.id ?? null
    const remade = remakeLine(order, now, {
      ...correcting(order),
      number: `NW-${serial}`,
      lineId: line?.id ?? '',
      quantity: 1 + (pick % (line?.quantity ?? 1)),
      cause: claimId === null ? 'workshop' : 'claim',
      claimId,
    })
    return remade.ok ? remade.original : remade
  },
  // Rare, so that orders come to their end.
  stepBack: (order, { now, pick }) =>
    pick % 3 ? refused('wrong-state') : stepBack(order, now, correcting(order)),
  cancelLine: (order, { now, pick }) =>
    cancelLine(order, now, {
      ...correcting(order),
      lineId: pickedOf(versionInForce(order).lines, pick)?.id ?? '',
    }),
  spendCard: (order, { now, pick, serial }) =>
    spendGiftCard(order, now, {
      id: 'card',
      currency: pick % 2 ? 'AED' : 'USD',
      // Often all of an order, and often a few units less.
      balance: (pick % 3 ? pick * 97 : 5_000_000) as Cents,
      paymentId: `p${serial}`,
    }),
  produce: (order, { now }) => startProduction(order, now, { by: STAFF }),
  finish: (order, { now }) => markReady(order, now, { by: STAFF }),
  ship: (order, { now }) =>
    shipOrder(order, now, { by: STAFF, tracking: { carrier: 'Aramex', number: '123' } }),
  deliver: (order, { now }) => deliverOrder(order, now, { by: STAFF }),
  handOver: (order, { now }) => handOver(order, now, { by: STAFF, to: 'Noura' }),
  quote: (order, { now, pick }) => giveQuote(order, now, { shipping: cents(pick), by: STAFF }),
  accept: (order, { now, serial, provider }) =>
    acceptQuote(order, now, { payment: { paymentId: `p${serial}`, provider }, ...TERMS }),
  claim: (order, { now, pick, serial }) =>
    claimOrder(order, now, {
      claimId: `c${serial}`,
      kind: 'damaged',
      about: pick % 2 ? { line: pickedOf(versionInForce(order).lines, pick)?.id ?? '', piece: 1 } : null,
      description: 'Torn',
      photoIds: ['f1'],
    }),
  decide: (order, { now, pick }) => {
    const claimId = pickedOf(order.claims, pick)?.id ?? ''
    const refund = { outcome: 'refund', refund: partOf(order, pick) } as const
    const outcome = pickedOf(['repair', 'remake', 'rejected'] as const, pick) ?? 'repair'
    const answer = pick % 2 ? ({ outcome } as const) : refund
    return decideClaim(order, now, { claimId, ...answer, answer: 'Sorry.', by: STAFF })
  },
  refund: (order, { now, pick }) =>
    // Staff refunds are rare, so that sequences without any are common.
    pick % 4
      ? refused('bad-amount')
      : refundOrder(order, now, { refund: partOf(order, pick), why: 'Sorry.', by: STAFF }),
  // All that the provider ever moved is told each time, sometimes with something new.
  atProvider: (order, { now, pick, serial }) => {
    const payment = pickedOf(
      order.payments.filter(({ provider, status }) => isElsewhere(provider) && status === 'paid'),
      pick,
    )
    if (!payment) return refused('no-such-payment')
    const { id: paymentId, amount } = payment
    const own = order.movements.filter((each) => each.paymentId === paymentId)
    const open = own.reduce((sum, { kind, amount }) => sum + (kind === 'dispute' ? amount : 0), 0)
    const fee = { id: `fee-${paymentId}`, kind: 'fee' as const, amount: Math.ceil(amount / 30) as Cents }
    const dispute = {
      id: `d${serial}`,
      kind: 'dispute' as const,
      amount: (open > 0 ? -open : amount) as Cents,
    }
    const news = pick % 3 === 0 ? [fee, dispute] : [fee]
    const refunds =
      pick % 5 === 0 ? [{ id: `re${serial}`, amount: Math.ceil(amount / (1 + (pick % 7))) as Cents }] : []
    return recordAtProvider(order, now, { paymentId, movements: [...own, ...news], refunds })
  },
  settleRefund: (order, { now, pick }) =>
    settleRefund(order, now, {
      refundId: pickedOf(order.refunds, pick)?.id ?? '',
      status: pickedOf(['sent', 'failed', 'due'] as const, pick) ?? 'sent',
      by: 'shop',
    }),
} satisfies Record<string, (order: Order, step: Step) => Outcome>
export type CommandName = keyof typeof COMMANDS

/** A step with its command, before its time and index are known. */
export type Ordered = Omit<Step, 'now' | 'serial'> & { readonly command: CommandName }
type Seen = (before: Order, done: Done, step: Step & Ordered) => void

/** Runs the commands in order, ignoring refusals, and passes each accepted one to `seen`. */
export function run(begun: Beginning, steps: readonly Ordered[], seen: Seen): Order {
  let order = begin(begun)
  let elapsed = 0
  for (const [serial, each] of steps.entries()) {
    elapsed += each.pause
    const step = { ...each, now: after(elapsed), serial }
    const outcome = COMMANDS[step.command](order, step)
    if (!outcome.ok) continue
    seen(order, outcome, step)
    order = outcome.order
  }
  return order
}

/** The violations of an accepted command, as text; `false` for none. */
export type Law = (before: Order, done: Done, step: Step & Ordered) => readonly (string | false)[]

/** All violations of a law in a sequence. */
export function breaches(law: Law, begun: Beginning, steps: readonly Ordered[]): readonly (string | false)[] {
  const found: (string | false)[] = []
  run(begun, steps, (before, done, step) => {
    found.push(...law(before, done, step).map((breach) => breach && `${step.command}: ${breach}`))
  })
  return found.filter((breach) => breach !== false)
}

const correcting = ({ corrections }: Order) => ({
  by: STAFF,
  why: 'By mistake',
  version: corrections.length,
})

function told(order: Order, now: Date, payment: Payment | undefined, status: Step['status']): Outcome {
  if (!payment) return refused('no-such-payment')
  const paid = paidInFull(payment)
  const { paymentId, providerRef, by } = paid
  return settlePayment(order, now, status === 'paid' ? paid : { paymentId, providerRef, by, status })
}

/** Sometimes a cent more than there is. */
function partOf(order: Order, pick: number): Charged {
  const { currency, amount } = refundableMoney(order)
  return { currency, amount: Math.ceil((amount * (pick % 11)) / 10) as Cents }
}

/** Whether money lies with a company that may move it by itself. */
const isElsewhere = (provider: Payment['provider']) =>
  provider !== 'bank-transfer' && provider !== 'gift-card'
