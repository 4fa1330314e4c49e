import { kindIn } from '@nawl/domain/product/product'
import { invoice as words } from '@nawl/messages/by-language/invoice'
import { names } from '@nawl/messages/by-language/names'

import { SHOP_KINDS } from '../../kinds/shop-kinds.ts'
import { deliveryLabel, descriptionOf } from '../document-messages.ts'
import type { ShownDocument } from '../shown-document.ts'
import type { Syntax } from './e-invoice.ts'
import { categoryIn, dirhams, type Stated } from './invoice-totals.ts'

type Item = {
  readonly quantity: number
  readonly unit: string
  readonly name: string
  readonly note?: string
}

/** Units of UN/ECE Recommendation 20: a piece, and one of anything. */
const PIECE = 'H87'
const ONE = 'C62'

/** The lines before VAT with their discounts, or the one line of a later document. */
export function linesIn(document: ShownDocument, states: Stated, { quantity: counted }: Syntax) {
  const items = itemsOf(document)
  return states.amounts.lines.map(({ price, discount, net }, n) => {
    const { quantity, unit, name, note } = items[n] ?? missing(document)
    return {
      'cbc:ID': String(n + 1),
      [`cbc:${counted}`]: { '@unitCode': unit, '#': String(quantity) },
      'cbc:LineExtensionAmount': dirhams(net),
      ...(discount > 0 && {
        'cac:AllowanceCharge': {
          'cbc:ChargeIndicator': 'false',
          'cbc:AllowanceChargeReasonCode': DISCOUNT,
          'cbc:AllowanceChargeReason': discountReason(document),
          'cbc:Amount': dirhams(discount),
        },
      }),
      'cac:Item': {
        ...(note !== undefined && { 'cbc:Description': note }),
        'cbc:Name': name,
        'cac:ClassifiedTaxCategory': categoryIn(states),
      },
      // The price of all pieces together: that of one may not be whole fils.
      'cac:Price': {
        'cbc:PriceAmount': dirhams(price),
        'cbc:BaseQuantity': { '@unitCode': unit, '#': String(quantity) },
      },
    }
  })
}

/** What a line's discount is for. */
function discountReason({ price: { discountPercent, code } }: ShownDocument): string {
  const byNumber = discountPercent > 0 ? [words.en.discount({ percent: discountPercent })] : []
  const byCode = code?.isBetter ? [words.en.codeDiscount({ code: code.code })] : []
  // Without the marks that set a code apart in a text of two directions.
  return [...byNumber, ...byCode].join(', ').replaceAll(/[\u2066-\u2069]/g, '')
}

/** Delivery as a charge on the document; none when it is free. */
export function shippingIn({ price }: ShownDocument, states: Stated) {
  const { shipping } = states.amounts
  if (shipping === 0) return {}
  return {
    'cac:AllowanceCharge': {
      'cbc:ChargeIndicator': 'true',
      'cbc:AllowanceChargeReasonCode': FREIGHT,
      'cbc:AllowanceChargeReason': deliveryLabel(price, 'en'),
      'cbc:Amount': dirhams(shipping),
      'cac:TaxCategory': categoryIn(states),
    },
  }
}

/** Codes of UNCL 5189 and UNCL 7161. */
const DISCOUNT = '95'
const FREIGHT = 'FC'

function itemsOf(document: ShownDocument): readonly Item[] {
  const description = descriptionOf(document)
  if (description !== null) return [{ quantity: 1, unit: ONE, name: description }]
  return document.lines.map(({ design, quantity }) => ({
    quantity,
    unit: PIECE,
    name: names.en(design.name),
    note: kindIn(SHOP_KINDS.sold, design).note(design, 'en'),
  }))
}

function missing({ number }: ShownDocument): never {
  throw new Error(`${number} has a price of a line that it does not have`)
}
