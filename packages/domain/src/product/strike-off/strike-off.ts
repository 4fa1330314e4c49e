import type { DesignSnapshot } from '../../cart/design-snapshot.ts'
import type { OrderedSize } from '../../cart/ordered-size.ts'
import type { Product } from '../product.ts'

/** Its side, in millimetres. */
export const STRIKE_OFF_MM = 300

/** Where it lies on the rug: its corner, in whole millimetres from the top left of the rug seen from the front. */
export type StrikeOffPlace = { readonly xMm: number; readonly yMm: number }

/** A square of a rug, tufted before the rug. */
export type StrikeOff = Product & {
  readonly kind: 'strike-off'
  /** The rug that it is a part of. */
  readonly rug: DesignSnapshot
  readonly place: StrikeOffPlace
  /** The yarns in the square, the largest share first, in percent of it. */
  readonly yarns: DesignSnapshot['yarns']
}

type Sides = { readonly widthMm: number; readonly lengthMm: number }

/** The corner that is farthest from the top left; null where the rug is smaller than the square. */
export function lastPlace({ widthMm, lengthMm }: Sides): StrikeOffPlace | null {
  const last = { xMm: widthMm - STRIKE_OFF_MM, yMm: lengthMm - STRIKE_OFF_MM }
  return last.xMm < 0 || last.yMm < 0 ? null : last
}

/** The nearest place where the square is within the sides of the rug. */
export function placeWithin({ xMm, yMm }: StrikeOffPlace, last: StrikeOffPlace): StrikeOffPlace {
  const within = (at: number, most: number) => Math.max(0, Math.min(Math.round(at), most))
  return { xMm: within(xMm, last.xMm), yMm: within(yMm, last.yMm) }
}

/** Whether the square is within the sides of the rug. */
export function isOnRug({ xMm, yMm }: StrikeOffPlace, sides: Sides): boolean {
  const last = lastPlace(sides)
  return last !== null && xMm >= 0 && yMm >= 0 && xMm <= last.xMm && yMm <= last.yMm
}

/** As rugs are measured: its yarns are weighed and its cartoon is drawn by it. */
export const STRIKE_OFF_SIZE: OrderedSize = {
  shape: 'rectangle',
  unit: 'cm',
  width: String(STRIKE_OFF_MM / 10),
  length: String(STRIKE_OFF_MM / 10),
  widthMm: STRIKE_OFF_MM,
  lengthMm: STRIKE_OFF_MM,
}
