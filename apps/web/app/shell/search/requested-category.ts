import { COLLECTIONS, collectionOf, collectionSlug } from '@nawl/domain/catalogue/collection'
import { COLOR_FAMILIES, STYLE_TAGS } from '@nawl/domain/catalogue/listing'
import type { Link } from '../../page/links.ts'

import { LIST_TEXTS, type ListTexts } from './list-texts.ts'
import { searchTerms } from './search-term.ts'

type Category = { readonly slug: string; readonly facet: 'color' | 'style' | null }

const CATEGORIES: readonly Category[] = [
  ...COLOR_FAMILIES.map((slug) => ({ slug, facet: 'color' as const })),
  ...COLLECTIONS.map((name) => ({ slug: collectionSlug(name), facet: null })),
  // One of the styles is also a collection; then its list is the collection's.
  ...STYLE_TAGS.filter((slug) => !collectionOf(slug)).map((slug) => ({ slug, facet: 'style' as const })),
]

/** A listing that the search terms name. */
export type RequestedCategory = {
  readonly link: Link
  /** A rug must be in all these categories to be in the listing. */
  readonly slugs: readonly string[]
  /** Whether the query consists of nothing else. */
  readonly isAll: boolean
}

/**
 * The listing that search terms name, by its address or in the language of `texts`: `blue`, `geometric` → all blue
 * geometric rugs. Null if they name none.
 */
export function requestedCategory(
  terms: readonly string[],
  texts: ListTexts = LIST_TEXTS,
): RequestedCategory | null {
  const left = new Set(terms)
  const requested = CATEGORIES.flatMap((category) =>
    [category.slug, nameIn(texts, category.slug)].map((name) => ({ category, own: searchTerms(name) })),
  )
    // `modern tribal` must not match `modern` as well.
    .toSorted((p, q) => q.own.length - p.own.length)
    .flatMap(({ category, own }) => {
      const isAsked = own.every((term) => left.has(term))
      if (isAsked) for (const term of own) left.delete(term)
      return isAsked ? [category] : []
    })
  const base = requested.find(({ facet }) => facet === null) ?? requested[0]
  if (!base) return null
  const narrowing = requested.filter((category) => category !== base && category.facet !== null)
  const query = new URLSearchParams(narrowing.map(({ slug, facet }) => [facet ?? '', slug]))
  const list = nameIn(texts, base.slug)
  const also = narrowing.map(({ slug }) => nameIn(texts, slug)).join(' ')
  return {
    link: {
      label: also === '' ? texts.allOfListing({ list }) : texts.allOfNarrowed({ list, also }),
      to: `/products/${base.slug}${query.size > 0 ? `?${query}` : ''}`,
    },
    slugs: [...narrowing, base].map(({ slug }) => slug),
    isAll: left.size === 0 && narrowing.length === requested.length - 1,
  }
}

const nameIn = ({ names }: ListTexts, slug: string) => names[slug] ?? slug
