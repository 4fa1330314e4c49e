import type { ShownLine } from '@nawl/contract/sales/cart'
import type { CartLine } from '@nawl/domain/cart/cart-line'
import type { OrderedYarn } from '@nawl/domain/order/order'
import type { Product } from '@nawl/domain/product/product'
import type { RoomToLieIn } from '@nawl/domain/rug/room-for'
import type { Package } from '@nawl/domain/workshop/rolled-rug'
import type { LanguageCode } from '@nawl/messages/languages'

import type { Config } from '../../platform/config/config.ts'
import type { OrderedInRoom, OrderedRoomFormat } from '../carts/ordered-bitmap-paths.ts'

/**
 * How a kind of product appears in carts, orders, e-mails, invoices and files. They are methods, so that a registry can
 * hold kinds of different products.
 */
export type SoldKind<P extends Product = Product> = {
  /** A line in the API's format. */
  shown(line: CartLine<P>): ShownLine
  /** Where it lies in one of the rooms; null if in none. */
  inRoom(product: P, rooms: readonly RoomToLieIn[], format: OrderedRoomFormat): OrderedInRoom | null
  /** What its lines of orders have besides, in the API's format: its contract's `whenOrdered`. */
  whenOrdered(product: P, workshop: WorkshopFacts): object
  /** What its lines in the list of the workshop have besides: its contract's `whenMade`. */
  whenMade(product: P, workshop: WorkshopFacts): object
  /** `2 × Aria, 5 × 8 ft`. */
  text(line: Omit<CartLine<P>, 'id'>, language: LanguageCode): string
  /** What stands below its name on an invoice: `5 × 8 ft, rectangle, cut pile, 3 yarns`. */
  note(product: P, language: LanguageCode): string
  /** Its size in captions: `5 × 8 ft`; empty for what has none. */
  size(product: P, language: LanguageCode): string
  /** The catalogue's design that it is of, under which visits are counted; null for what is of none. */
  designOf(product: P): string | null
  /** The collection that its sales are counted in; empty for what is of none. */
  collectionOf(product: P): string
  /** The yarns that it is made of; absent for what is of none. */
  yarns?(product: P): readonly OrderedYarn[]
  /** What an approval of it is of, as a hash; absent in kinds that are not approved. */
  hash?(product: P): string
  /** Address of the picture of the same piece of another product; absent in kinds that are no pieces. */
  pieceIn?(product: P, whole: Product): string
  /** The wool of one of it with waste, to the gram; absent for what is tufted of none. */
  weighed?(product: P, workshop: WorkshopFacts): readonly { readonly hex: string; readonly grams: number }[]
  /** How one of it is packed for a carrier; absent where nobody knows. */
  packed?(product: P, workshop: WorkshopFacts): Package
  /** Its sides in files of orders; null for what has none. */
  sidesMm(product: P): { readonly widthMm: number; readonly lengthMm: number } | null
}

/** The kinds that are sold, by name. */
export type SoldKinds = Readonly<Record<string, SoldKind>>

export type WorkshopFacts = Pick<Config['workshop'], 'yarnUse' | 'pileMm'>

/** Kilograms of yarns as grams by their colours. */
export const gramsOf = (
  yarns: readonly { readonly hex: string }[],
  kilograms: readonly number[],
): readonly { readonly hex: string; readonly grams: number }[] =>
  yarns.map(({ hex }, n) => ({ hex, grams: Math.round((kilograms[n] ?? 0) * 1_000) }))
