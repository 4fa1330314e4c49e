import { searchTerm } from '../../shell/search/search-term.ts'
import type { DesignFacts } from './design-row.tsx'

/** The designs whose names, in either language, or addresses hold every word of a search; all without one. */
export function findDesigns<T extends Pick<DesignFacts, 'slug' | 'name' | 'nameAr'>>(
  designs: readonly T[],
  search: string,
): readonly T[] {
  const wanted = wordsOf(search)
  return designs.filter(({ slug, name, nameAr }) => {
    const words = wordsOf(`${name} ${nameAr} ${slug}`)
    return wanted.every((start) => words.some((word) => word.startsWith(start)))
  })
}

/** A name may be a word that a search of the shop would leave out. */
const wordsOf = (text: string): readonly string[] =>
  text
    .split(/[\s\p{P}\p{S}]+/u)
    .filter((word) => word !== '')
    .map((word) => searchTerm(word) ?? word.toLowerCase())
