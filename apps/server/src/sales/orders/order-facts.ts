import { discountsIn, isPickupPrice } from '@nawl/domain/cart/price-cart'
import { SHOP_TIME_ZONE } from '@nawl/domain/shop/time-zone'
import type { CartLine } from '@nawl/domain/cart/cart-line'
import { goodsOf } from '@nawl/domain/cart/pieces'
import { type Cents, less } from '@nawl/domain/money/money'
import { appointmentOf } from '@nawl/domain/order/appointment'
import { addressLines } from '@nawl/domain/order/address/address-lines'
import { expectedDays, type ExpectedDays } from '@nawl/domain/order/expected-days'
import { type Order, type OrderVersion, versionInForce } from '@nawl/domain/order/order'
import type { DeliverySlot } from '@nawl/domain/shop/white-glove-offer'
import { kindIn } from '@nawl/domain/product/product'
import { address as addressTexts } from '@nawl/messages/by-language/address'
import { countries } from '@nawl/messages/by-language/countries'
import { letters } from '@nawl/messages/by-language/letters'
import { money } from '@nawl/messages/by-language/money'
import { whiteGlove } from '@nawl/messages/by-language/white-glove'
import { names } from '@nawl/messages/by-language/names'
import { type LanguageCode, LANGUAGES } from '@nawl/messages/languages'
import { slotText } from '@nawl/messages/text/slot-text'
import { lessText, moneyText } from '@nawl/messages/text/money'

import { type ShopKinds, SHOP_KINDS } from '../kinds/shop-kinds.ts'

export type Fact = readonly [label: string, value: string, url?: string]

/** The facts of an order that e-mails list. */
export function orderFacts(
  order: Order,
  language: LanguageCode,
  kinds?: ShopKinds,
  version: OrderVersion = versionInForce(order),
): readonly Fact[] {
  const words = letters[language]
  return [
    [words.order, order.number],
    [
      words.rugs({ of: goodsOf(version) }),
      version.lines.map((line) => lineText(line, language, kinds)).join('\n'),
    ],
    ...(order.remakeOf ? [[words.total, words.noCharge] as const] : priceFacts(version, language)),
    [
      isPickupPrice(version.price) ? words.ownAddress : words.deliveredTo,
      addressText(order, language).join('\n'),
    ],
  ]
}

/** The facts and the rugs, for e-mails with pictures. */
export function orderShown(
  order: Order,
  language: LanguageCode,
  kinds?: ShopKinds,
  more: readonly Fact[] = [],
) {
  return {
    facts: [...orderFacts(order, language, kinds), ...more],
    rugs: versionInForce(order).lines,
  } as const
}

/** `2 × Aria, 5 × 8 ft` */
export function lineText(line: CartLine, language: LanguageCode, { sold }: ShopKinds = SHOP_KINDS): string {
  return kindIn(sold, line.design).text(line, language)
}

/** An order's address line by line, its country in the language. */
export function addressText({ address }: Pick<Order, 'address'>, language: LanguageCode): readonly string[] {
  return addressLines(address, {
    country: ({ code }) => countries[language](code).name,
    region: names[language],
    place: addressTexts[language].place,
  })
}

/** `Friday 20 November 2026, 12:00 GST`, in the workshop's time zone. */
export function moment(instant: Date, language: LanguageCode): string {
  const { tag } = LANGUAGES[language]
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeZone: SHOP_TIME_ZONE })
  // In every language by the clock of 24 hours, as the pages have it.
  const clock = { timeStyle: 'short', hourCycle: 'h23', timeZone: SHOP_TIME_ZONE } as const
  const time = new Intl.DateTimeFormat(tag, clock)
  return letters[language].moment({ day: day.format(instant), time: time.format(instant) })
}

/** When two people bring it in, by the clock of the city. */
export const slotIn = (slot: DeliverySlot, language: LanguageCode): string =>
  slotText(whiteGlove[language], slot, LANGUAGES[language].tag)

/** When an order is expected: `4–9 January 2027`; nothing for what is not known. */
export function expectedFacts(
  order: Pick<Order, 'times' | 'appointments'>,
  language: LanguageCode,
): readonly Fact[] {
  const slot = appointmentOf(order)
  if (slot) return [[letters[language].appointment, slotIn(slot, language)]]
  const expected = expectedDays(order.times)
  return expected ? [[letters[language].expected, daysText(expected, language)]] : []
}

/** Days of the workshop's calendar, from the first to the last. */
export function daysText({ from, by }: ExpectedDays, language: LanguageCode): string {
  const { tag } = LANGUAGES[language]
  const days = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: SHOP_TIME_ZONE })
  // As the order's page writes them: without the thin spaces that mail programs break lines at.
  return days
    .formatRange(from, by)
    .replaceAll(/\s/gu, ' ')
    .replace(/(\d) – (\d+ \p{L})/u, '$1–$2')
}

function priceFacts(version: Pick<OrderVersion, 'lines' | 'price'>, language: LanguageCode): readonly Fact[] {
  const {
    amounts: { AED, USD },
    discountPercent,
    shipping,
    vatPercent,
  } = version.price
  const words = letters[language]
  const amounts = money[language]
  const both = (aed: Cents, usd: Cents) =>
    words.bothAmounts({ dirhams: moneyText(amounts, aed, 'AED'), dollars: moneyText(amounts, usd, 'USD') })
  if (shipping?.basis === 'by-quote')
    return [
      [
        words.rugsTogether({ of: goodsOf(version) }),
        both(less(AED.goods, AED.discount), less(USD.goods, USD.discount)),
      ],
    ]
  const deliveryText = () => {
    if (isPickupPrice(version.price)) return words.pickup
    return AED.shipping === 0 ? words.free : both(AED.shipping, USD.shipping)
  }
  const { byNumber, byCode } = discountsIn(version.price)
  const lessBoth = (less: Readonly<Record<'USD' | 'AED', Cents>>) =>
    words.bothAmounts({
      dirhams: lessText(amounts, less.AED, 'AED'),
      dollars: lessText(amounts, less.USD, 'USD'),
    })
  return [
    ...(discountPercent > 0
      ? [[words.discount({ percent: discountPercent }), lessBoth(byNumber)] as const]
      : []),
    ...(byCode ? [[words.codeDiscount({ code: byCode.code }), lessBoth(byCode.amounts)] as const] : []),
    [words.delivery, deliveryText()],
    [words.total, both(AED.total, USD.total)],
    ...(vatPercent > 0
      ? [[words.includesVat({ percent: vatPercent }), moneyText(amounts, AED.vat, 'AED')] as const]
      : []),
  ]
}
