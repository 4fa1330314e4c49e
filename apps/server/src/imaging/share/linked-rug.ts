import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { bitmapPath } from '@nawl/domain/catalogue/bitmap-path'
import { draftAddressParts } from '@nawl/domain/catalogue/own-design'
import { AS_DRAWN, decodeDesign, type LinkedDesign } from '@nawl/domain/rug/design-link'
import { uploadIdIn } from '@nawl/domain/rug/uploads'
import { outlineOf } from '@nawl/domain/rug/shape'
import { recolor } from '@nawl/engine/recolor/recolor'

import type { RugRenderer } from '../color/rug-renderer.ts'
import type { Texture } from '../color/color-answer.ts'
import type { SharedRug } from '../color/shared-rug.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { MaybeCaller } from '../../platform/threads/waiting-caller.ts'

export type LinkDeps = {
  readonly renderer: RugRenderer
  /** Finds the rug at a page address, from the catalogue or an upload. */
  readonly findRug: (address: string) => Promise<RugItem | null>
}

/** A rug as a picture shows it. */
export type LaidRug = {
  readonly design: LinkedDesign
  readonly separated: SharedRug
  /** One `#RRGGBB` per swatch of the rug. */
  readonly palette: readonly string[]
  readonly texture: Texture
}

/** A rug with the design of a studio link. */
export type LinkedRug = LaidRug & {
  readonly rug: RugItem
  /** `cache-control` for pictures of it. */
  readonly kept: string
}

/**
 * A rug by page address in the design of a link's text, by default as drawn, drawn for who waits for it. ApiError if
 * either is unknown, or when a caller has had too many drawn.
 */
export function linkedRugs({ renderer, findRug }: LinkDeps) {
  return async function linkedRug(
    address: string,
    text: string | undefined,
    waiting: MaybeCaller,
  ): Promise<LinkedRug> {
    const design = text ? readDesign(text) : AS_DRAWN
    const rug = await findRug(address)
    if (!rug) throw new ApiError('image/not-found', { field: 'file', detail: `there is no rug ${address}` })
    const image = bitmapPath(rug.processingImage, design.size)
    const isPrivate = uploadIdIn(address) !== null || draftAddressParts(address) !== null
    const { value: separated } = await renderer.separation(image, waiting)
    return {
      rug,
      ...laidRug(design, separated),
      // Who deletes a design of their own wants its pictures gone, and drafts change.
      kept: isPrivate ? 'private, no-cache' : 'public, max-age=86400',
    }
  }
}

/** A separated rug in the state of a design. */
export function laidRug(design: LinkedDesign, separated: SharedRug): LaidRug {
  const { mappings, matchedAt: tolerance, textureStyle, textureIntensity, light, size } = design
  return {
    design,
    separated,
    palette: recolor(separated.separation.swatches, { mappings: Object.entries(mappings), tolerance }),
    texture: { style: textureStyle, intensity: textureIntensity, outline: outlineOf(size.shape), light },
  }
}

/** The design of a link's text. Throws ApiError for an invalid one. */
export function readDesign(text: string): LinkedDesign {
  const decoded = decodeDesign(text)
  if (!decoded.ok) throw new ApiError('request/invalid', { field: 'd', detail: `d: ${decoded.reason}` })
  return decoded.design
}
