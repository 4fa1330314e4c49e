import { type CartPrice, discountsIn } from '@nawl/domain/cart/price-cart'
import { goodsOf } from '@nawl/domain/cart/pieces'
import { type Cents, less, negated } from '@nawl/domain/money/money'
import type { PaymentProvider } from '@nawl/domain/order/payment-state'
import type { Taxed } from '@nawl/domain/tax-documents/tax-document'
import { invoice as words } from '@nawl/messages/by-language/invoice'
import { names } from '@nawl/messages/by-language/names'
import { paymentProviders } from '@nawl/messages/by-language/payment-providers'
import { type LanguageCode, LANGUAGES } from '@nawl/messages/languages'
import { providerText } from '@nawl/messages/text/payment-provider'
import { shopDay } from '@nawl/messages/text/shop-day'

import type { ShownDocument } from './shown-document.ts'

/** An amount in both currencies. */
export type MoneyRow = { readonly label: string; readonly usd: Cents; readonly aed: Cents }
type InLanguage = Pick<ShownDocument, 'language'>

/** `Tax invoice`, `Credit note`: only a seller registered for tax may issue a tax document. */
export function documentTitle({ kind, seller, language }: ShownDocument): string {
  const { kind: invoice, creditNote } = words[language]
  return (kind === 'invoice' ? invoice : creditNote)({ tax: String(seller.trn !== null) })
}

/** `Tax invoice INV-2026-000123` */
export function numberedTitle(document: ShownDocument): string {
  return words[document.language].numbered({ kind: documentTitle(document), number: document.number })
}

/** Whether a document lists what was sold: the first invoice, and the one that goes to a corrected recipient. */
export const listsLines = ({ kind, reason }: Pick<ShownDocument, 'kind' | 'reason'>): boolean =>
  reason === 'order' || (reason === 'billing' && kind === 'invoice')

/** The order, and the invoice that a later document adds to, corrects or takes the place of. */
export function referencesOf({
  language,
  orderNumber,
  kind,
  reason,
  number,
  corrects,
}: ShownDocument): readonly string[] {
  const { ofOrder, adds, replaces, corrects: corrected } = words[language]
  const more = reason === 'billing' ? replaces : adds
  return [
    // An invoice from before there were series has the number of its order.
    ...(number === orderNumber ? [] : [ofOrder({ number: orderNumber })]),
    ...(corrects === null ? [] : [(kind === 'invoice' ? more : corrected)({ number: corrects })]),
  ]
}

/** What a later document adds or takes back, in a sentence; null for one that lists its lines. */
export function descriptionOf(document: ShownDocument): string | null {
  const { kind, reason, lines, language } = document
  const { forChangeMore, forChangeLess, ...others } = words[language]
  if (reason === 'order' || listsLines(document)) return null
  if (reason === 'change') {
    const items = new Intl.ListFormat(LANGUAGES[language].tag).format(
      lines.map(({ design }) => names[language](design.name)),
    )
    return (kind === 'invoice' ? forChangeMore : forChangeLess)({ items })
  }
  return {
    cancelled: others.forCancelled,
    item: others.forLineCancelled,
    claim: others.forClaim,
    goodwill: others.forGoodwill,
    'not-needed': others.forNotNeeded,
    billing: others.forBilling,
  }[reason]
}

export const dayOf = ({ language }: InLanguage, instant: string): string =>
  shopDay(new Date(instant), LANGUAGES[language].tag)

/** The rows between the lines and the total; zero rows are left out. Without lines only credit notes have any. */
export function sumsOf(document: ShownDocument): readonly MoneyRow[] {
  if (!listsLines(document)) return correctedValueOf(document)
  const { lines, price, language } = document
  const { amounts, discountPercent } = price
  const { rugs, discount, codeDiscount, creditedBefore } = words[language]
  const row = (label: string, of: 'goods' | 'shipping'): MoneyRow => ({
    label,
    usd: amounts.USD[of],
    aed: amounts.AED[of],
  })
  // What was given back before the recipient was corrected is not invoiced anew.
  const credited: MoneyRow = {
    label: creditedBefore,
    usd: less(document.amounts.USD.total, amounts.USD.total),
    aed: less(document.amounts.AED.total, amounts.AED.total),
  }
  const { byNumber, byCode } = discountsIn(price)
  const lessRow = (label: string, { USD, AED }: Record<'USD' | 'AED', Cents>): MoneyRow => ({
    label,
    usd: negated(USD),
    aed: negated(AED),
  })
  return [
    row(rugs({ of: goodsOf({ lines, price }) }), 'goods'),
    ...(discountPercent > 0 ? [lessRow(discount({ percent: discountPercent }), byNumber)] : []),
    ...(byCode ? [lessRow(codeDiscount({ code: byCode.code }), byCode.amounts)] : []),
    row(deliveryLabel(price, language), 'shipping'),
    ...(credited.usd === 0 && credited.aed === 0 ? [] : [credited]),
  ]
}

/** What a document calls the way of the goods to the customer. */
export function deliveryLabel({ shipping }: CartPrice, language: LanguageCode): string {
  const { deliveryPickup, deliveryFree, deliveryInsured } = words[language]
  if (shipping?.basis === 'pickup') return deliveryPickup
  return shipping?.basis === 'free' ? deliveryFree : deliveryInsured
}

/**
 * What a credit note corrects: the value of the supply as the documents before state it and as it is now, without VAT.
 * Required by article 60 of Cabinet Decision 52 of 2017, with the difference, which follows below.
 */
function correctedValueOf({ before, amounts, language }: ShownDocument): readonly MoneyRow[] {
  if (!before) return []
  const { valueBefore, valueNow } = words[language]
  const net = ({ total, vat }: Taxed) => less(total, vat)
  const [usd, aed] = [net(before.USD), net(before.AED)]
  return [
    { label: valueBefore, usd, aed },
    { label: valueNow, usd: less(usd, net(amounts.USD)), aed: less(aed, net(amounts.AED)) },
  ]
}

/** The tax included in the total; empty when no tax is due. */
export function taxOf({ amounts, price: { vatPercent }, language }: ShownDocument): readonly MoneyRow[] {
  if (vatPercent === 0) return []
  const { USD, AED } = amounts
  const { beforeVat, includesVat } = words[language]
  return [
    { label: beforeVat, usd: less(USD.total, USD.vat), aed: less(AED.total, AED.vat) },
    { label: includesVat({ percent: vatPercent }), usd: USD.vat, aed: AED.vat },
  ]
}

/** Notes on tax and exchange rate. */
export function notesOf(document: ShownDocument): readonly string[] {
  const { vatPercent, aedPerUsd } = document.price
  const { pricesIncludeVat, exported, importedByBuyer, rate } = words[document.language]
  // A seller without a registration does not mention a tax that it does not charge.
  const tax =
    document.seller.trn === null ? [] : [exported, ...(document.isForBusiness ? [importedByBuyer] : [])]
  return [...(vatPercent > 0 ? [pricesIncludeVat({ percent: vatPercent })] : tax), rate({ rate: aedPerUsd })]
}

/** How money was paid or refunded. */
export const byOf = ({ language }: InLanguage, provider: PaymentProvider): string =>
  provider === 'test' ? words[language].testPayment : providerText(paymentProviders[language], provider).name
