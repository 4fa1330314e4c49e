import type { Currency } from '../money/currency.ts'
import { type Cents, less, sumOf, toDirhams, toDollars, ZERO } from '../money/money.ts'
import type { Order, Payment, ProviderMovement, Refund } from '../order/order.ts'
import { withoutWaitingParts } from '../order/payments/payments.ts'
import type { PaymentProvider } from '../order/payments/payment-state.ts'
import type { VatCategory } from '../tax-documents/vat-category.ts'
import { clearingOf } from './account.ts'
import { type BookedDocument, documentEntries } from './post-document.ts'
import { type Both, inBoth, isNothing, NOTHING, type Posting, total, without, reversed } from './posting.ts'

/** Documents of an order, oldest first: those from before a command, and those that it issued. */
export type BookedDocuments = {
  readonly former: readonly BookedDocument[]
  readonly issued: readonly BookedDocument[]
}

/**
 * The postings of a command; with no order and no documents before, those of all that happened to an order. `category` is
 * for an order without a document. Money is posted when it moves: what is promised stays owed until it is sent.
 */
export function duePostings(
  before: Order | null,
  after: Order,
  { former, issued }: BookedDocuments,
  category: VatCategory,
): readonly Posting[] {
  const first = former[0] ?? issued[0]
  const order = { category: first?.category ?? category, country: after.address.country }
  const wasPaid = idsOf(before?.payments.filter(({ status }) => status === 'paid'))
  const wasSent = idsOf(before?.refunds.filter(({ status }) => status === 'sent'))
  const paid = after.payments.filter(({ id, status }) => status === 'paid' && !wasPaid.has(id))
  const sent = after.refunds.filter(({ id, status }) => status === 'sent' && !wasSent.has(id))
  const documents = issued.map((document, n) => ({
    kind: document.kind,
    subject: document.number,
    at: document.issuedAt,
    currency: chargedIn(after),
    category: document.category,
    country: document.country,
    entries: documentEntries(document, [...former, ...issued.slice(0, n)]),
  }))
  const payments = paid.map((payment): Posting => ({
    ...order,
    kind: 'payment',
    subject: payment.id,
    at: timeOf(payment.paidAt),
    ...moved(payment.provider, valueOf(payment, after), payment.currency, shortOf(payment, after)),
  }))
  const refunds = sent.map((refund): Posting => ({
    ...order,
    kind: 'refund',
    subject: refund.id,
    at: timeOf(refund.sentAt),
    ...moved(
      paymentIn(after, refund.paymentId).provider,
      reversed(refundValue(refund, after)),
      refund.currency,
    ),
  }))
  const known = idsOf(before?.movements)
  const moves = after.movements
    .filter(({ id }) => !known.has(id))
    .map((each) => ({ ...order, ...movementPosting(each, after) }))
  const left = without(beside(after, [...former, ...issued]), before ? beside(before, former) : NOTHING)
  const at = [...documents, ...payments].at(-1)?.at
  const rounding: readonly Posting[] =
    at && !isNothing(left) ? [{ ...order, ...difference(left, after, at) }] : []
  return [...documents, ...payments, ...refunds, ...moves, ...rounding]
}

/** What was received is a debit of its provider's account, except for what a transfer was short by. */
function moved(provider: PaymentProvider, amounts: Both, currency: Currency, short: Both = NOTHING) {
  return {
    currency,
    entries: [
      { account: clearingOf(provider), amounts: without(amounts, short), collection: null },
      ...(isNothing(short) ? [] : [{ account: 'written-off', amounts: short, collection: null } as const]),
      { account: 'receivable', amounts: reversed(amounts), collection: null },
    ],
  } as const
}

