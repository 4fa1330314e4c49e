import { collectionOf, collectionSlug } from './collection.ts'

export const STYLE_TAGS = ['transitional', 'luxury', 'minimalist'] as const
export type StyleTag = (typeof STYLE_TAGS)[number]

export const COLOR_FAMILIES = ['neutral', 'earth-tones', 'grey', 'blues', 'rich-colors'] as const
export type ColorFamily = (typeof COLOR_FAMILIES)[number]

type Listed = {
  readonly collection: string
  readonly styles?: readonly string[] | undefined
  readonly families?: readonly string[] | undefined
}

/**
 * The designs of a category: of the collection with that name, else those with that style or colour family. All
 * designs without a category; none for an unknown one.
 */
export function designsIn<T extends Listed>(designs: readonly T[], category?: string): readonly T[] {
  if (category === undefined) return designs
  const slug = collectionSlug(category)
  const collected = designs.filter((design) => collectionSlug(design.collection) === slug)
  if (collected.length > 0 || collectionOf(category)) return collected
  return designs.filter((design) => design.styles?.includes(slug) || design.families?.includes(slug))
}
