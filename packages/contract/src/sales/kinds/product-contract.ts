import { QUANTITIES } from '@nawl/domain/rug/sizes/size'
import { z } from 'zod'

export const quantity = z.literal(QUANTITIES)

/** What every product has, of whatever kind. Code outside of a kind sees no more of it. */
const shownProduct = z.object({ kind: z.string().optional(), name: z.string() })
export type ShownProduct = z.infer<typeof shownProduct>

/** What every choice of a product has. */
export type ChosenProduct = { readonly kind?: string | undefined }

export const picture = z.string().meta({ description: 'Address of its picture' })
const shownLine = z.object({ id: z.string(), design: shownProduct, quantity, picture })

/** One line of a cart or an order, as it is shown; what else is on it, its kind knows. */
export type ShownLine<P extends ShownProduct = ShownProduct> = Omit<z.infer<typeof shownLine>, 'design'> & {
  design: P
}

/**
 * The schemas of one kind of product. `chosen`, `shown` and `toMake` have the literal `kind` that the registry names it
 * by; the others add to a line and may be empty.
 */
export type ProductContract = {
  /** What a caller says, to have one put into the cart: strict. */
  readonly chosen: z.ZodObject<KindShape>
  /** A product as it was frozen. */
  readonly shown: z.ZodObject<KindShape & { readonly name: z.ZodString }>
  /** Besides the product, on every line of it. */
  readonly onLine: z.ZodObject
  /** Besides that, on lines of orders. */
  readonly whenOrdered: z.ZodObject
  /** The part of a product that the list of the workshop shows. */
  readonly toMake: z.ZodObject<KindShape & { readonly name: z.ZodString }>
  /** Besides that, on lines of the workshop's list. */
  readonly whenMade: z.ZodObject
}

type KindShape = { readonly kind: z.ZodType<string | undefined, string | undefined> }

/** The kinds that are sold, by name. */
export type ProductContracts = Readonly<Record<string, ProductContract>>
