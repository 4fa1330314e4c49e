import { mainlyOf } from '@nawl/domain/cart/pieces'
import { leadTimeOf, wholeWeeks } from '@nawl/domain/product/lead-time'
import { type Order, versionInForce } from '@nawl/domain/order/order'
import { OWN_VAN, trackingUrl } from '@nawl/domain/order/track-shipment'
import { CLAIM_DAYS, WARRANTY_YEARS } from '@nawl/domain/shop/facts'
import { letters } from '@nawl/messages/by-language/letters'
import { shipping } from '@nawl/messages/by-language/shipping'
import { type LanguageCode, LANGUAGES } from '@nawl/messages/languages'
import { regionTexts } from '@nawl/messages/text/pages/region-texts'
import { shopDay } from '@nawl/messages/text/shop-day'
import { productionDates } from '@nawl/domain/workshop/production-dates'

import { type Fact, expectedFacts, moment, orderShown } from '../order-facts.ts'
import type { OrderMatter, OrderEmailText } from './order-matter.ts'

/** E-mails from production to delivery. */
export const PRODUCTION_MESSAGES = {
  'remake-begun': ({ order, language, shop, words, of }: OrderMatter): OrderEmailText => {
    const { remakeOf, tariff, times } = order
    if (!remakeOf) throw new Error(`order ${order.number} makes nothing again`)
    const { lines } = versionInForce(order)
    const weeks = leadTimeOf(lines, tariff, shop.kinds?.rules)
    const by = shopDay(productionDates(times, { weeks }).deliverBy, LANGUAGES[language].tag)
    return {
      subject: words.remakeBegunSubject({ number: remakeOf.order }),
      preheader: words.remakeBegunPreheader,
      heading: words.remakeBegunHeading,
      paragraphs: [
        words.remakeBegunText({ cause: remakeOf.cause, of }),
        words.remakeBegunDates({ number: order.number, day: by }),
      ],
      ...orderShown(order, language, shop.kinds),
    }
  },

  changed: ({ order, language, shop, words }: OrderMatter): OrderEmailText => {
    return {
      subject: words.changedSubject(order),
      preheader: words.changedPreheader,
      heading: words.changedHeading,
      paragraphs: [words.changedText],
      ...orderShown(order, language, shop.kinds),
      isInvoiced: true,
    }
  },

  'in-production': ({ order, language, shop, words, of }: OrderMatter): OrderEmailText => {
    const [least, most] = wholeWeeks(
      leadTimeOf(versionInForce(order).lines, order.tariff, shop.kinds?.rules).making,
    )
    return {
      subject: words.inProductionSubject({ of, number: order.number }),
      preheader: words.inProductionPreheader,
      heading: words.inProductionHeading({ of }),
      paragraphs: [words.inProductionText({ of, least, most })],
      ...orderShown(order, language, shop.kinds, expectedFacts(order, language)),
    }
  },

  'ready-to-collect': ({ order, language, shop, words, of }: OrderMatter): OrderEmailText => {
    const { address, hours } = shop.pickup()
    return {
      subject: words.collectSubject(order),
      preheader: words.collectPreheader,
      heading: words.collectHeading({ of }),
      paragraphs: [words.collectText({ of })],
      facts: [
        [words.order, order.number],
        [words.collectAt, address[language]],
        [words.collectHours, hours[language]],
      ],
    }
  },

  collected: ({ order, language, words, of }: OrderMatter): OrderEmailText => {
    return {
      subject: words.collectedSubject(order),
      preheader: words.deliveredPreheader({ of }),
      heading: words.collectedHeading({ of }),
      paragraphs: [words.collectedText({ of }), claimText(order, language)],
      facts: [
        [words.order, order.number],
        [words.collectedBy, order.tracking?.number ?? ''],
      ],
    }
  },

  shipped: ({ order, language, words, of }: OrderMatter): OrderEmailText => {
    const { tracking } = order
    return {
      subject: words.shippedSubject(order),
      preheader: tracking?.number ? words.carrierAndNumber(tracking) : words.shippedPreheader({ of }),
      heading: words.shippedHeading({ of }),
      paragraphs: [
        tracking?.carrier === OWN_VAN ? words.leftInVan({ of }) : words.shippedText({ of }),
        words.shippedDamage({ of }),
      ],
      facts: [
        [words.order, order.number],
        ...trackingFacts(tracking, language),
        ...daysFacts(order, language),
        ...expectedFacts(order, language),
      ],
    }
  },

  delivered: ({ order, language, words, of }: OrderMatter): OrderEmailText => {
    return {
      subject: words.deliveredSubject(order),
      preheader: words.deliveredPreheader({ of }),
      heading: words.deliveredHeading({ of }),
      paragraphs: [words.deliveredText({ of }), claimText(order, language)],
      facts: [[words.order, order.number]],
    }
  },
}

/** Until when a customer may claim, and how long the warranty is. */
function claimText(order: Order, language: LanguageCode): string {
  const { claimUntil } = order.times
  if (!claimUntil) throw new Error(`order ${order.number} is delivered without a deadline for claims`)
  const until = moment(claimUntil, language)
  const of = mainlyOf(versionInForce(order).price)
  return letters[language].deliveredClaim({ of, days: CLAIM_DAYS, moment: until, years: WARRANTY_YEARS })
}

/** Carrier and tracking number, with the carrier's page where it is known. */
export function trackingFacts(tracking: Order['tracking'], language: LanguageCode): readonly Fact[] {
  if (!tracking) return []
  const words = letters[language]
  const { carrier, number } = tracking
  const url = trackingUrl(tracking)
  if (carrier === OWN_VAN) return [[words.carrier, words.ownVan]]
  return [
    [words.carrier, carrier],
    url ? [words.trackingNumber, number, url] : [words.trackingNumber, number],
  ]
}

function daysFacts(order: Order, language: LanguageCode): readonly Fact[] {
  const region = versionInForce(order).price.shipping?.region
  const text = regionTexts(shipping[language]).find(({ id }) => id === region)
  return text ? [[letters[language].usuallyTakes, text.delivery]] : []
}
