import { AED_PER_USD, type Cents, cents } from '../money/money.ts'
import type { Country } from '../shop/countries.ts'
import { FREE_SHIPPING_ABOVE_AED } from '../shop/shipping-regions.ts'
import { VOLUME_DISCOUNTS } from '../shop/facts.ts'

/** Regions with freight by weight. */
export type FreightRegion = Exclude<Country['region'], 'uae' | 'rest-of-world'>

/** Freight in dollars per consignment and per billed kilogram. */
export type FreightRate = { readonly base: Cents; readonly perKg: Cents }

/**
 * Everything besides the rugs that determines an order's price. It is stored with the order, so that later price
 * changes do not affect it.
 */
export type Tariff = {
  /** Percent off all rugs, from a number of rugs per order on; ascending. */
  readonly discounts: readonly { readonly from: number; readonly percent: number }[]
  /** Whole percent, included in prices within the UAE. */
  readonly vatPercent: number
  readonly aedPerUsd: number
  readonly uae: {
    /** Goods above this amount in fils are shipped free. */
    readonly freeAbove: Cents
    /** The flat fee otherwise, in US cents like all prices here. */
    readonly flat: Cents
  }
  /** Billed weight per square metre. */
  readonly gramsPerM2: number
  readonly freight: Readonly<Record<FreightRegion, FreightRate>>
}

/** The default tariff. */
export const TARIFF: Tariff = {
  discounts: VOLUME_DISCOUNTS,
  vatPercent: 5,
  aedPerUsd: AED_PER_USD,
  uae: { freeAbove: cents(FREE_SHIPPING_ABOVE_AED), flat: cents(20) },
  gramsPerM2: 4_500,
  freight: {
    gcc: { base: cents(25), perKg: cents(1.6) },
    europe: { base: cents(30), perKg: cents(2.6) },
    'north-america': { base: cents(31), perKg: cents(3) },
    'asia-pacific': { base: cents(35), perKg: cents(3.2) },
  },
}
