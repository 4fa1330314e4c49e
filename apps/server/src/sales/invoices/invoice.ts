import { shownLine as line } from '@nawl/contract/sales/cart'
import { cartPrice, cents } from '@nawl/contract/sales/money'
import type { CartPrice } from '@nawl/domain/cart/price-cart'
import type { Cents } from '@nawl/domain/money/money'
import { addressAt } from '@nawl/domain/order/change-address'
import { type Order, versionInForce } from '@nawl/domain/order/order'
import { type PaymentProvider, PROVIDER_NAMES } from '@nawl/domain/order/payment-state'
import { LANGUAGES, type LanguageCode } from '@nawl/messages/languages'
import { z } from 'zod'

import { shownLine } from '../carts/shown-cart.ts'
import type { ShopKinds } from '../kinds/shop-kinds.ts'
import type { Seller } from '../../platform/config/shop-config.ts'
import { addressText } from '../orders/order-facts.ts'

const moved = z.object({
  at: z.iso.datetime(),
  amount: cents,
  currency: z.enum(['USD', 'AED']),
  provider: z.enum(PROVIDER_NAMES),
})

/** The content of an invoice: amounts are charged in dirhams, dollars are for information. */
export const invoice = z.object({
  number: z.string(),
  language: z.enum(Object.keys(LANGUAGES) as [LanguageCode, ...LanguageCode[]]), // forgets its keys
  issuedAt: z.iso.datetime(),
  cancelledAt: z.iso.datetime().nullable(),
  seller: z.object({ name: z.string(), address: z.string(), trn: z.string().nullable() }),
  buyer: z.array(z.string()),
  lines: z.array(line),
  price: cartPrice,
  payments: z.array(moved),
  refunds: z.array(
    moved.extend({ isSent: z.boolean().meta({ description: 'Whether it is on its way, or owed still' }) }),
  ),
})
/** The same as JSON. */
export type Invoice = Omit<z.output<typeof invoice>, 'price' | 'payments' | 'refunds'> & {
  readonly price: CartPrice
  readonly payments: InvoiceMoney[]
  readonly refunds: (InvoiceMoney & { readonly isSent: boolean })[]
}
/** A payment or refund. */
export type InvoiceMoney = z.output<typeof moved> & { readonly amount: Cents }

/**
 * The invoice of an order in its current state, in a language; null until it is paid. A changed design changes the
 * invoice.
 */
export function invoiceOf(
  order: Order,
  sellerIn: (language: LanguageCode) => Seller,
  language: LanguageCode,
  kinds?: ShopKinds,
): Invoice | null {
  const { confirmedAt, endedAt } = order.times
  if (confirmedAt === null) return null
  const { lines, price, madeAt } = versionInForce(order)
  const issuedAt = madeAt > confirmedAt ? madeAt : confirmedAt
  return {
    number: order.number,
    language,
    issuedAt: issuedAt.toISOString(),
    cancelledAt: endedAt?.toISOString() ?? null,
    seller: sellerIn(language),
    // As it was issued: an address that was changed since does not change the paper.
    buyer: [...addressText({ address: addressAt(order, issuedAt) }, language)],
    lines: lines.map((line) => shownLine(line, kinds)),
    price,
    payments: order.payments.flatMap(({ paidAt, amount, currency, provider }) =>
      paidAt ? [{ at: paidAt.toISOString(), amount, currency, provider }] : [],
    ),
    refunds: order.refunds.map(({ paymentId, askedAt, sentAt, amount, currency }) => ({
      at: (sentAt ?? askedAt).toISOString(),
      amount,
      currency,
      provider: providerOf(order, paymentId),
      isSent: sentAt !== null,
    })),
  }
}

function providerOf({ payments, number }: Order, paymentId: string): PaymentProvider {
  const paid = payments.find(({ id }) => id === paymentId)
  if (!paid) throw new Error(`a refund of order ${number} has no payment`)
  return paid.provider
}
