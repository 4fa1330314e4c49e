import { includedVat } from '../cart/price-cart.ts'
import type { Currency } from '../money/currency.ts'
import { type Cents, less, sumOf, toDirhams, ZERO, negated } from '../money/money.ts'
import type { Order } from '../order/order.ts'
import { versionInForce } from '../order/order.ts'
import type { Done } from '../order/outcome.ts'
import { heldUsd, remainderOf, withoutWaitingParts } from '../order/payments/payments.ts'
import type { DocumentAmounts, TaxDocumentKind, TaxDocumentReason, Taxed } from './tax-document.ts'

/** Gross amounts in minor units. */
export type Gross = Readonly<Record<Currency, Cents>>

export type DueDocument = {
  readonly kind: TaxDocumentKind
  readonly reason: TaxDocumentReason
  readonly amounts: DocumentAmounts
}

type Stating = { readonly kind: TaxDocumentKind; readonly amounts: DocumentAmounts }

/**
 * What an order's documents together must state: what it was paid, less what was or will be refunded. Dirhams are those
 * that were paid, or if money came in dollars, those of the price. Nothing before the first payment is complete,
 * nor of a difference before all of it has come.
 */
export function billed(order: Order): Gross {
  if (order.times.confirmedAt === null) return { USD: ZERO, AED: ZERO }
  const { payments } = withoutWaitingParts(order)
  const usd = heldUsd({ payments, refunds: order.refunds })
  const paid = payments.filter(({ status }) => status === 'paid')
  if (paid.every(({ currency }) => currency === 'AED'))
    return { USD: usd, AED: sumOf(paid.map((payment) => remainderOf(payment, order.refunds).amount)) }
  const { amounts } = versionInForce(order).price
  return {
    USD: usd,
    AED: usd === amounts.USD.total ? amounts.AED.total : toDirhams(usd, order.tariff.aedPerUsd),
  }
}

/** What documents state together: invoices less credit notes. */
export function stated(documents: readonly Stating[]): DocumentAmounts {
  const sum = (currency: Currency, of: keyof Taxed) =>
    sumOf(documents.map((each) => signed(each, each.amounts[currency][of])))
  const taxed = (currency: Currency): Taxed => ({ total: sum(currency, 'total'), vat: sum(currency, 'vat') })
  return { USD: taxed('USD'), AED: taxed('AED') }
}

/** The document that an order still needs after what was issued for it; null if they say all. */
function dueDocument(
  order: Order,
  issued: readonly Stating[],
  reason: TaxDocumentReason,
): DueDocument | null {
  const { USD, AED } = stated(issued)
  const [now, before] = [billed(order), { USD: USD.total, AED: AED.total }]
  if (now.USD === before.USD && now.AED === before.AED) return null
  const isMore = now.USD > before.USD || (now.USD === before.USD && now.AED > before.AED)
  const { vatPercent } = versionInForce(order).price
  // VAT follows from the whole, so that all documents together state the VAT of what is left.
  const taxed = (currency: Currency): Taxed => {
    const [more, smaller] = isMore ? [now, before] : [before, now]
    const vat = (gross: Cents) => includedVat(gross, vatPercent)
    return {
      total: less(more[currency], smaller[currency]),
      vat: less(vat(more[currency]), vat(smaller[currency])),
    }
  }
  return {
    kind: isMore ? 'invoice' : 'credit-note',
    reason,
    amounts: { USD: taxed('USD'), AED: taxed('AED') },
  }
}

/** The documents that an order needs after a command with that reason, in the order of their issue. */
export function dueDocuments(
  order: Order,
  issued: readonly Stating[],
  reason: TaxDocumentReason,
): readonly DueDocument[] {
  if (reason === 'billing') return reissued(issued)
  const due = dueDocument(order, issued, reason)
  return due ? [due] : []
}

/**
 * What goes to another recipient: everything that was stated is credited to the former one and invoiced to the new one.
 * Nothing where documents state nothing.
 */
function reissued(issued: readonly Stating[]): readonly DueDocument[] {
  const amounts = stated(issued)
  if (amounts.USD.total === 0 && amounts.AED.total === 0) return []
  return [
    { kind: 'credit-note', reason: 'billing', amounts },
    { kind: 'invoice', reason: 'billing', amounts },
  ]
}

/** Why a command asks for a document. */
export function reasonOf(before: Order | null, { order, events }: Done): TaxDocumentReason {
  const kinds = new Set(events.map(({ kind }) => kind))
  if (kinds.has('confirmed')) return 'order'
  if (kinds.has('cancelled')) return 'cancelled'
  if (kinds.has('line-cancelled')) return 'item'
  if (kinds.has('changed')) return 'change'
  if (kinds.has('billing-corrected')) return 'billing'
  return order.refunds.at(before?.refunds.length ?? 0)?.reason ?? 'change'
}

const signed = ({ kind }: Stating, amount: Cents): Cents => (kind === 'invoice' ? amount : negated(amount))
