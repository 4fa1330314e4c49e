import type { DiscountCode } from './discount-code.ts'
import type { Cents } from '../money/money.ts'
import type { Country } from '../shop/countries/countries.ts'
import type { PriceList } from '../shop/price-list.ts'
import type { PaymentPlan } from '../money/payment-plan.ts'

/** Regions with freight by weight. */
export type FreightRegion = Exclude<Country['region'], 'uae' | 'rest-of-world'>

/** Freight in US cents per consignment and per billed kilogram. */
export type FreightRate = { readonly base: Cents; readonly perKg: Cents }

/**
 * Everything besides the rugs that determines an order's price. It is stored with the order, so that later price
 * changes do not affect it.
 */
export type Tariff = Pick<PriceList, 'discounts' | 'vatPercent' | 'uae' | 'freight'> & {
  /** Dirhams for a dollar. */
  readonly aedPerUsd: number
  /** Billed weight per square metre. */
  readonly gramsPerM2: number
  /** The discount code that was entered. */
  readonly code?: DiscountCode | undefined
  /** The parts in which it may be paid; at once when absent. */
  readonly plan?: PaymentPlan | undefined
} & {
  // Orders that were placed before these could be changed have none of them: theirs are what the shop came with.
  readonly [Field in 'squareFoot' | 'days' | 'weeks' | 'samples' | 'incoterms']?: PriceList[Field]
}
