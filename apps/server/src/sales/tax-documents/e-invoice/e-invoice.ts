import type { TaxDocumentKind } from '@nawl/domain/tax-documents/tax-document'
import { shopDay } from '@nawl/domain/shop/time-zone'
import XmlBuilder from 'fast-xml-builder'

import type { ShopKinds } from '../../kinds/shop-kinds.ts'
import { documentIn } from '../shown-document.ts'
import type { IssuedDocument } from '../tax-document.store.ts'
import { linesIn, shippingIn } from './invoice-lines.ts'
import { buyerIn, deliveryIn, sellerIn } from './invoice-parties.ts'
import { paymentIn, termsOf } from './invoice-payment.ts'
import { stated, totalsIn } from './invoice-totals.ts'

/** The rules that a document follows: the European core invoice, which PINT and its profiles are made from. */
const RULES = 'urn:cen.eu:en16931:2017'

const SYNTAX = {
  invoice: { name: 'Invoice', type: '380', line: 'InvoiceLine', quantity: 'InvoicedQuantity' },
  'credit-note': {
    name: 'CreditNote',
    type: '381',
    line: 'CreditNoteLine',
    quantity: 'CreditedQuantity',
  },
} as const satisfies Record<TaxDocumentKind, object>
export type Syntax = (typeof SYNTAX)[TaxDocumentKind]

/**
 * An invoice or credit note for accounting programs: UBL 2.1 by the rules of EN 16931, in dirhams, texts in English.
 * The same document always gives the same characters.
 */
export function eInvoice(issued: IssuedDocument, kinds?: ShopKinds): string {
  const document = documentIn(issued, 'en', kinds)
  const { content, kind, number } = issued
  const syntax = SYNTAX[kind]
  const states = stated(issued)
  const terms = termsOf(document)
  const says = {
    'cbc:CustomizationID': RULES,
    'cbc:ID': number,
    'cbc:IssueDate': shopDay(issued.issuedAt),
    [`cbc:${syntax.name}TypeCode`]: syntax.type,
    'cbc:Note': terms.rate,
    'cbc:DocumentCurrencyCode': 'AED',
    'cac:OrderReference': orderIn(issued),
    ...(content.corrects !== null && {
      'cac:BillingReference': { 'cac:InvoiceDocumentReference': { 'cbc:ID': content.corrects } },
    }),
    'cac:AccountingSupplierParty': { 'cac:Party': sellerIn(document.seller) },
    'cac:AccountingCustomerParty': { 'cac:Party': buyerIn(content) },
    'cac:Delivery': deliveryIn(content.buyer),
    ...paymentIn(document),
    'cac:PaymentTerms': { 'cbc:Note': terms.paid },
    ...shippingIn(document, states),
    ...totalsIn(states),
    [`cac:${syntax.line}`]: linesIn(document, states, syntax),
  }
  return written(syntax, says)
}

/** The buyer's own number for the order where there is one; ours is then the seller's (BT-14). */
function orderIn({ orderNumber, content }: IssuedDocument) {
  const own = content.billing?.purchaseOrder
  return own ? { 'cbc:ID': own, 'cbc:SalesOrderID': orderNumber } : { 'cbc:ID': orderNumber }
}

const OASIS = 'urn:oasis:names:specification:ubl:schema:xsd'

/** Characters that XML 1.0 has no place for (section 2.2) can only be left out. */
const NOT_IN_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

const builder = new XmlBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '#',
  format: true,
  suppressBooleanAttributes: false,
  tagValueProcessor: (_, text) => String(text).replaceAll(NOT_IN_XML, ''),
})

const written = ({ name }: Syntax, says: object): string =>
  builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    [name]: {
      '@xmlns': `${OASIS}:${name}-2`,
      '@xmlns:cac': `${OASIS}:CommonAggregateComponents-2`,
      '@xmlns:cbc': `${OASIS}:CommonBasicComponents-2`,
      ...says,
    },
  })
