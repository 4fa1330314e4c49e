import type { Currency } from '../money/currency.ts'
import { type Cents, halfUp, less, sumOf, toDirhams } from '../money/money.ts'
import { splitByWeight, toDirhamParts } from '../money/split-money.ts'
import type { ProductKinds } from '../product/product-kind.ts'
import { PRODUCT_KINDS } from '../product/product-kinds.ts'
import { kindIn } from '../product/product.ts'
import type { Country } from '../shop/countries.ts'
import type { CartLine } from './cart-line.ts'
import type { Tariff } from './tariff.ts'
import { deliveryTime } from '../shop/shipping-regions.ts'

/** An order's amounts in one currency: `goods − discount + shipping = total`; the lines add up to goods and discount. */
export type Amounts = {
  /** In the order of the lines; prices before discount. */
  readonly lines: readonly { readonly price: Cents; readonly discount: Cents }[]
  readonly goods: Cents
  readonly discount: Cents
  readonly shipping: Cents
  readonly total: Cents
  /** VAT included in the total. */
  readonly vat: Cents
}

export type CartPrice = {
  /** Of what counts as rugs. */
  readonly rugCount: number
  /** Whole percent, 0 without a discount. */
  readonly discountPercent: number
  /** Whole percent included in the total, 0 for exports and unknown destinations. */
  readonly vatPercent: number
  readonly aedPerUsd: number
  /** Null for an unknown destination. */
  readonly shipping: Shipping | null
  readonly amounts: Readonly<Record<Currency, Amounts>>
}

export type Destination = {
  readonly country: Country
  /** The quoted freight, in US cents. */
  readonly quote?: Cents | null
}

/** The price of lines shipped to a destination, in both currencies. */
export function priceCart(
  lines: readonly CartLine[],
  destination: Destination | null,
  tariff: Tariff,
  kinds: ProductKinds = PRODUCT_KINDS,
): CartPrice {
  const prices = lines.map((line) => priceLine(line, tariff, kinds))
  const goods = sumOf(prices)
  const isOfRugs = lines.map(({ design }) => kindIn(kinds, design).countsAsRugs)
  const rugCount = lines.reduce((sum, { quantity }, n) => sum + (isOfRugs[n] ? quantity : 0), 0)
  const discountPercent = discountFor(rugCount, tariff)
  const discounted = prices.map((price, n) => (isOfRugs[n] ? price : (0 as Cents)))
  const discount = halfUp(sumOf(discounted) * discountPercent, 100) as Cents
  const consignment = { ...loadOf(lines, kinds), goods: less(goods, discount) }
  const shipping =
    destination && shippingTo(destination.country, consignment, tariff, destination.quote ?? null)
  const vatPercent = destination?.country.region === 'uae' ? tariff.vatPercent : 0
  const parts = [goods, less(0 as Cents, discount), shipping?.cost ?? (0 as Cents)]
  const amountsOf = (converted: readonly Cents[]) => amountsIn(converted, { prices, discounted }, vatPercent)
  return {
    rugCount,
    discountPercent,
    vatPercent,
    aedPerUsd: tariff.aedPerUsd,
    shipping,
    amounts: { USD: amountsOf(parts), AED: amountsOf(toDirhamParts(parts, tariff.aedPerUsd)) },
  }
}

/** The price of a line before any discount, in US cents, as the calculator shows it. */
export function priceLine(
  { design, quantity }: Pick<CartLine, 'design' | 'quantity'>,
  tariff: Tariff,
  kinds: ProductKinds = PRODUCT_KINDS,
): Cents {
  return kindIn(kinds, design).price(design, quantity, tariff)
}

/** The VAT included in an amount, rounded half up. */
export function includedVat(total: Cents, vatPercent: number): Cents {
  return halfUp(total * vatPercent, 100 + vatPercent) as Cents
}

function discountFor(rugCount: number, { discounts }: Tariff): number {
  return discounts.findLast(({ from }) => rugCount >= from)?.percent ?? 0
}

/** What the lines weigh together. */
function loadOf(lines: readonly CartLine[], kinds: ProductKinds) {
  let [areaMm2, grams] = [0, 0]
  for (const { design, quantity } of lines) {
    const load = kindIn(kinds, design).load(design)
    areaMm2 += load.areaMm2 * quantity
    grams += load.grams * quantity
  }
  return { areaMm2, grams }
}

/** The lines' prices in dollars, and what of them a discount is on. */
type Weights = { readonly prices: readonly Cents[]; readonly discounted: readonly Cents[] }

/** `parts` are goods, discount (below 0) and shipping. */
function amountsIn(parts: readonly Cents[], { prices, discounted }: Weights, vatPercent: number): Amounts {
  const [goods, negative, shipping] = parts
  if (goods === undefined || negative === undefined || shipping === undefined)
    throw new Error('a price has three parts')
  const discount = less(0 as Cents, negative)
  const discounts = splitByWeight(discount, discounted)
  const lines = splitByWeight(goods, prices).map((price, index) => ({
    price,
    discount: discounts[index] ?? (0 as Cents),
  }))
  const total = sumOf(parts)
  return { lines, goods, discount, shipping, total, vat: includedVat(total, vatPercent) }
}

/** Shipping costs. `quoted`: staff have quoted the freight; `by-quote`: not yet. */
type Shipping = {
  readonly basis: 'free' | 'flat' | 'weight' | 'quoted' | 'by-quote'
  readonly region: Country['region']
  /** US cents; 0 while the quote is pending. */
  readonly cost: Cents
  /** Whole kilograms of the consignment. */
  readonly billedKg: number
  /** From dispatch: `12-16 days`. */
  readonly delivery: string
}

type Consignment = {
  /** Of all rugs together, in square millimetres. */
  readonly areaMm2: number
  /** Of what is not weighed by its area; 0 when absent. */
  readonly grams?: number
  /** Price of the goods less the discount, in US cents. */
  readonly goods: Cents
}

/** Freight by region. A quote for the consignment takes precedence. */
export function shippingTo(
  country: Country,
  { areaMm2, grams = 0, goods }: Consignment,
  tariff: Tariff,
  quote: Cents | null = null,
): Shipping {
  const { region } = country
  const billedKg = Math.ceil((halfUp(areaMm2 * tariff.gramsPerM2, MM2_PER_M2) + grams) / GRAMS_PER_KG)
  const common = { region, billedKg, delivery: deliveryTime(region, tariff.days) }
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