/** What a provider took is a debit of what it was for. */
function movementPosting({ id, paymentId, kind, amount, at }: ProviderMovement, order: Order) {
  const { provider, currency } = paymentIn(order, paymentId)
  const size = Math.abs(amount) as Cents
  const rate = order.tariff.aedPerUsd
  const value: Both =
    currency === 'AED' ? { AED: size, USD: toDollars(size, rate) } : { USD: size, AED: toDirhams(size, rate) }
  const taken = amount < 0 ? reversed(value) : value
  return {
    kind,
    subject: id,
    at,
    currency,
    entries: [
      { account: kind === 'fee' ? 'fees' : 'disputes', amounts: taken, collection: null },
      { account: clearingOf(provider), amounts: reversed(taken), collection: null },
    ],
  } as const
}

/** A few fils, where dollars are charged more than once. */
const difference = (left: Both, order: Order, at: Date) => ({
  kind: 'difference' as const,
  subject: order.number,
  at,
  currency: chargedIn(order),
  entries: [
    { account: 'differences' as const, amounts: left, collection: null },
    { account: 'receivable' as const, amounts: reversed(left), collection: null },
  ],
})

/**
 * What documents state beside the money that they are about. Nothing before the order is confirmed: a part of a transfer is
 * invoiced together with the rest, and so is a part of a difference.
 */
function beside(order: Order, documents: readonly BookedDocument[]): Both {
  if (order.times.confirmedAt === null) return NOTHING
  const { payments } = withoutWaitingParts(order)
  const paid = payments.filter(({ status }) => status === 'paid')
  const received = total(paid.map((payment) => valueOf(payment, order)))
  const promised = total(order.refunds.map((refund) => refundValue(refund, order)))
  return without(statedBy(documents), without(received, promised))
}

/** What came in less by transfer and was written off. */
const shortOf = ({ shortBy, amount, usd }: Payment, order: Order): Both => ({
  AED: shortBy,
  USD: shortBy === 0 ? shortBy : less(usd, toDollars(less(amount, shortBy), order.tariff.aedPerUsd)),
})

function statedBy(documents: readonly BookedDocument[]): Both {
  return total(
    documents.map(({ kind, amounts }) => {
      const stated = inBoth((currency) => amounts[currency].total)
      return kind === 'invoice' ? stated : reversed(stated)
    }),
  )
}

/** A payment in both currencies: as it was charged, and what that was worth at the order's rate. */
const valueOf = ({ currency, amount, usd }: Payment, { tariff }: Order): Both => ({
  USD: usd,
  AED: currency === 'AED' ? amount : toDirhams(usd, tariff.aedPerUsd),
})

/** A refund in both currencies: what its payment is worth before it, less what is left of it. */
function refundValue(refund: Refund, { payments, refunds, tariff }: Order): Both {
  const { currency, amount, usd, paymentId, id } = refund
  if (currency === 'AED') return { USD: usd, AED: amount }
  const payment = payments.find((each) => each.id === paymentId)
  const own = refunds.filter((each) => each.paymentId === paymentId)
  const earlier = own.slice(
    0,
    own.findIndex((each) => each.id === id),
  )
  const held = less(payment?.usd ?? ZERO, sumOf(earlier.map((each) => each.usd)))
  const worth = (dollars: Cents) => toDirhams(dollars, tariff.aedPerUsd)
  return { USD: usd, AED: less(worth(held), worth(less(held, usd))) }
}

function paymentIn({ payments }: Order, paymentId: string): Payment {
  const payment = payments.find(({ id }) => id === paymentId)
  if (!payment) throw new Error(`there is no payment ${paymentId}`)
  return payment
}

/** The currency of an order's first payment: that of its documents, though a later payment may be in another. */
const chargedIn = ({ payments }: Order): Currency =>
  payments.find(({ status }) => status === 'paid')?.currency ?? 'AED'

function timeOf(at: Date | null): Date {
  if (!at) throw new Error('money that moved has no time')
  return at
}

const idsOf = (items: readonly { readonly id: string }[] = []) => new Set(items.map(({ id }) => id))
