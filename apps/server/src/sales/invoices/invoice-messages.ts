import { formatShopDay } from '@nawl/domain/shop/time-zone'
import { type Cents, less } from '@nawl/domain/money/money'
import type { PaymentProvider } from '@nawl/domain/order/payment-state'
import { paymentProviders } from '@nawl/messages/by-language/payment-providers'
import { providerText } from '@nawl/messages/text/payment-provider'

import type { Invoice } from './invoice.ts'

/** An amount in both currencies. */
export type MoneyRow = { readonly label: string; readonly usd: Cents; readonly aed: Cents }

/** Only a seller registered for tax may issue a tax invoice. */
export function titleOf({ seller }: Invoice): string {
  return seller.trn === null ? 'Invoice' : 'Tax invoice'
}

export const dayOf = (instant: string): string => formatShopDay(new Date(instant))

/** The rows between the rugs and the total; zero rows are left out. */
export function sumsOf({ price }: Invoice): readonly MoneyRow[] {
  const { amounts, discountPercent, shipping } = price
  const row = (label: string, of: 'goods' | 'shipping'): MoneyRow => ({
    label,
    usd: amounts.USD[of],
    aed: amounts.AED[of],
  })
  const none = 0 as Cents
  const discount: MoneyRow = {
    label: `Discount ${discountPercent}%`,
    usd: less(none, amounts.USD.discount),
    aed: less(none, amounts.AED.discount),
  }
  return [
    row('Rugs', 'goods'),
    ...(discountPercent > 0 ? [discount] : []),
    row(shipping?.basis === 'free' ? 'Delivery, free' : 'Delivery, insured', 'shipping'),
  ]
}

/** The tax included in the total; empty when no tax is due. */
export function taxOf({ price: { amounts, vatPercent } }: Invoice): readonly MoneyRow[] {
  if (vatPercent === 0) return []
  const { USD, AED } = amounts
  return [
    { label: 'Before VAT', usd: less(USD.total, USD.vat), aed: less(AED.total, AED.vat) },
    { label: `Includes VAT ${vatPercent}%`, usd: USD.vat, aed: AED.vat },
  ]
}

/** Notes on tax and exchange rate. */
export function notesOf({ price: { vatPercent, aedPerUsd }, cancelledAt }: Invoice): readonly string[] {
  return [
    vatPercent > 0
      ? `All prices include VAT of ${vatPercent}%.`
      : 'Export of goods out of the United Arab Emirates: zero-rated, VAT 0%.',
    `1 US dollar = ${aedPerUsd} UAE dirhams, the rate of the day of the order.`,
    ...(cancelledAt === null
      ? []
      : [`The order was cancelled on ${dayOf(cancelledAt)}; its refunds are listed below.`]),
  ]
}

/** How money was paid or refunded. */
export const byOf = (provider: PaymentProvider): string =>
  provider === 'test' ? 'Test payment, no money moved' : providerText(paymentProviders.en, provider).name
