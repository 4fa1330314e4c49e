import { type Cents, halfUp, toDirhams } from '../money/money.ts'
import type { Country } from '../shop/countries.ts'
import { SHIPPING_REGIONS } from '../shop/shipping-regions.ts'
import type { Tariff } from './tariff.ts'

/** Shipping costs. `quoted`: staff have quoted the freight; `by-quote`: not yet. */
export type Shipping = {
  readonly basis: 'free' | 'flat' | 'weight' | 'quoted' | 'by-quote'
  readonly region: Country['region']
  /** US cents; 0 while the quote is pending. */
  readonly cost: Cents
  /** Whole kilograms of the consignment. */
  readonly billedKg: number
  /** From dispatch: `12-16 days`. */
  readonly delivery: string
}

export type Consignment = {
  /** Of all rugs together, in square millimetres. */
  readonly areaMm2: number
  /** Price of the rugs less the discount, in US cents. */
  readonly goods: Cents
}

/** Freight by region. A quote for the consignment takes precedence. */
export function shippingTo(
  country: Country,
  { areaMm2, goods }: Consignment,
  tariff: Tariff,
  quote: Cents | null = null,
): Shipping {
  const { region } = country
  const billedKg = Math.ceil(halfUp(areaMm2 * tariff.gramsPerM2, MM2_PER_M2) / GRAMS_PER_KG)
  const common = { region, billedKg, delivery: deliveryTo(region) }
  if (quote !== null) return { ...common, basis: 'quoted', cost: quote }
  if (region === 'rest-of-world') return { ...common, basis: 'by-quote', cost: 0 as Cents }
  if (region === 'uae') {
    const isFree = toDirhams(goods, tariff.aedPerUsd) > tariff.uae.freeAbove
    return isFree
      ? { ...common, basis: 'free', cost: 0 as Cents }
      : { ...common, basis: 'flat', cost: tariff.uae.flat }
  }
  const { base, perKg } = tariff.freight[region]
  return { ...common, basis: 'weight', cost: (base + perKg * billedKg) as Cents }
}

const MM2_PER_M2 = 1_000_000
const GRAMS_PER_KG = 1_000

function deliveryTo(region: Country['region']): string {
  const row = SHIPPING_REGIONS.find(({ id }) => id === region)
  if (!row) throw new Error(`the shipping table has no row for ${region}`)
  return row.delivery
}
