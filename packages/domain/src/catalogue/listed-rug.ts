import type { RoomId } from '../rug/site-rooms.ts'
import { BASE_PRICES, type Collection, collectionSlug } from './collection.ts'
import type { ColorFamily, StyleTag } from './listing.ts'
import { patternCode } from './pattern-code.ts'

/** What the catalogue says of a design, without the drawing. */
export type DesignFacts = {
  readonly id: string
  readonly name: string
  readonly collection: Collection
  readonly tags: readonly StyleTag[]
  readonly description: string
  readonly room: RoomId
  readonly yarns: readonly { readonly name: string; readonly hex: string; readonly share: number }[]
  readonly palettes: readonly { readonly name: string; readonly hexes: readonly string[] }[]
  readonly cropCentre: number
}

/** Where a design's files lie below the artwork folder, without an ending: `modern-tribal/atlas`. */
export function artworkPath({ id, collection }: Pick<DesignFacts, 'id' | 'collection'>): string {
  return `${collectionSlug(collection)}/${id}`
}

/**
 * A design as the shop lists it: the facts, its price and where its pictures are. `placeholder` is the data
 * address of a blurred picture of it, or nothing where it has not been tufted yet.
 */
export function listedRug(design: DesignFacts, families: readonly ColorFamily[], placeholder = '') {
  const own = {
    color: 'Original',
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
    basePrice: BASE_PRICES[design.collection],
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

/** A palette is listed from its ground, the yarn that covers most. */
function ground(hexes: readonly string[]): string {
  const [first] = hexes
  if (first === undefined) throw new Error('a palette needs at least one yarn')
  return first
}
