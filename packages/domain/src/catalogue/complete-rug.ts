import type { RoomId } from '../rug/site-rooms.ts'
import { displayName, patternCode } from './pattern-code.ts'
import { processingImagePath } from './processing-image.ts'

type Specified = {
  readonly id: string
  readonly name: string
  readonly collection: string
  readonly basePrice: number
  readonly mainImage: string
  readonly description: string
}
type Optional = {
  readonly code: string
  readonly processingImage: string
  readonly placeholder: string
  readonly room: RoomId
  readonly variants: readonly Variant[]
  readonly yarns: readonly { readonly name: string; readonly hex: string; readonly share: number }[]
  readonly styles: readonly string[]
  readonly families: readonly string[]
  readonly cropCentre: number
  /** How a drawing that is only a bitmap meets other sizes. */
  readonly fit: string
  readonly isFeatured: boolean
}
type Variant = {
  readonly color: string
  readonly hex: string
  readonly hexes?: readonly string[] | undefined
}

/** A rug from a backend, which may have only the six fields of the specification. */
export type IncompleteRug = Specified & { readonly [F in keyof Optional]?: Optional[F] | null | undefined }

/**
 * Fills in every field that pages, search and orders read, and the display name. Rugs from the database and from the
 * API both pass through here, so that no other code has to check for missing fields.
 */
export function completeRug(rug: IncompleteRug) {
  const { id, name, collection, basePrice, mainImage, description, room, fit, isFeatured } = rug
  const yarns = [...(rug.yarns ?? [])]
  return {
    id,
    code: rug.code || (patternCode({ id, collection }) ?? id),
    name: displayName(name),
    collection,
    basePrice,
    mainImage,
    processingImage: rug.processingImage || processingImagePath(mainImage),
    placeholder: rug.placeholder ?? '',
    description,
    ...(room && { room }),
    variants: palettes(rug.variants ?? [], yarns.length),
    yarns,
    styles: [...(rug.styles ?? [])],
    families: [...(rug.families ?? [])],
    cropCentre: rug.cropCentre ?? 0.5,
    ...(fit && { fit }),
    ...(isFeatured && { isFeatured }),
  }
}

/** The variants with a hex for every yarn: a name with one hex cannot recolour a rug. */
function palettes(variants: readonly Variant[], yarnCount: number) {
  return variants.flatMap(({ color, hex, hexes }) =>
    hexes && yarnCount > 0 && hexes.length >= yarnCount ? [{ color, hex, hexes: [...hexes] }] : [],
  )
}
