import type { ShownLineInRoom } from '@nawl/contract/sales/cart'
import type { OrderResponse } from '@nawl/contract/sales/order'

import { RugPlate } from './rug/rug-plate.tsx'

/** The plate of an ordered line of one kind, a printed page. A method, so that a registry can hold different lines. */
type PlateKind<Line extends ShownLineInRoom = ShownLineInRoom> = {
  Plate(this: void, props: { readonly line: Line; readonly order: OrderResponse }): React.ReactNode
}
export type PlateKinds = Readonly<Record<string, PlateKind>>

/** The kinds that have plates. A registry of its own, as no other page loads it. */
export const PLATE_KINDS: PlateKinds = { rug: { Plate: RugPlate } }
