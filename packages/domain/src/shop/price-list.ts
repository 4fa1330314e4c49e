import type { FreightRate, FreightRegion, Tariff } from '../cart/tariff.ts'
import { COLLECTIONS, type Collection, LISTED_AREAS_SQ_FT } from '../catalogue/collection.ts'
import type { LocalRate } from '../money/local-currency.ts'
import { AED_PER_USD, type Cents, cents } from '../money/money.ts'
import type { Incoterm } from './delivery/customs.ts'
import type { Country } from './countries/countries.ts'
import { SANCTIONED_COUNTRIES } from './countries/shipping-countries.ts'

export type Region = Country['region']

/** Fewest and most days from dispatch to delivery; business days within the UAE. */
export type DeliveryDays = readonly [least: number, most: number]

/** Fewest and most weeks. */
export type Weeks = readonly [least: number, most: number]

/** What is priced by the square foot: each collection, and drawings of visitors' own. */
export type Priced = Collection | 'own'

/** Everything that owners decide about prices and shipping. Amounts in US cents unless another currency is named. */
export type PriceList = {
  readonly squareFoot: Readonly<Record<Priced, Cents>>
  /** Percent off all rugs, from a number of rugs per order on; ascending. */
  readonly discounts: readonly { readonly from: number; readonly percent: number }[]
  /** Whole percent, included in prices within the UAE. */
  readonly vatPercent: number
  readonly uae: {
    /** Goods above this amount in fils are shipped free. */
    readonly freeAbove: Cents
    /** The flat fee otherwise. */
    readonly flat: Cents
  }
  readonly freight: Readonly<Record<FreightRegion, FreightRate>>
  readonly days: Readonly<Record<Region, DeliveryDays>>
  /** Of making a rug, of its way to most customers, and from the order to the floor. */
  readonly weeks: { readonly making: Weeks; readonly way: Weeks; readonly all: Weeks }
  /** What samples cost, and the weeks of making a strike-off. */
  readonly samples: { readonly box: Cents; readonly strikeOff: Cents; readonly strikeOffWeeks: Weeks }
  /** Who pays duties and taxes on arrival, by region. */
  readonly incoterms: Readonly<Record<Exclude<Region, 'uae'>, Incoterm>>
  /** Codes of the countries that rugs are not shipped to. */
  readonly notShippedTo: readonly string[]
  /** Rates of currencies in which prices are also shown. */
  readonly localRates: readonly LocalRate[]
}

const DOLLARS_PER_SQUARE_FOOT = 10
/** Billed weight of a square metre, in grams. */
const GRAMS_PER_M2 = 4_500

/** What the shop comes with. */
export const DEFAULT_PRICES: PriceList = {
  squareFoot: {
    ...(Object.fromEntries(COLLECTIONS.map((name) => [name, cents(DOLLARS_PER_SQUARE_FOOT)])) as Record<
      Collection,
      Cents
    >),
    own: cents(DOLLARS_PER_SQUARE_FOOT),
  },
  discounts: [
    { from: 3, percent: 5 },
    { from: 5, percent: 8 },
    { from: 10, percent: 12 },
  ],
  vatPercent: 5,
  uae: { freeAbove: cents(2000), flat: cents(20) },
  freight: {
    gcc: { base: cents(25), perKg: cents(1.6) },
    europe: { base: cents(30), perKg: cents(2.6) },
    'north-america': { base: cents(31), perKg: cents(3) },
    'asia-pacific': { base: cents(35), perKg: cents(3.2) },
  },
  days: {
    uae: [5, 7],
    gcc: [7, 10],
    europe: [10, 14],
    'north-america': [12, 16],
    'asia-pacific': [10, 14],
    'rest-of-world': [14, 21],
  },
  weeks: { making: [4, 6], way: [1, 2], all: [6, 8] },
  samples: { box: cents(25), strikeOff: cents(120), strikeOffWeeks: [2, 3] },
  incoterms: {
    gcc: 'DAP',
    europe: 'DAP',
    'north-america': 'DAP',
    'asia-pacific': 'DAP',
    'rest-of-world': 'DAP',
  },
  notShippedTo: SANCTIONED_COUNTRIES,
  localRates: [],
}

let current = DEFAULT_PRICES

/** The prices that are public now. */
export const prices = (): PriceList => current

/**
 * Sets the prices of this process, thread or browser. Every visitor sees the same ones, so they are no argument of each
 * call; orders keep the tariff that they were placed under.
 */
export function setPrices(list: PriceList): void {
  current = list
}

/** What a square foot of a rug costs, in US cents. Collections that the shop does not know cost what own drawings cost. */
export function squareFootPrice(
  collection: string | undefined,
  { squareFoot }: Pick<PriceList, 'squareFoot'> = current,
): Cents {
  return squareFoot[pricedAs(collection, squareFoot)]
}

/** What a rug of a collection is priced as: one that the shop does not know, as a drawing of the visitor's own. */
export function pricedAs(
  collection: string | undefined,
  squareFoot: PriceList['squareFoot'] = DEFAULT_PRICES.squareFoot,
): Priced {
  return isPriced(collection, squareFoot) ? collection : 'own'
}

/** The price of a collection's designs at their listed size, in US cents. */
export function listedPrice(collection: Collection): Cents {
  return (LISTED_AREAS_SQ_FT[collection] * squareFootPrice(collection, current)) as Cents
}

/** The tariff that new orders are placed under. */
export function tariffOf(list: PriceList): Tariff {
  const { squareFoot, discounts, vatPercent, uae, freight, days, weeks, samples, incoterms } = list
  return {
    squareFoot,
    discounts,
    vatPercent,
    aedPerUsd: AED_PER_USD,
    uae,
    gramsPerM2: GRAMS_PER_M2,
    freight,
    days,
    weeks,
    samples,
    incoterms,
  }
}

/** The weeks that an order was promised; those the shop comes with where it was placed before they could be changed. */
export const promisedWeeks = ({ weeks }: Pick<Tariff, 'weeks'>): PriceList['weeks'] =>
  weeks ?? DEFAULT_PRICES.weeks

/** What samples cost under a tariff; what the shop comes with where it is from before there were any. */
export const samplePrices = ({ samples }: Pick<Tariff, 'samples'>): PriceList['samples'] =>
  samples ?? DEFAULT_PRICES.samples

/** The tariff that the shop comes with. */
export const DEFAULT_TARIFF: Tariff = tariffOf(DEFAULT_PRICES)

function isPriced(name: string | undefined, squareFoot: PriceList['squareFoot']): name is Priced {
  return name !== undefined && Object.hasOwn(squareFoot, name)
}
