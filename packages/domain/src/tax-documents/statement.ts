import type { Currency } from '../money/currency.ts'
import { type Cents, less, sumOf, ZERO, negated } from '../money/money.ts'
import { isOver } from '../order/deadlines.ts'
import { type Order, type Payment, type Refund, versionInForce } from '../order/order.ts'
import type { PaymentProvider } from '../order/payments/payment-state.ts'
import { waitingParts } from '../order/payments/payments.ts'
import type { DocumentAmounts, TaxDocumentKind } from './tax-document.ts'

/** An issued document as a statement lists it. */
export type StatedDocument = {
  readonly number: string
  readonly kind: TaxDocumentKind
  readonly issuedAt: Date
  readonly amounts: DocumentAmounts
}

/** What happened: a document, money that moved, or what a transfer was short by and is not asked for. */
export type StatementRow = {
  readonly at: Date
  /** What the customer owes more, or with an amount below zero less. */
  readonly amount: Cents
  /** What the customer owes from then on; below zero, what is owed to them. */
  readonly balance: Cents
} & (
  | { readonly kind: TaxDocumentKind; readonly number: string }
  | { readonly kind: 'payment' | 'refund' | 'written-off'; readonly provider: PaymentProvider }
)

/** All documents, payments and refunds of an order, and what is owed, as of an instant. */
export type Statement = {
  readonly currency: Currency
  readonly rows: readonly StatementRow[]
  /** What is owed to the customer: refunds that are not sent yet, and parts of a transfer that nothing is invoiced for. */
  readonly owedToCustomer: Cents
  /** What the customer may still pay, which is invoiced when it has come; null where nothing is waited for. */
  readonly awaited: { readonly amount: Cents; readonly payBy: Date } | null
}

/** Whether there is anything to state: a remake, or an order that nobody was asked to pay, has no money. */
export const hasStatement = ({ payments }: Pick<Order, 'payments'>): boolean => payments.length > 0

/**
 * The statement of an order, in the currency that was charged; in dollars where that is not one, since every payment has
 * its price in dollars.
 */
export function statementOf(order: Order, documents: readonly StatedDocument[], now: Date): Statement {
  const currency = currencyOf(order)
  const of = ({ usd, amount }: Pick<Payment | Refund, 'usd' | 'amount'>) =>
    currency === 'USD' ? usd : amount
  const moves: Move[] = [
    ...documents.map(({ number, kind, issuedAt, amounts }): Move => {
      const { total } = amounts[currency]
      return { kind, number, at: issuedAt, amount: kind === 'invoice' ? total : negated(total) }
    }),
    ...order.payments.flatMap((payment) => paid(payment, of(payment), currency)),
    ...order.refunds.flatMap((refund): Move[] =>
      refund.sentAt
        ? [{ kind: 'refund', at: refund.sentAt, amount: of(refund), provider: providerOf(refund, order) }]
        : [],
    ),
  ]
  let balance = ZERO
  const rows = moves
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map((move): StatementRow => ({ ...move, balance: (balance = sumOf([balance, move.amount])) }))
  return {
    currency,
    rows,
    owedToCustomer: Math.max(0, negated(balance)) as Cents,
    awaited: awaitedOf(order, currency, of, now),
  }
}

type Move = StatementRow extends infer Row ? (Row extends unknown ? Omit<Row, 'balance'> : never) : never

/** Of a transfer that was a little short: what came in, and what is not asked for. */
function paid(payment: Payment, amount: Cents, currency: Currency): readonly Move[] {
  const { status, paidAt: at, provider, shortBy, usd, amount: asked } = payment
  if (status !== 'paid' || !at) return []
  const short = (currency === 'AED' ? shortBy : Math.round((usd * shortBy) / asked)) as Cents
  const came: Move = { kind: 'payment', provider, at, amount: less(short, amount) }
  return short === 0 ? [came] : [came, { kind: 'written-off', provider, at, amount: negated(short) }]
}

function currencyOf({ payments }: Order): Currency {
  const came = payments.filter(({ status }) => status === 'paid')
  const charged = new Set((came.length > 0 ? came : payments).map(({ currency }) => currency))
  return charged.size === 1 && charged.has('AED') ? 'AED' : 'USD'
}

/** The price, or the difference of a changed design, less the parts that came. */
function awaitedOf(
  order: Order,
  currency: Currency,
  of: (payment: Payment) => Cents,
  now: Date,
): Statement['awaited'] {
  const { state, change, versions, payments, times } = order
  const totalOf = (version: number) => versions[version]?.price.amounts[currency].total ?? ZERO
  const wanted = (total: Cents, parts: readonly Payment[], payBy: Date | null) => {
    const amount = less(total, sumOf(parts.map(of)))
    return payBy === null || isOver(payBy, now) || amount <= 0 ? null : { amount, payBy }
  }
  if (state === 'pending_payment')
    return wanted(
      totalOf(0),
      payments.filter(({ status }) => status === 'paid'),
      times.payBy,
    )
  if (state !== 'confirmed' || !change) return null
  const difference = less(totalOf(change.version), versionInForce(order).price.amounts[currency].total)
  return wanted(difference, waitingParts(order), change.payBy)
}

function providerOf({ paymentId, id }: Refund, { payments }: Order): PaymentProvider {
  const payment = payments.find((each) => each.id === paymentId)
  if (!payment) throw new Error(`refund ${id} has no payment`)
  return payment.provider
}
