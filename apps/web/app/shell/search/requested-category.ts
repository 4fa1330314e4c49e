import { COLLECTIONS, collectionOf, collectionSlug } from '@nawl/domain/catalogue/collection'
import { COLOR_FAMILIES, STYLE_TAGS } from '@nawl/domain/catalogue/listing'
import type { Link } from '../../page/links.ts'

import { searchTerms } from './search-term.ts'

type Category = { readonly slug: string; readonly name: string; readonly facet: 'color' | 'style' | null }

/** Names of rugs in a colour family, where they differ from the family's own name. */
const FAMILY_NAMES: Readonly<Record<string, string>> = {
  blues: 'blue',
  'earth-tones': 'earth-tone',
  'rich-colors': 'richly coloured',
}

const CATEGORIES: readonly (Category & { readonly terms: readonly string[] })[] = [
  ...COLOR_FAMILIES.map((slug) => ({ slug, name: FAMILY_NAMES[slug] ?? slug, facet: 'color' as const })),
  ...COLLECTIONS.map((name) => ({ slug: collectionSlug(name), name: name.toLowerCase(), facet: null })),
  // One of the styles is also a collection; then its list is the collection's.
  ...STYLE_TAGS.filter((slug) => !collectionOf(slug)).map((slug) => ({
    slug,
    name: slug,
    facet: 'style' as const,
  })),
]
  .map((category) => ({ ...category, terms: searchTerms(category.slug) }))
  // `modern tribal` must not match `modern` as well.
  .toSorted((p, q) => q.terms.length - p.terms.length)

/** A listing that the search terms name. */
export type RequestedCategory = {
  readonly link: Link
  /** A rug must be in all these categories to be in the listing. */
  readonly slugs: readonly string[]
  /** Whether the query consists of nothing else. */
  readonly isAll: boolean
}

/** The listing that search terms name: `blue`, `geometric` → all blue geometric rugs. Null if they name none. */
export function requestedCategory(terms: readonly string[]): RequestedCategory | null {
  const left = new Set(terms)
  const requested = CATEGORIES.filter(({ terms: own }) => {
    const isAsked = own.every((term) => left.has(term))
    if (isAsked) for (const term of own) left.delete(term)
    return isAsked
  })
  const base = requested.find(({ facet }) => facet === null) ?? requested[0]
  if (!base) return null
  const narrowing = requested.filter((category) => category !== base && category.facet !== null)
  const query = new URLSearchParams(narrowing.map(({ slug, facet }) => [facet ?? '', slug]))
  const listed = [...narrowing, base]
  return {
    link: {
      label: `All ${listed.map(({ name }) => name).join(' ')} rugs`,
      to: `/products/${base.slug}${query.size > 0 ? `?${query}` : ''}`,
    },
    slugs: listed.map(({ slug }) => slug),
    isAll: left.size === 0 && listed.length === requested.length,
  }
}
