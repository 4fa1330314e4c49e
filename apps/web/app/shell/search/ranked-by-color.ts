import type { SearchDocument } from '@nawl/contract/catalogue/search'

import { searchTerms } from './search-term.ts'

/** The fields in which each word of a document matched. */
type Match = Readonly<Record<string, readonly string[]>>

/**
 * Rugs found, those first that have most of the colour asked for: of the families among the `slugs` of a listing, else
 * of the yarns that matched. Rugs found by their title stay first, and those without the colour keep their order.
 */
export function rankedByColor(
  rugs: readonly SearchDocument[],
  slugs: readonly string[],
  matches: ReadonlyMap<string, Match>,
): readonly SearchDocument[] {
  const ranked = rugs.map((rug) => {
    const match = matches.get(rug.id) ?? {}
    const isNamed = Object.values(match).some((fields) => fields.includes('title'))
    return { rug, isNamed, percent: inFamilies(rug, slugs) ?? inYarns(rug, match) }
  })
  return ranked
    .toSorted((a, b) => Number(b.isNamed) - Number(a.isNamed) || (a.isNamed ? 0 : b.percent - a.percent))
    .map(({ rug }) => rug)
}

function inFamilies({ families = {} }: SearchDocument, slugs: readonly string[]): number | null {
  const asked = slugs.filter((slug) => slug in families)
  return asked.length === 0 ? null : asked.reduce((sum, slug) => sum + (families[slug] ?? 0), 0)
}

/** Percent of a rug in the yarns that most of the words name: of powder blue, not of every blue. */
function inYarns({ yarns = [] }: SearchDocument, match: Match): number {
  const words = new Set(Object.keys(match).filter((word) => match[word]?.includes('yarns')))
  const counted = yarns.map(({ names, percent }) => ({
    percent,
    count: new Set(searchTerms(names).filter((term) => words.has(term))).size,
  }))
  const most = Math.max(0, ...counted.map(({ count }) => count))
  if (most === 0) return 0
  return counted.reduce((sum, { count, percent }) => sum + (count === most ? percent : 0), 0)
}
