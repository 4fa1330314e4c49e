import { COUNTRIES } from '@nawl/domain/shop/countries/countries'
import { COUNTRY_COUNT, countriesOver, LARGEST_RUG_MM, SMALLEST_RUG_MM } from '@nawl/domain/shop/facts'
import { deliveryTime, SHIPPING_REGIONS } from '@nawl/domain/shop/countries/shipping-regions'
import { DEFAULT_PRICES, setPrices } from '@nawl/domain/shop/price-list'
import { WHITE_GLOVE_CITIES } from '@nawl/domain/shop/white-glove-cities'
import { expect, it, onTestFinished } from 'vitest'

import * as countries from '../../build/en/countries.ts'
import * as words from '../../build/en/facts.ts'
import * as hours from '../../build/en/hours.ts'
import { factsText } from './facts-text.ts'

it('states the facts of the specification', () => {
  expect(factsText(words, hours, 'en-GB', countries)).toMatchObject({
    productionWeeks: '4-6 weeks',
    totalWeeks: '6-8 weeks',
    supportHours: 'Sunday-Thursday 9am-6pm GST, Saturday 10am-4pm GST',
    smallestRug: '90cm x 60cm',
    largestRug: '10m x 15m',
    payment: expect.stringMatching('major cards, bank transfer,? .*PayPal'),
    freeShippingAbove: 'AED 2,000',
    deliveryUae: '5-7 business days',
    volumeDiscounts: '5% for 3 rugs or more, 8% for 5 rugs or more and 12% for 10 rugs or more',
  })
})

it('states in words what the shop computes with', () => {
  const facts = factsText(words, hours, 'en-GB', countries)
  expect(facts.smallestRug).toBe(SMALLEST_RUG_MM.map((mm) => `${mm / 10}cm`).join(' x '))
  const [long, short] = LARGEST_RUG_MM
  expect(facts.largestRug).toBe(`${short / 1000}m x ${long / 1000}m`)
  for (const { cities } of WHITE_GLOVE_CITIES) expect(facts.whiteGlovePlaces).toContain(cities.join(' and '))
  const deliveries = [
    facts.deliveryUae,
    facts.deliveryGcc,
    facts.deliveryEurope,
    facts.deliveryNorthAmerica,
    facts.deliveryAsiaPacific,
    facts.deliveryRestOfWorld,
  ]
  expect(deliveries).toEqual(SHIPPING_REGIONS.map(({ id }) => deliveryTime(id)))
})

it('names in its sentences the countries that are served, to the letter while all are', () => {
  const named = () => {
    const {
      countriesGcc,
      countriesEurope,
      countriesNorthAmerica,
      countries: number,
    } = factsText(words, hours, 'en-GB', countries)
    return [countriesGcc, countriesEurope, countriesNorthAmerica, number]
  }
  onTestFinished(() => setPrices(DEFAULT_PRICES))
  expect(named()).toEqual([
    'Saudi Arabia, Kuwait, Qatar, Bahrain and Oman',
    'the EU, the UK, Switzerland and Norway',
    'the USA, Canada and Mexico',
    'over 100 countries',
  ])
  setPrices({ ...DEFAULT_PRICES, notShippedTo: ['QA', 'HU', 'NO', 'US', 'CA', 'MX'] })
  expect(named()).toEqual([
    'Saudi Arabia, Kuwait, Bahrain and Oman',
    'the EU (except Hungary), the UK and Switzerland',
    'no country at present',
    'over 100 countries',
  ])
})

it('counts the countries', () => {
  expect(COUNTRY_COUNT).toBe(COUNTRIES.length)
  const all = COUNTRIES.map(({ code }) => code)
  expect([all.slice(36), all.slice(8)].map(countriesOver)).toEqual([30, 7])
})
