import type { DesignApproval } from '../cart/design-snapshot.ts'
import type { Tariff } from '../cart/tariff.ts'
import type { Cents } from '../money/money.ts'
import type { Priced, Weeks } from '../shop/price-list.ts'
import type { Tufted } from '../workshop/calendar/rug-work.ts'
import type { Product } from './product.ts'

/** Weeks of making it, of its way, and from the order to the door. */
export type LeadTime = { readonly making: Weeks; readonly way: Weeks; readonly all: Weeks }

/** What one of a product weighs for freight: by its area, at the tariff's weight a square metre, and in grams besides. */
export type Load = { readonly areaMm2: number; readonly grams: number }

/** The rules of one kind of product. They are methods, so that a registry can hold kinds of different products. */
export type ProductKind<P extends Product = Product> = {
  /** Whether pieces count as rugs: for the number of rugs, and for the discount on that number. */
  readonly countsAsRugs: boolean
  /** Whether what one cost is credited, once, against a rug that is ordered later. */
  readonly isCredited?: true
  /** A text that is the same for products that share a line. */
  identity(product: P): string
  /** The price of a number of them before any discount, in US cents. */
  price(product: P, quantity: number, tariff: Tariff): Cents
  /** What its square foot is priced as; absent in kinds that are priced otherwise. */
  pricedAs?(product: P, tariff: Pick<Tariff, 'squareFoot'>): Priced
  load(product: P): Load
  /** What of it is tufted on a frame; absent in kinds that need none. */
  tufted?(product: P): Tufted
  leadTime(product: P, tariff: Pick<Tariff, 'weeks' | 'samples'>): LeadTime
  /** Whether it is a piece of another product, tufted so that this is approved before it is made; absent in kinds that are none. */
  isPieceOf?(product: P, whole: Product): boolean
  /** The product with its customer's approval; absent in kinds that are not approved. */
  asApproved?(product: P, approval: DesignApproval): P
  /** Whether one ordered may become the other while its window is open; absent, nothing about it can be changed. */
  mayBecome?(before: P, after: P): boolean
}

/** The kinds that are sold, by name. */
export type ProductKinds = Readonly<Record<string, ProductKind>>
