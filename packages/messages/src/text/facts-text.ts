import {
  CANCEL_HOURS,
  CLAIM_DAYS,
  CONSULTATION_MINUTES,
  COUNTRIES_SHIPPED,
  DESIGN_CHANGE_HOURS,
  PILE,
  RESPONSE_HOURS,
  VARIATION_PERCENT,
  VOLUME_DISCOUNTS,
  WARRANTY_YEARS,
  WEEKS,
  YOUNGEST_CUSTOMER_YEARS,
} from '@nawl/domain/shop/facts'
import { FREE_SHIPPING_ABOVE_AED } from '@nawl/domain/shop/shipping-regions'

import type * as English from '../../build/en/facts.ts'

type Words = typeof English
type Range = readonly [number, number]

/** The shop's facts as text within a sentence. Texts refer to them as `{{warrantyYears}}`, so all agree. */
export function factsText(words: Words, tag: string) {
  const weeks = ([least, most]: Range) => words.weeks({ least, most })
  const [least, most] = PILE.heightMm
  return {
    fibre: words.fibre,
    pileHeight: words.millimetres({ least, most }),
    productionWeeks: weeks(WEEKS.production),
    shippingWeeks: weeks(WEEKS.shipping),
    totalWeeks: weeks(WEEKS.total),
    cancelHours: words.hours({ n: CANCEL_HOURS }),
    designChangeHours: words.hours({ n: DESIGN_CHANGE_HOURS }),
    claimDays: words.days({ n: CLAIM_DAYS }),
    responseHours: words.hours({ n: RESPONSE_HOURS }),
    consultationMinutes: words.minutes({ n: CONSULTATION_MINUTES }),
    warrantyYears: words.warranty({ n: WARRANTY_YEARS }),
    variation: words.variation({ n: VARIATION_PERCENT }),
    youngestYears: String(YOUNGEST_CUSTOMER_YEARS),
    policiesUpdated: words.policiesUpdated,
    countries: words.countries({ n: COUNTRIES_SHIPPED }),
    payment: words.payment,
    paymentProviders: words.paymentProviders,
    smallestRug: words.smallestRug,
    largestRug: words.largestRug,
    volumeDiscounts: new Intl.ListFormat(tag).format(VOLUME_DISCOUNTS.map(words.discount)),
    supportHours: words.supportHours,
    freeShippingAbove: words.freeShippingAbove({ amount: FREE_SHIPPING_ABOVE_AED }),
    whiteGlovePlaces: words.whiteGlovePlaces,
    whiteGloveService: words.whiteGloveService,
    customsDocuments: words.customsDocuments,
    deliveryUae: words.deliveryUae,
    deliveryGcc: words.deliveryGcc,
    deliveryEurope: words.deliveryEurope,
    deliveryNorthAmerica: words.deliveryNorthAmerica,
    deliveryAsiaPacific: words.deliveryAsiaPacific,
    deliveryRestOfWorld: words.deliveryRestOfWorld,
  }
}
