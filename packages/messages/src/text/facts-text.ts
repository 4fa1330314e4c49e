import {
  CANCEL_HOURS,
  CLAIM_DAYS,
  CONSULTATION_MINUTES,
  COUNTRIES_SHIPPED,
  DESIGN_CHANGE_HOURS,
  PILE,
  RESPONSE_HOURS,
  VARIATION_PERCENT,
  WARRANTY_YEARS,
  YOUNGEST_CUSTOMER_YEARS,
} from '@nawl/domain/shop/facts'
import { LEAST_SHOWN } from '@nawl/domain/reports/shown-visits'
import { VISIT_MONTHS } from '@nawl/domain/reports/visit-retention'
import { prices, type Region } from '@nawl/domain/shop/price-list'

import type * as English from '../../build/en/facts.ts'
import type * as EnglishHours from '../../build/en/hours.ts'
import { hoursText } from './hours-text.ts'

type Words = typeof English
type Range = readonly [number, number]

/** The shop's facts as text within a sentence. Texts refer to them as `{{warrantyYears}}`, so all agree. */
export function factsText(words: Words, hours: typeof EnglishHours, tag: string) {
  const weeks = ([least, most]: Range) => words.weeks({ least, most })
  const [least, most] = PILE.heightMm
  const list = prices()
  const delivery = (region: Region) => {
    const [fastest, slowest] = list.days[region]
    return words.delivery({ region, least: fastest, most: slowest })
  }
  return {
    fibre: words.fibre,
    pileHeight: words.millimetres({ least, most }),
    productionWeeks: weeks(prices().weeks.making),
    shippingWeeks: weeks(prices().weeks.way),
    totalWeeks: weeks(prices().weeks.all),
    cancelHours: words.hours({ n: CANCEL_HOURS }),
    designChangeHours: words.hours({ n: DESIGN_CHANGE_HOURS }),
    claimDays: words.days({ n: CLAIM_DAYS }),
    responseHours: words.hours({ n: RESPONSE_HOURS }),
    consultationMinutes: words.minutes({ n: CONSULTATION_MINUTES }),
    warrantyYears: words.warranty({ n: WARRANTY_YEARS }),
    variation: words.variation({ n: VARIATION_PERCENT }),
    youngestYears: String(YOUNGEST_CUSTOMER_YEARS),
    leastVisits: String(LEAST_SHOWN),
    visitsKept: words.months({ n: VISIT_MONTHS }),
    policiesUpdated: words.policiesUpdated,
    countries: words.countries({ n: COUNTRIES_SHIPPED }),
    payment: words.payment,
    paymentProviders: words.paymentProviders,
    smallestRug: words.smallestRug,
    largestRug: words.largestRug,
    volumeDiscounts: new Intl.ListFormat(tag).format(list.discounts.map(words.discount)),
    supportHours: hoursText(hours, tag),
    freeShippingAbove: words.freeShippingAbove({ amount: list.uae.freeAbove / 100 }),
    whiteGlovePlaces: words.whiteGlovePlaces,
    whiteGloveService: words.whiteGloveService,
    customsDocuments: words.customsDocuments,
    deliveryUae: delivery('uae'),
    deliveryGcc: delivery('gcc'),
    deliveryEurope: delivery('europe'),
    deliveryNorthAmerica: delivery('north-america'),
    deliveryAsiaPacific: delivery('asia-pacific'),
    deliveryRestOfWorld: delivery('rest-of-world'),
  }
}
