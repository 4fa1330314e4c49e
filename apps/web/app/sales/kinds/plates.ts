import type { ShownLineInRoom } from '@nawl/contract/sales/cart'
import type { OrderResponse } from '@nawl/contract/sales/order'

import { RugPlate } from './rug/rug-plate.tsx'

/** Holds a plate as a method, so that a registry can hold those of different lines. */
type Plated<Line extends ShownLineInRoom = ShownLineInRoom> = {
  /** The plate of an ordered line, a printed page. */
  Plate(this: void, props: { readonly line: Line; readonly order: OrderResponse }): React.ReactNode
}

/** The plates of the kinds that have one. A registry of its own, as no other page loads it. */
export const PLATES: Readonly<Record<string, Plated['Plate']>> = { rug: RugPlate }
