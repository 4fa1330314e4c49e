import { priceCart } from '@nawl/domain/cart/price-cart'
import { snapshotSize } from '@nawl/domain/cart/ordered-size'
import { dirhams, dollars } from '@nawl/domain/money/format-money'
import type { Cents } from '@nawl/domain/money/money'
import { formatPrice } from '@nawl/domain/money/format-price'
import { AS_DRAWN } from '@nawl/domain/rug/design-link'
import { estimate } from '@nawl/domain/rug/estimate'
import { QUANTITIES } from '@nawl/domain/rug/sizes/size'
import type { Shape } from '@nawl/domain/rug/shape'
import { prices, tariffOf } from '@nawl/domain/shop/price-list'
import { assistantReplies } from '@nawl/messages/by-language/assistant-replies'
import { countries } from '@nawl/messages/by-language/countries'

import type { PricedSize } from '../recommend/priced-size.ts'
import type { ReplyTo } from './tool-messages.ts'
import { largestText, saidSizeText, type SaidSides } from './size-text.ts'

/**
 * What rugs of a size cost, as the cart will say it: the calculator's price, the discount for several, and delivery to
 * the visitor's country with its VAT.
 */
export function quoteText(
  { quantity = 1, ...sides }: SaidSides & { readonly quantity?: number | undefined },
  shape: Shape,
  { country, language, pricing }: ReplyTo,
): string {
  const say = assistantReplies[language]
  const { currency, perSquareFoot, collection } = pricing
  const typed = { shape, width: String(sides.width), length: String(sides.length), unit: sides.unit }
  const found = estimate({ ...typed, quantity }, perSquareFoot)
  if (!found.ok) return say.noSize
  const what = say.rugsOf({ n: quantity, size: saidSizeText({ ...sides, shape }, language) })
  const first = say.quoted({ what, price: formatPrice(found.price, currency) })
  const ordered = snapshotSize(typed)
  const count = QUANTITIES.find((known) => known === quantity)
  if (!ordered.ok && ordered.reason === 'too-large')
    return `${first} ${say.tooLarge({ largest: largestText(language) })}`
  // What cannot be ordered has no delivery either.
  if (!ordered.ok || count === undefined) return first
  const tariff = tariffOf(prices())
  const design = {
    rugId: 'quoted',
    name: 'quoted',
    ...(collection === undefined ? {} : { collection }),
    bitmapHash: '',
    mappings: {},
    tolerance: AS_DRAWN.tolerance,
    textureStyle: AS_DRAWN.textureStyle,
    textureIntensity: AS_DRAWN.textureIntensity,
    size: ordered.size,
    yarns: [],
  }
  const price = priceCart([{ id: 'quoted', design, quantity: count }], { country }, tariff)
  const { goods, discount, total } = price.amounts[currency]
  const money = currency === 'AED' ? dirhams : dollars
  const earned = tariff.discounts.findLast(({ from }) => quantity >= from)
  const less =
    discount > 0 && earned
      ? [
          say.discounted({
            from: earned.from,
            percent: earned.percent,
            price: money((goods - discount) as typeof goods),
          }),
        ]
      : []
  const shipping = price.amounts[currency].shipping
  const to = countries[language](country.code).shortName
  const delivery = deliveryText()
  return [first, ...less, delivery].join(' ')

  function deliveryText(): string {
    const basis = price.shipping?.basis
    if (basis === 'free') return say.freeDelivery({ vat: price.vatPercent })
    if (basis === 'flat')
      return say.flatDelivery({ shipping: money(shipping), total: money(total), vat: price.vatPercent })
    if (basis === undefined || basis === 'by-quote') return say.freightByQuote({ country: to })
    return say.freight({ country: to, shipping: money(shipping), total: money(total) })
  }
}

/**
 * What more rugs of a size cost than the cart takes at once, with the discount for several: a price to plan with, by which a quote
 * goes. Null where no such size is made.
 */
export function seriesText(
  quantity: number,
  { shape, width, length, unit }: PricedSize,
  { language, pricing: { currency, perSquareFoot } }: ReplyTo,
): string | null {
  const sides = { width, length, unit }
  const typed = { shape, width: String(width), length: String(length), unit }
  const one = estimate({ ...typed, quantity: 1 }, perSquareFoot)
  if (!one.ok || !Number.isInteger(quantity) || quantity < 1) return null
  const say = assistantReplies[language]
  const all = one.price * quantity
  const earned = tariffOf(prices()).discounts.findLast(({ from }) => quantity >= from)
  const what = say.rugsOf({ n: quantity, size: saidSizeText({ ...sides, shape }, language) })
  const less = earned
    ? [
        say.discounted({
          from: earned.from,
          percent: earned.percent,
          price: formatPrice(Math.round((all * (100 - earned.percent)) / 100) as Cents, currency),
        }),
      ]
    : []
  return [say.quoted({ what, price: formatPrice(all as Cents, currency) }), ...less].join(' ')
}
