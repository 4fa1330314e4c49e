import type { Currency } from '../money/currency.ts'
import { type Cents, halfUp, less, sumOf, toDirhams, ZERO, negated } from '../money/money.ts'
import { splitByWeight, toDirhamParts } from '../money/split-money.ts'
import type { ProductKinds } from '../product/product-kind.ts'
import { PRODUCT_KINDS } from '../product/product-kinds.ts'
import { kindIn } from '../product/product.ts'
import type { Country } from '../shop/countries/countries.ts'
import type { CartLine } from './cart-line.ts'
import { type CodeDiscount, type Discounts, discountsOf, isCodeFor } from './discount-code.ts'
import type { Tariff } from './tariff.ts'
import { deliveryTime } from '../shop/countries/shipping-regions.ts'

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
  /** What a discount code takes off, which is part of `discount`; absent without one. */
  readonly code?: CodeDiscount | undefined
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
  /** Whether the customer collects everything at the workshop. */
  readonly isPickup?: boolean
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
  const earned = discountFor(rugCount, tariff)
  const rugs = prices.map((price, n) => (isOfRugs[n] ? price : ZERO))
  const isEnough = goods >= (tariff.code?.minimum ?? 0)
  const isFor = lines.map(
    ({ design }) => isEnough && isCodeFor(tariff.code, kindIn(kinds, design).pricedAs?.(design, tariff)),
  )
  const discounts = discountsOf({ rugs, isFor, percent: earned }, tariff.code)
  const byNumber = sumOf(discounts.byNumber)
  // A code never costs the customer the free delivery: it is decided before the code.
  const consignment = { ...loadOf(lines, kinds), goods: less(goods, byNumber) }
  const shipping = destination && shippingFor(destination, consignment, tariff)
  const vatPercent = destination?.country.region === 'uae' ? tariff.vatPercent : 0
  const discount = (byNumber + sumOf(discounts.byCode)) as Cents
  const parts = [goods, negated(discount), shipping?.cost ?? ZERO]
  const amountsOf = (converted: readonly Cents[]) => amountsIn(converted, { prices, discounts }, vatPercent)
  const [USD, AED] = [amountsOf(parts), amountsOf(toDirhamParts(parts, tariff.aedPerUsd))]
  return {
    rugCount,
    discountPercent: byNumber > 0 ? earned : 0,
    ...(tariff.code && { code: codeDiscount(tariff.code, discounts, { USD: USD.byCode, AED: AED.byCode }) }),
    vatPercent,
    aedPerUsd: tariff.aedPerUsd,
    shipping,
    amounts: { USD: USD.amounts, AED: AED.amounts },
  }
}

const codeDiscount = (
  { code, off }: NonNullable<Tariff['code']>,
  { isCodeUsed }: Discounts,
  amounts: CodeDiscount['amounts'],
): CodeDiscount => ({
  code,
  percent: off.kind === 'percent' ? off.percent : 0,
  isBetter: isCodeUsed,
  amounts,
})

type DiscountedIn<Amount extends number> = {
  readonly amounts: Readonly<Record<Currency, { readonly discount: Amount }>>
  readonly code?:
    | (Omit<CodeDiscount, 'amounts'> & { readonly amounts: Readonly<Record<Currency, Amount>> })
    | undefined
}

/** The discount of a price by what it is for: the number of rugs, and a code that gave something. */
export function discountsIn<Amount extends number>({ amounts, code }: DiscountedIn<Amount>) {
  const byCode = code?.isBetter ? code : null
  const byNumber = (currency: Currency) =>
    (amounts[currency].discount - (byCode?.amounts[currency] ?? 0)) as Amount
  return { byNumber: { USD: byNumber('USD'), AED: byNumber('AED') }, byCode }
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

/** The lines' prices and their discounts, in dollars. */
type Weights = { readonly prices: readonly Cents[]; readonly discounts: Discounts }

/** `parts` are goods, discount (below 0) and shipping. */
function amountsIn(parts: readonly Cents[], { prices, discounts }: Weights, vatPercent: number) {
  const [goods, negative, shipping] = parts
  if (goods === undefined || negative === undefined || shipping === undefined)
    throw new Error('a price has three parts')
  const discount = negated(negative)
  const [byNumber = ZERO, byCode = ZERO] = splitByWeight(discount, [
    sumOf(discounts.byNumber),
    sumOf(discounts.byCode),
  ])
  const numberShares = splitByWeight(byNumber, discounts.byNumber)
  const codeShares = splitByWeight(byCode, discounts.byCode)
  const lines = splitByWeight(goods, prices).map((price, n) => ({
    price,
    discount: ((numberShares[n] ?? 0) + (codeShares[n] ?? 0)) as Cents,
  }))
  const total = sumOf(parts)
  const amounts: Amounts = {
    lines,
    goods,
    discount,
    shipping,
    total,
    vat: includedVat(total, vatPercent),
  }
  return { amounts, byCode }
}

/** Shipping costs. `quoted`: staff have quoted the freight; `by-quote`: not yet; `pickup`: collected at the workshop. */
type Shipping = {
  readonly basis: 'free' | 'flat' | 'weight' | 'quoted' | 'by-quote' | 'pickup'
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

/** What goes to a destination costs freight; what is collected costs none, and is handed over in the UAE. */
function shippingFor(
  { country, quote = null, isPickup = false }: Destination,
  load: Consignment,
  tariff: Tariff,
): Shipping {
  const shipping = shippingTo(country, load, tariff, quote)
  return isPickup ? { ...shipping, basis: 'pickup', cost: ZERO } : shipping
}

/** Whether a price is of what the customer collects at the workshop. */
export const isPickupPrice = ({
  shipping,
}: {
  readonly shipping: { readonly basis: string } | null
}): boolean => shipping?.basis === 'pickup'

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
  if (region === 'rest-of-world') return { ...common, basis: 'by-quote', cost: ZERO }
  if (region === 'uae') {
    const isFree = toDirhams(goods, tariff.aedPerUsd) > tariff.uae.freeAbove
    return isFree
      ? { ...common, basis: 'free', cost: ZERO }
      : { ...common, basis: 'flat', cost: tariff.uae.flat }
  }
  const { base, perKg } = tariff.freight[region]
  return { ...common, basis: 'weight', cost: (base + perKg * billedKg) as Cents }
}

const MM2_PER_M2 = 1_000_000
const GRAMS_PER_KG = 1_000
