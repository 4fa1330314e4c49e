import type { Order } from '@nawl/domain/order/order'
import { type Statement, type StatementRow, statementOf } from '@nawl/domain/tax-documents/statement'
import type { LanguageCode } from '@nawl/messages/languages'

import type { Seller } from '../../../platform/config/shop-config.ts'
import { buyerLines } from '../shown-document.ts'
import type { IssuedDocument } from '../tax-document.store.ts'

type Told<T> = T extends unknown ? Omit<T, 'at'> & { readonly at: string } : never

/** A statement in a language, as it is printed. */
export type ShownStatement = Pick<Statement, 'currency' | 'owedToCustomer'> & {
  readonly number: string
  readonly language: LanguageCode
  readonly asOf: string
  readonly seller: Seller
  readonly buyer: readonly string[]
  readonly rows: readonly Told<StatementRow>[]
  readonly awaited: {
    readonly amount: NonNullable<Statement['awaited']>['amount']
    readonly payBy: string
  } | null
}

/** What an order's documents, payments and refunds come to now. Nothing of it is kept: tomorrow's is another one. */
export function shownStatement(
  order: Order,
  documents: readonly IssuedDocument[],
  { language, now, seller }: { readonly language: LanguageCode; readonly now: Date; readonly seller: Seller },
): ShownStatement {
  const issued = documents.map(({ number, kind, issuedAt, content }) => ({
    number,
    kind,
    issuedAt,
    amounts: content.amounts,
  }))
  const { currency, rows, owedToCustomer, awaited } = statementOf(order, issued, now)
  const { billing, address } = order
  return {
    number: order.number,
    language,
    asOf: now.toISOString(),
    seller,
    buyer: buyerLines({ buyer: address, ...(billing && { billing }) }, language),
    currency,
    rows: rows.map((row) => ({ ...row, at: row.at.toISOString() })),
    owedToCustomer,
    awaited: awaited && { amount: awaited.amount, payBy: awaited.payBy.toISOString() },
  }
}
