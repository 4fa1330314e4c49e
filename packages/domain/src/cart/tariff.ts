import { AED_PER_USD, type Cents, cents } from '../money/money.ts'
import type { Country } from '../shop/countries.ts'
import { FREE_SHIPPING_ABOVE_AED } from '../shop/shipping-regions.ts'
import { VOLUME_DISCOUNTS } from '../shop/facts.ts'

/** Regions to which freight is calculated by weight. */
export type FreightRegion = Exclude<Country['region'], 'uae' | 'rest-of-world'>

/** Freight in dollars: so much for a consignment and so much for each kilogram billed. */
export type FreightRate = { readonly base: Cents; readonly perKg: Cents }

/** All that an order is priced by beside its rugs. It is kept with the order, so that a later price list cannot change it. */
export type Tariff = {
  /** Percent off all rugs, from how many rugs in one order on; rising. */
  readonly discounts: readonly { readonly from: number; readonly percent: number }[]
  /** Whole percent, included in the price of what stays in the UAE. */
  readonly vatPercent: number
  readonly aedPerUsd: number
  readonly uae: {
    /** Goods above this many fils travel free of charge. */
    readonly freeAbove: Cents
    /** What the others pay, in dollars as every price here. */
    readonly flat: Cents
  }
  /** What a square metre of rug is billed to weigh. */
  readonly gramsPerM2: number
  readonly freight: Readonly<Record<FreightRegion, FreightRate>>
}

/** What the shop charges unless it is configured otherwise. */
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
