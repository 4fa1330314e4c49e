import type { RoomId } from '../rug/site-rooms.ts'
import { type Collection, collectionSlug } from './collection.ts'
import { listedPrice } from '../shop/price-list.ts'
import type { ColorFamily, StyleTag } from './listing.ts'
import { patternCode } from './pattern-code.ts'

/** A design's data without the drawing. */
export type DesignFacts = {
  /** The name in lower case. The same id may occur in more than one collection. */
  readonly id: string
  readonly name: string
  readonly collection: Collection
  readonly tags: readonly StyleTag[]
  readonly description: string
  /** The room it is shown in: one that its description names, or the most similar one. */
  readonly room: RoomId
  readonly yarns: readonly { readonly name: string; readonly hex: string; readonly share: number }[]
  readonly palettes: readonly { readonly name: string; readonly hexes: readonly string[] }[]
  /** Vertical centre of square and round crops (0 top – 1 bottom of the field). */
  readonly cropCentre: number
}

/** What the palette is called that a design was drawn in. */
export const OWN_PALETTE = 'Original'

/** A design's path in the artwork folder, without extension: `modern-tribal/atlas`. */
export function artworkPath({ id, collection }: Pick<DesignFacts, 'id' | 'collection'>): string {
  return `${collectionSlug(collection)}/${id}`
}

/**
 * A design as listed: its data, price and picture paths. `placeholder` is a data URL of a blurred picture, or empty
 * if it has not been tufted yet.
 */
export function listedRug(design: DesignFacts, families: readonly ColorFamily[], placeholder = '') {
  const own = {
    color: OWN_PALETTE,
    hex: ground(design.yarns.map(({ hex }) => hex)),
    hexes: design.yarns.map(({ hex }) => hex),
  }
  const others = design.palettes.map(({ name, hexes }) => ({
    color: name,
    hex: ground(hexes),
    hexes: [...hexes],
  }))
  return {
    id: design.id,
    code: patternCode(design) ?? design.id,
    name: design.name,
    collection: design.collection,
    basePrice: listedPrice(design.collection) / 100,
    mainImage: `/artwork/${artworkPath(design)}.jpg`,
    processingImage: `${artworkPath(design)}.bmp`,
    placeholder,
    description: design.description,
    room: design.room,
    variants: [own, ...others],
    yarns: design.yarns.map(({ name, hex, share }) => ({ name, hex, share })),
    styles: [...design.tags],
    families: [...families],
    cropCentre: design.cropCentre,
  }
}
export type ListedRug = ReturnType<typeof listedRug>

/** A palette is listed by its ground colour, the yarn with the largest coverage. */
function ground(hexes: readonly string[]): string {
  const [first] = hexes
  if (first === undefined) throw new Error('a palette needs at least one yarn')
  return first
}
