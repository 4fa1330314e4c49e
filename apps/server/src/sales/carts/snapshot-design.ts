import type { CartDesign } from '@nawl/contract/sales/kinds/rug/rug-contract'
import type { DesignSnapshot } from '@nawl/domain/cart/design-snapshot'
import { snapshotSize } from '@nawl/domain/cart/ordered-size'
import { priceLine } from '@nawl/domain/cart/price-cart'
import { bitmapPath } from '@nawl/domain/catalogue/bitmap-path'
import { outlineOf } from '@nawl/domain/rug/shape'
import { recolor } from '@nawl/engine/recolor/recolor'

import { ApiError } from '../../platform/http/api-error.ts'
import type { WaitingCaller } from '../../platform/threads/waiting-caller.ts'
import { tearSheetYarns } from '../../imaging/downloads/tear-sheet-yarns.ts'
import type { SharedRug } from '../../imaging/color/shared-rug.ts'
import type { FreezerDeps } from '../kinds/freezer.ts'
import { bitmapStore } from './ordered-bitmaps.ts'

/** A rug as it is to be made, and the bitmap that it is made from. */
type TakenDesign = {
  readonly design: DesignSnapshot
  readonly image: string
  readonly separated: SharedRug
}

/**
 * Takes a rug down as it is to be made, to be shown or to be kept. Bitmap, name and yarns are what the shop has, not what the caller
 * says. Throws the ApiErrors of `CART_ERRORS`, and `request/too-many` when the caller has had too many drawn.
 */
export function designFreezer({ blobs, renderer, knownRugs, prices }: FreezerDeps) {
  const keepBitmap = bitmapStore(blobs, Date.now)

  /** What it is made from is not kept: whoever only looks must not fill the store. */
  async function taken(chosen: CartDesign, waiting: WaitingCaller): Promise<TakenDesign> {
    const { rugId, mappings, tolerance, textureStyle, textureIntensity, size, room } = chosen
    const frozen = snapshotSize(size)
    if (!frozen.ok) {
      const { reason } = frozen
      throw new ApiError(`cart/${reason}`, {
        field: 'design.size',
        ...('nearest' in frozen ? { nearest: { ...frozen.nearest } } : {}),
      })
    }
    const rug = await knownRugs.find(rugId.toLowerCase())
    if (!rug) throw new ApiError('cart/no-such-rug', { field: 'design.rugId' })
    const image = bitmapPath(rug.processingImage, size)
    const { value } = await renderer.separation(image, waiting)
    const palette = recolor(value.separation.swatches, { mappings: Object.entries(mappings), tolerance })
    const { widthMm, lengthMm } = frozen.size
    const outline = outlineOf(size.shape)
    const yarns = tearSheetYarns(rug, value.separation, palette, outline, widthMm / lengthMm)
    const design = {
      rugId: rugId.toLowerCase(),
      collection: rug.collection,
      name: rug.name,
      bitmapHash: value.contentHash,
      mappings,
      tolerance,
      textureStyle,
      textureIntensity,
      size: frozen.size,
      room: room ?? rug.room,
      yarns: yarns.map(({ name, hex, share }) => ({ name, hex, share: rounded(share) })),
    }
    const unitPrice = priceLine({ design, quantity: 1 }, prices.tariff())
    return { design: { ...design, unitPrice }, image, separated: value }
  }

  async function freeze(chosen: CartDesign, waiting: WaitingCaller): Promise<DesignSnapshot> {
    const { design, image } = await taken(chosen, waiting)
    await keepBitmap(design.bitmapHash, () => renderer.bitmap(image, waiting))
    return design
  }
  return { taken, freeze }
}

/** Percent to four decimals: less than a tuft of the largest rug, and free of the noise of sums. */
const rounded = (share: number) => Math.round(share * 1e4) / 1e4
