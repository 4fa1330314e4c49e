import type { ChosenProduct, ShownLine, ShownProduct } from '@nawl/contract/sales/cart'
import type { RoomId } from '@nawl/domain/rug/site-rooms'
import type { Weeks } from '@nawl/domain/shop/price-list'

/**
 * How a kind of product appears in carts, at the checkout and in lists. What has no kind, such as name, quantity and
 * price, is written around it. They are methods, so that a registry can hold kinds of different products.
 */
export type WebKind<P extends ShownProduct = ShownProduct, Line extends ShownLine<P> = ShownLine<P>> = {
  /** Whether ordered ones may be changed for some time; the link is in the registry of ordered kinds. */
  readonly mayChange: boolean
  /** Address of what stands where its picture fails. */
  readonly undrawn: string
  /** `One rug`, `3 rugs`. */
  count(pieces: number): string
  /** Weeks of making it. */
  making(): Weeks
  /** A number of them as the workshop's calendar is asked for; absent in kinds that need no frame. */
  framed?(product: P, pieces: number): string
  /** What stands below its name, such as its size; empty for nothing. */
  note(product: P): string
  /** What a picture of it in one of our rooms shows, and that the room is not real. */
  inRoomText(product: P, room: RoomId): string
  /** Whether its picture is as high as it is wide. */
  isSquare(product: P): boolean
  /** What stands below the note in a cart. */
  CartFacts(this: void, props: { readonly product: P }): React.ReactNode
  /** It as it was chosen, to put it into the cart again. */
  chosen(line: Line): ChosenProduct
  /** Where a line of the cart is changed, and what leads there; absent for what is only taken out. */
  edit?(line: Line): { readonly path: string; readonly parts: readonly React.ReactNode[] }
}

/** The kinds that are sold, by name. */
export type WebKinds = Readonly<Record<string, WebKind>>
