import { type Cents, less } from '@nawl/domain/money/money'
import { goodsOf } from '@nawl/domain/cart/pieces'
import type { PaymentProvider } from '@nawl/domain/order/payment-state'
import { invoice as words } from '@nawl/messages/by-language/invoice'
import { paymentProviders } from '@nawl/messages/by-language/payment-providers'
import { LANGUAGES } from '@nawl/messages/languages'
import { providerText } from '@nawl/messages/text/payment-provider'
import { shopDay } from '@nawl/messages/text/shop-day'

import type { Invoice } from './invoice.ts'

/** An amount in both currencies. */
export type MoneyRow = { readonly label: string; readonly usd: Cents; readonly aed: Cents }
type InLanguage = Pick<Invoice, 'language'>

/** Only a seller registered for tax may issue a tax invoice. */
export function titleOf({ seller, language }: Invoice): string {
  return words[language].kind({ tax: String(seller.trn !== null) })
}

/** `Tax invoice NW-7K4M-3PXA` */
export function numberedTitle(invoice: Invoice): string {
  return words[invoice.language].numbered({ kind: titleOf(invoice), number: invoice.number })
}

export const dayOf = ({ language }: InLanguage, instant: string): string =>
  shopDay(new Date(instant), LANGUAGES[language].tag)

/** The rows between the lines and the total; zero rows are left out. */
export function sumsOf({ lines, price, language }: Invoice): readonly MoneyRow[] {
  const { amounts, discountPercent, shipping } = price
  const { rugs, discount, deliveryFree, deliveryInsured } = words[language]
  const row = (label: string, of: 'goods' | 'shipping'): MoneyRow => ({
    label,
    usd: amounts.USD[of],
    aed: amounts.AED[of],
  })
  const none = 0 as Cents
  const discounted: MoneyRow = {
    label: discount({ percent: discountPercent }),
    usd: less(none, amounts.USD.discount),
    aed: less(none, amounts.AED.discount),
  }
  return [
    row(rugs({ of: goodsOf({ lines, price }) }), 'goods'),
    ...(discountPercent > 0 ? [discounted] : []),
    row(shipping?.basis === 'free' ? deliveryFree : deliveryInsured, 'shipping'),
  ]
}

/** The tax included in the total; empty when no tax is due. */
export function taxOf({ price: { amounts, vatPercent }, language }: Invoice): readonly MoneyRow[] {
  if (vatPercent === 0) return []
  const { USD, AED } = amounts
  const { beforeVat, includesVat } = words[language]
  return [
    { label: beforeVat, usd: less(USD.total, USD.vat), aed: less(AED.total, AED.vat) },
    { label: includesVat({ percent: vatPercent }), usd: USD.vat, aed: AED.vat },
  ]
}

/** Notes on tax and exchange rate. */
export function notesOf(invoice: Invoice): readonly string[] {
  const { vatPercent, aedPerUsd } = invoice.price
  const { pricesIncludeVat, exported, rate, cancelled } = words[invoice.language]
  return [
    vatPercent > 0 ? pricesIncludeVat({ percent: vatPercent }) : exported,
    rate({ rate: aedPerUsd }),
    ...(invoice.cancelledAt === null ? [] : [cancelled({ day: dayOf(invoice, invoice.cancelledAt) })]),
  ]
}

/** How money was paid or refunded. */
export const byOf = ({ language }: InLanguage, provider: PaymentProvider): string =>
  provider === 'test' ? words[language].testPayment : providerText(paymentProviders[language], provider).name
