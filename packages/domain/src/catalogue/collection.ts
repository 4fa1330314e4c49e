import { type Cents, cents } from '../money/money.ts'

/** Price of a design at its listed size, in US dollars, by collection. */
export const BASE_PRICES = {
  Geometric: 800,
  Modern: 720,
  Contemporary: 880,
  Minimalist: 720,
  'Modern Tribal': 850,
  'Modern and Contemporary': 900,
} as const
export type Collection = keyof typeof BASE_PRICES

export const COLLECTIONS = Object.keys(BASE_PRICES) as readonly Collection[]

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

/** Area in ft² of a base price: ten dollars a square foot, as in the estimate. */
export function listedAreaSqFt(basePrice: Cents): number {
  return basePrice / 1000
}
