import { shownLine as line } from '@nawl/contract/sales/cart'
import { cartPrice, cents } from '@nawl/contract/sales/money'
import type { CartPrice } from '@nawl/domain/cart/price-cart'
import type { Cents } from '@nawl/domain/money/money'
import { PROVIDER_NAMES } from '@nawl/domain/order/payment-state'
import {
  type DocumentAmounts,
  TAX_DOCUMENT_KINDS,
  TAX_DOCUMENT_REASONS,
} from '@nawl/domain/tax-documents/tax-document'
import { countries } from '@nawl/messages/by-language/countries'
import { invoice as words } from '@nawl/messages/by-language/invoice'
import { LANGUAGES, type LanguageCode } from '@nawl/messages/languages'
import { z } from 'zod'

import type { DocumentContent } from '../../platform/db/schema/tax-document-schema.ts'
import type { IssuedDocument } from './tax-document.store.ts'
import { shownLine } from '../carts/shown-cart.ts'
import type { ShopKinds } from '../kinds/shop-kinds.ts'
import { addressText } from '../orders/order-facts.ts'

const moved = z.object({
  at: z.iso.datetime(),
  amount: cents,
  currency: z.enum(['USD', 'AED']),
  provider: z.enum(PROVIDER_NAMES),
})
const taxed = z.object({ total: cents, vat: cents.meta({ description: 'Included in the total' }) })

/** An invoice or credit note in a language: amounts are charged in dirhams, dollars are for information. */
export const shownDocument = z.object({
  number: z.string().meta({ example: 'INV-2026-000123' }),
  orderNumber: z.string(),
  kind: z.enum(TAX_DOCUMENT_KINDS),
  reason: z.enum(TAX_DOCUMENT_REASONS),
  corrects: z
    .string()
    .nullable()
    .meta({ description: 'The invoice that it adds to or corrects; null for that one itself' }),
  language: z.enum(Object.keys(LANGUAGES) as [LanguageCode, ...LanguageCode[]]), // forgets its keys
  issuedAt: z.iso.datetime(),
  seller: z.object({ name: z.string(), address: z.string(), trn: z.string().nullable() }),
  buyer: z.array(z.string()),
  deliveredTo: z
    .array(z.string())
    .meta({ description: 'Where the goods go, where that is not the address of the buyer' }),
  isForBusiness: z.boolean().meta({ description: 'Whether the buyer has a VAT number abroad' }),
  lines: z.array(line),
  price: cartPrice.meta({ description: 'Of the lines' }),
  amounts: z
    .object({ USD: taxed, AED: taxed })
    .meta({ description: 'Of this document; of a later one only what it adds or takes back' }),
  before: z
    .object({ USD: taxed, AED: taxed })
    .nullable()
    .meta({ description: 'Of a credit note: what the documents before it state together' }),
  payments: z.array(moved),
  refunds: z.array(moved),
})
/** The same as JSON. */
export type ShownDocument = Omit<
  z.output<typeof shownDocument>,
  'price' | 'amounts' | 'before' | 'payments' | 'refunds'
> & {
  readonly price: CartPrice
  readonly amounts: DocumentAmounts
  readonly before: DocumentAmounts | null
  readonly payments: ShownMoney[]
  readonly refunds: ShownMoney[]
}
/** A payment or refund. */
export type ShownMoney = z.output<typeof moved> & { readonly amount: Cents }

/** Who a document is for: a company with its number and address, else whoever gets the rugs. */
export function buyerLines(
  { buyer, billing }: Pick<DocumentContent, 'buyer' | 'billing'>,
  language: LanguageCode,
): readonly string[] {
  const delivered = addressText({ address: buyer }, language)
  if (!billing) return delivered
  const { company, taxNumber, purchaseOrder, address } = billing
  const [, ...place] = delivered
  const own = address && [
    address.line1,
    `${address.city} ${address.postcode}`.trim(),
    countries[language](address.country).name,
  ]
  return [
    company,
    ...(own ?? place),
    ...(taxNumber === ''
      ? []
      : [words[language].buyerTaxNumber({ number: taxNumber, country: address?.country ?? buyer.country })]),
    ...(purchaseOrder === '' ? [] : [words[language].purchaseOrder({ number: purchaseOrder })]),
  ]
}

/** Whether the buyer is registered for VAT outside of the UAE: a company at home imports nothing, wherever its goods go. */
const isForeignBusiness = ({ buyer, billing }: DocumentContent): boolean =>
  billing !== undefined && billing.taxNumber !== '' && (billing.address?.country ?? buyer.country) !== 'AE'

/** An issued document in a language, from nothing but what was kept of it. Throws for a language that it was not issued in. */
export function documentIn(
  { content, issuedAt, ...document }: IssuedDocument,
  language: LanguageCode,
  kinds?: ShopKinds,
): ShownDocument {
  const seller = content.sellers[language]
  if (!seller) throw new Error(`${document.number} was not issued in ${language}`)
  const withoutId = ({ id: _, ...money }: (typeof content.payments)[number]) => money
  return {
    ...document,
    corrects: content.corrects,
    language,
    issuedAt: issuedAt.toISOString(),
    seller,
    buyer: [...buyerLines(content, language)],
    deliveredTo: content.billing?.address ? [...addressText({ address: content.buyer }, language)] : [],
    isForBusiness: isForeignBusiness(content),
    lines: content.lines.map((each) => shownLine(each, kinds)),
    price: content.price,
    amounts: content.amounts,
    before: content.before ?? null,
    payments: content.payments.map(withoutId),
    refunds: content.refunds.map(withoutId),
  }
}
