import { SHOP_TIME_ZONE } from '@nawl/domain/shop/time-zone'
import { type Cents, less } from '@nawl/domain/money/money'
import type { PaymentProvider } from '@nawl/domain/order/payment-state'

import type { Invoice } from './invoice.ts'

/** A row of money in both currencies. */
export type MoneyRow = { readonly label: string; readonly usd: Cents; readonly aed: Cents }

/** Only who is registered for tax may call an invoice a tax invoice. */
export function titleOf({ seller }: Invoice): string {
  return seller.trn === null ? 'Invoice' : 'Tax invoice'
}

/** `20 November 2026`, by the clock of the workshop. */
export function dayOf(instant: string): string {
  return new Date(instant).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: SHOP_TIME_ZONE,
  })
}

/** What stands between the rugs and the total, each row only where there is something to say. */
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

/** How much of the total is tax; none where nothing is due. */
export function taxOf({ price: { amounts, vatPercent } }: Invoice): readonly MoneyRow[] {
  if (vatPercent === 0) return []
  const { USD, AED } = amounts
  return [
    { label: 'Before VAT', usd: less(USD.total, USD.vat), aed: less(AED.total, AED.vat) },
    { label: `Includes VAT ${vatPercent}%`, usd: USD.vat, aed: AED.vat },
  ]
}

/** What has to be known of tax and rate. */
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

export const BY = {
  stripe: 'Card',
  paypal: 'PayPal',
  'bank-transfer': 'Bank transfer',
  test: 'Test payment, no money moved',
} as const satisfies Record<PaymentProvider, string>
