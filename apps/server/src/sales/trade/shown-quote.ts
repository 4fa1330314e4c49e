import type { QuoteAnswer } from '@nawl/contract/trade/quote'
import { sumOf } from '@nawl/domain/money/money'
import type { PaymentProvider } from '@nawl/domain/order/payment-state'
import { type QuoteContent, quoteState } from '@nawl/domain/trade/quote'

import { lineInRoom } from '../carts/shown-cart.ts'
import type { SalesRouteDeps } from '../sales-route-deps.ts'
import type { QuoteRow } from './quote.store.ts'
import type { TradeMember } from './trade-member.ts'

/** What a quote comes to, of all its addresses, in US cents. */
export const totalOf = ({ consignments }: QuoteContent) =>
  sumOf(consignments.map(({ price }) => price.amounts.USD.total))

/** A quote in a list. */
export function quoteRow(quote: QuoteRow, now: Date) {
  const { id, number, content, madeAt, validUntil } = quote
  return {
    id,
    number,
    total: totalOf(content),
    state: quoteState(quote, now),
    reference: content.reference,
    madeAt: madeAt.toISOString(),
    validUntil: validUntil.toISOString(),
  }
}

type View = Pick<SalesRouteDeps, 'kinds' | 'rooms'> & {
  readonly now: Date
  readonly providers: readonly PaymentProvider[]
  readonly termsVersion: string
} & Pick<TradeMember, 'contact' | 'practice'>

/** A quote in the API's format, for the member whose it is. */
export function shownQuote(quote: QuoteRow, view: View): QuoteAnswer {
  const { content, projectId, orders } = quote
  return {
    ...quoteRow(quote, view.now),
    projectId,
    project: content.project,
    tierName: content.tierName,
    percent: content.percent,
    plan: content.tariff.plan ?? null,
    consignments: content.consignments.map(({ label, address, places, lines, price }) => ({
      label,
      address,
      places: places.map(({ room, rug }) => ({ room, rug })),
      lines: lines.map((line) => lineInRoom(line, view.rooms, 'webp', view.kinds)),
      price,
    })),
    orders,
    providers: [...view.providers],
    termsVersion: view.termsVersion,
    contact: view.contact,
    practice: view.practice,
  }
}
