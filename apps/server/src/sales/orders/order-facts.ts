import { SHOP_TIME_ZONE, SHOP_ZONE_NAME } from '@nawl/domain/shop/time-zone'
import type { CartPrice } from '@nawl/domain/cart/price-cart'
import type { Currency } from '@nawl/domain/money/currency'
import { dirhams, dollars } from '@nawl/domain/money/format-money'
import { type Cents, less } from '@nawl/domain/money/money'
import { addressLines } from '@nawl/domain/order/address/address-lines'
import { type Order, type OrderVersion, versionInForce } from '@nawl/domain/order/order'
import { rug } from '@nawl/messages/by-language/rug'
import { rugText } from '@nawl/messages/text/rug-text'

export type Fact = readonly [label: string, value: string, url?: string]

/** The facts of an order that e-mails list. */
export function orderFacts(order: Order, version: OrderVersion = versionInForce(order)): readonly Fact[] {
  return [
    ['Order', order.number],
    ['Rugs', version.lines.map(({ design, quantity }) => rugText(rug.en, design, quantity)).join('\n')],
    ...priceFacts(version.price),
    ['Delivered to', addressLines(order.address).join('\n')],
  ]
}

/** The facts and the rugs, for e-mails with pictures. */
export function orderShown(order: Order, more: readonly Fact[] = []) {
  return { facts: [...orderFacts(order), ...more], rugs: versionInForce(order).lines } as const
}

/** `AED 1,469.00` or `$400.00`. */
export function money(amount: Cents, currency: Currency): string {
  return currency === 'AED' ? dirhams(amount) : dollars(amount)
}

/** `Friday 20 November 2026, 12:00 GST`, in the workshop's time zone. */
export function moment(instant: Date): string {
  return `${DAY.format(instant)}, ${TIME.format(instant)} ${SHOP_ZONE_NAME}`
}

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: SHOP_TIME_ZONE })
const TIME = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: SHOP_TIME_ZONE })

function priceFacts({ amounts, discountPercent, shipping, vatPercent }: CartPrice): readonly Fact[] {
  const { AED, USD } = amounts
  const both = (aed: Cents, usd: Cents) => `${dirhams(aed)} (${dollars(usd)})`
  const zero = 0 as Cents
  if (shipping?.basis === 'by-quote')
    return [['Rugs together', both(less(AED.goods, AED.discount), less(USD.goods, USD.discount))]]
  return [
    ...(discountPercent > 0
      ? [[`Discount ${discountPercent} %`, both(less(zero, AED.discount), less(zero, USD.discount))] as const]
      : []),
    ['Delivery', AED.shipping === 0 ? 'free' : both(AED.shipping, USD.shipping)],
    ['Total', both(AED.total, USD.total)],
    ...(vatPercent > 0 ? [[`Includes VAT ${vatPercent} %`, dirhams(AED.vat)] as const] : []),
  ]
}
