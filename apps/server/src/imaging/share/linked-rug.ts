import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { cutImagePath, processingImagePath } from '@nawl/domain/catalogue/processing-image'
import { AS_DRAWN, decodeDesign, type LinkedDesign } from '@nawl/domain/rug/design-link'
import { uploadIdIn } from '@nawl/domain/rug/uploads'
import { outlineOf } from '@nawl/domain/rug/shape'
import { recolor } from '@nawl/engine/recolor/recolor'

import type { RugRenderer } from '../color/rug-renderer.ts'
import type { Texture } from '../color/color-answer.ts'
import type { SharedRug } from '../color/shared-rug.ts'
import { ApiError } from '../../platform/http/api-error.ts'

export type LinkDeps = {
  readonly press: RugRenderer
  /** The rug at an address, one of the shop's or of a visitor's own. */
  readonly findRug: (address: string) => Promise<RugItem | null>
}

/** A rug in the state that a studio link says. */
export type LinkedRug = {
  readonly rug: RugItem
  readonly design: LinkedDesign
  readonly separated: SharedRug
  /** One `#RRGGBB` for each swatch of the rug. */
  readonly palette: readonly string[]
  readonly texture: Texture
  /** `cache-control` of everything made of it. */
  readonly kept: string
}

/**
 * Finds the rug at an address, one of the shop's or of a visitor's own, in the state that a link's text says;
 * without one, as drawn. Throws ApiError for a text that is no design and where there is no such rug.
 */
export function linkedRugs({ press, findRug }: LinkDeps) {
  return async function linkedRug(address: string, text: string | undefined): Promise<LinkedRug> {
    const design = designIn(text)
    const rug = await findRug(address)
    if (!rug) throw new ApiError('image/not-found', { field: 'file', detail: `there is no rug ${address}` })
    const image = cutImagePath(processingImagePath(rug.processingImage), design.size.shape)
    const { value: separated } = await press.separation(image)
    const { mappings, matchedAt, textureStyle, textureIntensity, light, size } = design
    return {
      rug,
      design,
      separated,
      palette: recolor(separated.separation.swatches, {
        mappings: Object.entries(mappings),
        tolerance: matchedAt,
      }),
      texture: { style: textureStyle, intensity: textureIntensity, outline: outlineOf(size.shape), light },
      // Who deletes a design of their own wants its pictures gone.
      kept: uploadIdIn(address) === null ? 'public, max-age=86400' : 'private, no-cache',
    }
  }
}

/** The design of a link's text; without one, the rug as drawn. */
function designIn(text: string | undefined): LinkedDesign {
  if (!text) return AS_DRAWN
  const decoded = decodeDesign(text)
  if (!decoded.ok) throw new ApiError('request/invalid', { field: 'd', detail: `d: ${decoded.reason}` })
  return decoded.design
}
