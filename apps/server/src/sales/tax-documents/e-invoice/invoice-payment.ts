import type { PaymentProvider } from '@nawl/domain/order/payment-state'
import { invoice as words } from '@nawl/messages/by-language/invoice'
import { money } from '@nawl/messages/by-language/money'
import { lessText, moneyText } from '@nawl/messages/text/money'

import { byOf, dayOf } from '../document-messages.ts'
import type { ShownDocument } from '../shown-document.ts'

/** Codes of UNCL 4461: a card, a bank account, an online payment service, agreed between the two. */
const MEANS = {
  stripe: '48',
  'bank-transfer': '42',
  paypal: '68',
  tabby: '68',
  tamara: '68',
  'gift-card': 'ZZZ',
  test: 'ZZZ',
} as const satisfies Record<PaymentProvider, string>

/** How a document's money moved, by its first payment or refund; nothing when it lists none. */
export function paymentIn(document: ShownDocument) {
  const [first] = [...document.payments, ...document.refunds]
  if (!first) return {}
  const code = { '@name': byOf(document, first.provider), '#': MEANS[first.provider] }
  return { 'cac:PaymentMeans': { 'cbc:PaymentMeansCode': code } }
}

/** The rate of the dollar, and when and how the amount was or will be settled: an invoice is issued once it is paid. */
export function termsOf(document: ShownDocument) {
  const { paid, refunds, rate, settled } = words.en
  const moved = [
    ...document.payments.map(
      (each) => [paid, each, moneyText(money.en, each.amount, each.currency)] as const,
    ),
    ...document.refunds.map(
      (each) => [refunds, each, lessText(money.en, each.amount, each.currency)] as const,
    ),
  ].map(([label, each, amount]) =>
    [label, dayOf(document, each.at), byOf(document, each.provider), amount].join(', '),
  )
  return {
    rate: rate({ rate: document.price.aedPerUsd }),
    paid: moved.join('; ') || settled({ number: document.orderNumber }),
  }
}
