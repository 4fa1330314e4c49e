import {
  CANCEL_HOURS,
  CLAIM_DAYS,
  CONSULTATION_MINUTES,
  countriesOver,
  DESIGN_CHANGE_HOURS,
  PILE,
  RESPONSE_HOURS,
  VARIATION_PERCENT,
  WARRANTY_YEARS,
  YOUNGEST_CUSTOMER_YEARS,
} from '@nawl/domain/shop/facts'
import { LEAST_SHOWN } from '@nawl/domain/reports/shown-visits'
import { VISIT_MONTHS } from '@nawl/domain/reports/visit-retention'
import { isNamedWhole, namedCountries } from '@nawl/domain/shop/named-countries'
import { prices, type Region } from '@nawl/domain/shop/price-list'

import type * as English from '../../build/en/facts.ts'
import type * as EnglishHours from '../../build/en/hours.ts'
import type * as EnglishCountries from '../../build/en/countries.ts'
import { hoursText } from './pages/hours-text.ts'

type Words = typeof English
type Range = readonly [number, number]

/** The shop's facts as text within a sentence. Texts refer to them as `{{warrantyYears}}`, so all agree. */
export function factsText(
  words: Words,
  hours: typeof EnglishHours,
  tag: string,
  { countryNamesOf }: Pick<typeof EnglishCountries, 'countryNamesOf'>,
) {
  const weeks = ([least, most]: Range) => words.weeks({ least, most })
  const [least, most] = PILE.heightMm
  const list = prices()
  const delivery = (region: Region) => {
    const [fastest, slowest] = list.days[region]
    return words.delivery({ region, least: fastest, most: slowest })
  }
  /** What is named of a region, or the sentence of the language where all of it is served. */
  const countriesOf = (region: Region, whole: string): string => {
    const named = namedCountries(region, list.notShippedTo) ?? []
    if (isNamedWhole(region, list.notShippedTo)) return whole
    if (named.length === 0) return words.noCountry
    const nameOf = (code: string) => countryNamesOf(code).shortName
    const listText = new Intl.ListFormat(tag)
    return listText.format(
      named.map(({ code, without }) =>
        without.length > 0
          ? words.euWithout({ countries: listText.format(without.map(nameOf)) })
          : words.countryInSentence({ code, name: code === 'EU' ? code : nameOf(code) }),
      ),
    )
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
    countries: words.countries({ n: countriesOver(list.notShippedTo) }),
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
    countriesGcc: countriesOf('gcc', words.gccCountries),
    countriesEurope: countriesOf('europe', words.europeCountries),
    countriesNorthAmerica: countriesOf('north-america', words.northAmericaCountries),
    countriesAsiaPacific: countriesOf('asia-pacific', words.asiaPacificCountries),
    deliveryUae: delivery('uae'),
    deliveryGcc: delivery('gcc'),
    deliveryEurope: delivery('europe'),
    deliveryNorthAmerica: delivery('north-america'),
    deliveryAsiaPacific: delivery('asia-pacific'),
    deliveryRestOfWorld: delivery('rest-of-world'),
  }
}
