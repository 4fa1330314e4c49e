import { invoice as words } from '@nawl/messages/by-language/invoice'
import { type Cents, less, ZERO } from '@nawl/domain/money/money'
import { type NetAmounts, netAmounts } from '@nawl/domain/tax-documents/net-amounts'
import { type VatCategory, vatCategory } from '@nawl/domain/tax-documents/vat-category'

import { listsLines } from '../document-messages.ts'
import type { IssuedDocument } from '../tax-document.store.ts'

/** What a document states in dirhams, before VAT, and its VAT. */
export type Stated = {
  readonly category: VatCategory
  /** Null outside the scope of VAT, which has no rate. */
  readonly percent: number | null
  readonly amounts: NetAmounts
}

/** The amounts of a document. The one line of a later document is all that it states. */
export function stated(document: Pick<IssuedDocument, 'kind' | 'reason' | 'content'>): Stated {
  const { content } = document
  const { price, amounts, buyer, sellers } = content
  const trn = sellers['en']?.trn ?? null
  const { total, vat: contained } = amounts.AED
  const category = vatCategory({ trn, vatPercent: price.vatPercent, country: buyer.country })
  const isTaxed = category === 'S'
  const vat = isTaxed ? contained : ZERO
  const percent = isTaxed ? price.vatPercent : 0
  const net = less(total, vat)
  return {
    category,
    percent: category === 'O' ? null : percent,
    amounts: listsLines(document)
      ? netAmounts(price.amounts.AED, { total, vat }, percent)
      : { lines: [{ price: net, discount: ZERO, net }], shipping: ZERO, net, vat },
  }
}

/** An amount in fils as an XML element: `1770.15`. */
export const dirhams = (fils: Cents) => ({ '@currencyID': 'AED', '#': (fils / 100).toFixed(2) })

/** The category of lines, charges and the sum of VAT. */
export const categoryIn = ({ category, percent }: Stated, reason: object = {}) => ({
  'cbc:ID': category,
  ...(percent !== null && { 'cbc:Percent': String(percent) }),
  ...reason,
  'cac:TaxScheme': { 'cbc:ID': 'VAT' },
})

/** The VAT by its one category, and the totals. */
export function totalsIn(states: Stated) {
  const { net, vat, shipping } = states.amounts
  const total = (net + vat) as Cents
  return {
    'cac:TaxTotal': {
      'cbc:TaxAmount': dirhams(vat),
      'cac:TaxSubtotal': {
        'cbc:TaxableAmount': dirhams(net),
        'cbc:TaxAmount': dirhams(vat),
        'cac:TaxCategory': categoryIn(states, whyUntaxed(states)),
      },
    },
    'cac:LegalMonetaryTotal': {
      'cbc:LineExtensionAmount': dirhams(less(net, shipping)),
      'cbc:TaxExclusiveAmount': dirhams(net),
      'cbc:TaxInclusiveAmount': dirhams(total),
      ...(shipping > 0 && { 'cbc:ChargeTotalAmount': dirhams(shipping) }),
      'cbc:PayableAmount': dirhams(total),
    },
  }
}

/** Why an export, or a supply outside the scope of VAT, has none; other categories give no reason. */
function whyUntaxed({ category }: Stated) {
  const { exported, notRegistered } = words.en
  if (category === 'G') return { 'cbc:TaxExemptionReason': exported }
  return category === 'O' ? { 'cbc:TaxExemptionReason': notRegistered } : {}
}
