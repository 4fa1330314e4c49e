import type { ChosenProduct, ShownLine, ShownLineInRoom, ShownProduct } from '@nawl/contract/sales/cart'
import type { OrderResponse } from '@nawl/contract/sales/order'
import type { RoomId } from '@nawl/domain/rug/site-rooms'
import type { Weeks } from '@nawl/domain/shop/price-list'

import type { OrderAccess } from '../order/calls/order-calls.ts'

/**
 * How a kind of product appears in carts and orders. What has no kind, such as name, quantity and price, is written
 * around it. They are methods, so that a registry can hold kinds of different products.
 */
export type WebKind<P extends ShownProduct = ShownProduct, Line extends ShownLine<P> = ShownLine<P>> = {
  /** Whether ordered ones have a plate; its kind is in the registry of plates then. */
  readonly hasPlate: boolean
  /** Address of what stands where its picture fails. */
  readonly undrawn: string
  /** `One rug`, `3 rugs`. */
  count(pieces: number): string
  /** Weeks of making it. */
  making(): Weeks
  /** What stands below the name of a number of them, such as their size; empty for nothing. */
  note(product: P, quantity: number): string
  /** What a picture of it in one of our rooms shows, and that the room is not real. */
  inRoomText(product: P, room: RoomId): string
  /** Whether its picture is as high as it is wide. */
  isSquare(product: P): boolean
  /** What stands below the note in a cart. */
  CartFacts(this: void, props: { readonly product: P }): React.ReactNode
  /** What stands below the note in an order. */
  OrderFacts(this: void, props: { readonly product: P }): React.ReactNode
  /** It as it was chosen, to put it into the cart again. */
  chosen(line: Line): ChosenProduct
  /** Where a line of the cart is changed, and what leads there; absent for what is only taken out. */
  edit?(line: Line): { readonly path: string; readonly parts: readonly React.ReactNode[] }
  /** The public page that shows it around; absent for what has none. */
  shownPath?(line: Line): string
  /** Leads to where an ordered line is changed while its time is open; absent for what cannot be changed. */
  ChangeLink?(this: void, props: ChangeLinkProps<Line>): React.ReactNode
}

export type ChangeLinkProps<Line> = {
  readonly line: Line & ShownLineInRoom
  readonly order: OrderResponse
  readonly access: OrderAccess
}

/** The kinds that are sold, by name. */
export type WebKinds = Readonly<Record<string, WebKind>>
