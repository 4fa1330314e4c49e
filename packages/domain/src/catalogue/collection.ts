import { cents } from '../money/money.ts'

/** The size that a collection's designs are listed in, in square feet. */
export const LISTED_AREAS_SQ_FT = {
  Geometric: 80,
  Modern: 72,
  Contemporary: 88,
  Minimalist: 72,
  'Modern Tribal': 85,
  'Modern and Contemporary': 90,
} as const
export type Collection = keyof typeof LISTED_AREAS_SQ_FT

export const COLLECTIONS = Object.keys(LISTED_AREAS_SQ_FT) as readonly Collection[]

/** Shown when neither the backend nor the catalogue knows a design. */
export const FALLBACK_PRICE = cents(720.8)

/** `Modern Tribal` → `modern-tribal` */
export function collectionSlug(collection: string): string {
  return collection.toLowerCase().replaceAll(' ', '-')
}

/** The collection a category parameter names (any case, `-` for spaces), or null. */
export function collectionOf(category: string): Collection | null {
  const slug = collectionSlug(category)
  return COLLECTIONS.find((collection) => collectionSlug(collection) === slug) ?? null
}

/** Whether a collection is one of the shop's. */
export const isCollection = (name: string): name is Collection => Object.hasOwn(LISTED_AREAS_SQ_FT, name)
