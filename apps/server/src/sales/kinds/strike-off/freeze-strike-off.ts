import type { ChosenStrikeOff } from '@nawl/contract/sales/kinds/strike-off/strike-off-contract'
import type { DesignSnapshot } from '@nawl/domain/cart/design-snapshot'
import { priceLine } from '@nawl/domain/cart/price-cart'
import { isOnRug, type StrikeOff, type StrikeOffPlace } from '@nawl/domain/product/strike-off'

import { ApiError } from '../../../platform/http/api-error.ts'
import type { WaitingCaller } from '../../../platform/threads/waiting-caller.ts'
import { designFreezer } from '../../carts/snapshot-design.ts'
import type { FreezerDeps } from '../freezer.ts'
import { proposedPlace, squareContent, type StrikeOffPlane, strikeOffPlane } from './strike-off-plane.ts'

/** So much of the square at least lies on the rug, of which a round one cuts the corners. */
const LEAST_LAID = 0.75

/** Takes a strike-off down: the rug as rugs are, and where on it. Throws the ApiErrors of `CART_ERRORS`. */
export function strikeOffFreezer(deps: FreezerDeps) {
  const rugs = designFreezer(deps)
  async function freeze(
    { kind, rug: chosen, place: wanted }: ChosenStrikeOff,
    waiting: WaitingCaller,
  ): Promise<StrikeOff> {
    const { unitPrice: _, ...rug } = await rugs.freeze(chosen, waiting)
    const { value } = await deps.renderer.separation(`frozen/${rug.bitmapHash}.bmp`, waiting)
    const { place, yarns } = placeOn(strikeOffPlane(rug, value), wanted)
    const design: StrikeOff = { kind, name: rug.name, rug, place, yarns }
    return { ...design, unitPrice: priceLine({ design, quantity: 1 }, deps.prices.tariff()) }
  }
  return { freeze }
}

/** Where the square lies and what is in it: as it was wanted, else as it shows most. Throws ApiErrors. */
export function placeOn(
  plane: StrikeOffPlane,
  wanted?: StrikeOffPlace,
): {
  readonly place: StrikeOffPlace
  readonly proposed: StrikeOffPlace
  readonly yarns: DesignSnapshot['yarns']
} {
  const proposed = proposedPlace(plane)
  if (!proposed) throw new ApiError('cart/rug-too-small', { field: 'design.rug.size' })
  const place = wanted ?? proposed
  const { yarns, laidShare } = squareContent(plane, place)
  if (!isOnRug(place, plane.rug.size) || laidShare < LEAST_LAID)
    throw new ApiError('cart/not-on-rug', { field: 'design.place' })
  return { place, proposed, yarns }
}
