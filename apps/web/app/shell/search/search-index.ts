import type { SearchDocument } from '@nawl/contract/search'
import type { Link } from '@nawl/domain/shop/links'
import MiniSearch, { type SearchResult } from 'minisearch'

import { askedCategory } from './asked-category.ts'
import { searchTerm, searchTerms } from './search-term.ts'

/** What was found, the best first in each group. */
export type Found = {
  readonly rugs: readonly SearchDocument[]
  /** Every word was found among each rug's yarns, and is no category. */
  readonly byYarn: boolean
  /** The list that the words name: `All blue rugs`. */
  readonly category: Link | null
  readonly articles: readonly SearchDocument[]
  readonly questions: readonly SearchDocument[]
  readonly pages: readonly SearchDocument[]
  readonly total: number
}

export type SearchIndex = {
  /** Null for a query that asks for nothing. */
  readonly search: (query: string) => Found | null
}

/** A name weighs more than what it stands under, that more than its yarns, those more than the rest of its words. */
const WEIGHTS = { title: 12, label: 4, categories: 3, yarns: 2, words: 1, kind: 0.1 }

/** What the documents of a kind are called, all of them together. */
const KIND_WORDS = {
  rug: 'rug carpet design',
  article: 'journal article',
  question: 'faq question answer help',
  page: '',
} as const satisfies Record<SearchDocument['kind'], string>

/** Short words have neighbours that mean something else. */
const SHORTEST_WITH_TYPOS = 5
const TYPOS_PER_LETTER = 0.2

/**
 * Finds documents that have every word asked for, or one beginning so. Only a word that nothing begins with may have
 * a typo, a letter in five.
 */
export function searchIndex(documents: readonly SearchDocument[]): SearchIndex {
  const byId = new Map(documents.map((document) => [document.id, document]))
  const index = new MiniSearch<SearchDocument>({
    fields: Object.keys(WEIGHTS),
    extractField: (document, field) =>
      field === 'kind' ? KIND_WORDS[document.kind] : textOf(document[field as keyof SearchDocument]),
    processTerm: searchTerm,
    searchOptions: { prefix: true, boost: WEIGHTS },
  })
  index.addAll(documents)
  const isKnown = (term: string) => index.search(term).length > 0
  const typos = (term: string) =>
    term.length >= SHORTEST_WITH_TYPOS && !isKnown(term) ? TYPOS_PER_LETTER : false

  function search(query: string): Found | null {
    const terms = searchTerms(query)
    if (terms.length === 0) return null
    const results = index.search(terms.join(' '), { combineWith: 'AND', fuzzy: typos })
    const category = askedCategory(terms)
    const ofKind = (kind: SearchDocument['kind']) =>
      results.flatMap(({ id }) => {
        const document = byId.get(id as string)
        return document?.kind === kind ? [document] : []
      })
    // Who names a list gets that list, and not also the rugs with a line of powder blue.
    const rugs = ofKind('rug').filter(
      ({ categories = [] }) => !category?.isAll || category.slugs.every((slug) => categories.includes(slug)),
    )
    const articles = ofKind('article')
    const questions = ofKind('question')
    const pages = ofKind('page')
    return {
      rugs,
      byYarn:
        !category &&
        rugs.length > 0 &&
        results.every((result) => kindOf(result) !== 'rug' || isInYarns(result)),
      category: rugs.length > 0 ? (category?.link ?? null) : null,
      articles,
      questions,
      pages,
      total: rugs.length + articles.length + questions.length + pages.length,
    }
  }

  const kindOf = ({ id }: SearchResult) => byId.get(id as string)?.kind
  return { search }
}

function isInYarns({ match }: SearchResult): boolean {
  return Object.values(match).every((fields) => fields.includes('yarns'))
}

function textOf(value: string | readonly string[] | undefined): string {
  return typeof value === 'string' ? value : (value ?? []).join(' ')
}
