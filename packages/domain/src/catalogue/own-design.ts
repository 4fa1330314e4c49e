import { COLLECTIONS } from './collection.ts'

/** Of a new design, until its owner says another. */
export const USUAL_COLLECTION = COLLECTIONS[0]! // there are six

/** Most designs that an owner chooses for the home page. */
export const MOST_FEATURED = 8

/** Slugs of designs that owners add: not an address of visitors' uploads or of drafts, nor a page of the desk. */
const SLUG = /^(?!own-|draft-|(?:import|new)$)[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/

/** Whether a text may be the last segment of a design's address. */
export const isDesignSlug = (text: string): boolean => SLUG.test(text)

/** The half of a SHA-256 in hexadecimal: a drawing is named after its bitmap, so that it never changes. */
const ID = '[0-9a-f]{32}'

/** `designs/….bmp`: the image path of a drawing of the shop's own, for the colour calls. */
export function drawingImagePath(id: string): string {
  return `designs/${id}.bmp`
}

/** The id of a drawing in such a path; null for any other. */
export function drawingIdAt(imagePath: string): string | null {
  return new RegExp(`^designs/(${ID})\\.bmp$`).exec(imagePath)?.[1] ?? null
}

/** `/artwork/designs/….jpg`: the main picture of a drawing in its palettes, for which `palettes` stands. */
export function drawingPicturePath(id: string, palettes: string): string {
  return `/artwork/designs/${id}-${palettes}.jpg`
}

/** `draft-{proof}-{slug}`: where a design is seen before it is public. */
export function draftAddress(slug: string, proof: string): string {
  return `draft-${proof}-${slug}`
}

/** The parts of such an address, in any case; null for any other. */
export function draftAddressParts(address: string): { readonly slug: string; readonly proof: string } | null {
  const [, proof, slug = ''] = new RegExp(`^draft-(${ID})-(.+)$`).exec(address.toLowerCase()) ?? []
  return proof !== undefined && isDesignSlug(slug) ? { slug, proof } : null
}
