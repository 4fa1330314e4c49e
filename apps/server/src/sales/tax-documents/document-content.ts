import { less } from '@nawl/domain/money/money'
import { addressAt } from '@nawl/domain/order/change-address'
import { type Order, versionInForce } from '@nawl/domain/order/order'
import { type DueDocument, stated } from '@nawl/domain/tax-documents/due-document'
import { withoutWaitingParts } from '@nawl/domain/order/payments'
import { LANGUAGES, type LanguageCode } from '@nawl/messages/languages'

import type { Seller } from '../../platform/config/shop-config.ts'
import type { DocumentContent } from '../../platform/db/schema/tax-document-schema.ts'
import { sha256 } from '../../platform/sha256.ts'

export type SellerIn = (language: LanguageCode) => Seller

type Issuing = {
  /** What was issued for the order before. */
  readonly issued: readonly (Pick<DueDocument, 'kind' | 'reason'> & {
    readonly number: string
    readonly content: DocumentContent
  })[]
  readonly at: Date
  readonly sellerIn: SellerIn
}

/** Everything that a document of an order says, taken from the order as it is at an instant. */
export function documentContent(
  order: Order,
  { kind, reason, amounts }: DueDocument,
  { issued, at, sellerIn }: Issuing,
): DocumentContent {
  const { lines, price } = versionInForce(order)
  const codes = Object.keys(LANGUAGES) as LanguageCode[] // forgets its keys
  // The invoice to a corrected recipient lists all that was paid.
  const earlier = reason === 'billing' && kind === 'invoice' ? [] : issued
  const listed = new Set(
    earlier.flatMap(({ content }) => [...content.payments, ...content.refunds].map(({ id }) => id)),
  )
  const isNew = ({ id }: { readonly id: string }) => !listed.has(id)
  return {
    corrects: issued.findLast(isWhole)?.number ?? null,
    sellers: Object.fromEntries(codes.map((code) => [code, sellerIn(code)])),
    buyer: addressAt(order, at),
    ...(order.billing && { billing: order.billing }),
    lines,
    price,
    amounts,
    ...(kind === 'credit-note' && {
      before: stated(issued.map((each) => ({ kind: each.kind, amounts: each.content.amounts }))),
    }),
    payments: withoutWaitingParts(order)
      .payments.filter(isNew)
      .flatMap(({ id, amount, shortBy, currency, provider, paidAt }) =>
        // What was written off did not come.
        paidAt ? [{ id, at: paidAt.toISOString(), amount: less(amount, shortBy), currency, provider }] : [],
      ),
    refunds: order.refunds.filter(isNew).map(({ id, askedAt, amount, currency, paymentId }) => {
      const provider = order.payments.find((payment) => payment.id === paymentId)?.provider
      if (!provider) throw new Error(`a refund of order ${order.number} has no payment`)
      return { id, at: askedAt.toISOString(), amount, currency, provider }
    }),
  }
}

/** Whether a document invoices an order in full: its first invoice, or the one to a corrected recipient. */
const isWhole = ({ kind, reason }: Pick<DueDocument, 'kind' | 'reason'>) =>
  reason === 'order' || (reason === 'billing' && kind === 'invoice')

/** SHA-256 of a content with its keys in order, as the database does not keep their order. */
export function contentHash(content: DocumentContent): string {
  const sorted = JSON.stringify(content, (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
  return sha256(sorted)
}
