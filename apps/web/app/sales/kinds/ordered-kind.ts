import type { ShownLine, ShownLineInRoom, ShownProduct } from '@nawl/contract/sales/cart'
import type { OrderResponse } from '@nawl/contract/sales/order'

import type { OrderAccess } from '../order/calls/order-calls.ts'

/** What the pages of an order show of a kind of product besides. Methods, so that a registry can hold different ones. */
export type OrderedKind<P extends ShownProduct = ShownProduct, Line extends ShownLine<P> = ShownLine<P>> = {
  /** Whether it has a plate, which is in the registry of plates then. */
  readonly hasPlate: boolean
  /** What stands below the name of a number of them; empty for nothing. */
  note(product: P, quantity: number): string
  /** What stands below the note. */
  Facts(this: void, props: { readonly product: P }): React.ReactNode
  /** The public page that shows it around; absent for what has none. */
  shownPath?(line: Line): string
  /** The page on which the same is chosen once more; only for samples, which one orders again to compare. */
  againPath?(line: Line): string
  /** The studio, opened on the rug that it is a piece of; absent for what is no piece. */
  rugPath?(line: Line): string
  /** Lays it on the floor that a telephone sees; absent for what lies on none. */
  OwnFloor?(this: void, props: { readonly line: Line }): React.ReactNode
  /** Leads to where a line is changed while its time is open; absent for what cannot be changed. */
  ChangeLink?(this: void, props: ChangeLinkProps<Line>): React.ReactNode
}

export type ChangeLinkProps<Line> = {
  readonly line: Line & ShownLineInRoom
  readonly order: OrderResponse
  readonly access: OrderAccess
  /** Instead of its usual words. */
  readonly label?: string
}

export type OrderedKinds = Readonly<Record<string, OrderedKind>>
