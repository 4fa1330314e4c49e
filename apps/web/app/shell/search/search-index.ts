import type { SearchDocument } from '@nawl/contract/catalogue/search'
import type { Link } from '@nawl/domain/shop/links'
import MiniSearch, { type Query, type SearchResult } from 'minisearch'

import { requestedCategory } from './requested-category.ts'
import { synonymsOf, TERMS_WITH_SYNONYMS } from './search-synonyms.ts'
import { searchTerm, searchTerms } from './search-term.ts'

/** What was found, the best first in each group. */
export type Found = {
  readonly rugs: readonly SearchDocument[]
  /** Nothing has every word: what is here has the most of them. */
  readonly isPartial: boolean
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

type Spelled = { readonly term: string; readonly typos: number }

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
const SHORTEST_WITH_TYPO = 4
const SHORTEST_WITH_TWO = 7
/** Shorter words are not taken for two. */
const SHORTEST_APART = 8
/** What a synonym weighs beside the word itself. */
const SYNONYM_WEIGHT = 0.3

/**
 * Finds documents that have every word asked for, a synonym of it, or one beginning so. A word that nothing begins
 * with may have two letters swapped, or a typo, two in seven letters or more. Where nothing has every word, the documents that
 * have the most of them are found, and `isPartial` says so.
 */
export function searchIndex(documents: readonly SearchDocument[]): SearchIndex {
  const byId = new Map(documents.map((document) => [document.id, document]))
  const index = new MiniSearch<SearchDocument>({
    fields: Object.keys(WEIGHTS),
    extractField: (document, field) =>
      field === 'kind' ? KIND_WORDS[document.kind] : textOf(document[field as keyof SearchDocument]),
    processTerm: searchTerm,
    searchOptions: {
      // One letter begins half of all words.
      prefix: (term) => term.length > 1,
      boost: WEIGHTS,
      // What is searched for is a term already.
      processTerm: (term) => term,
    },
  })
  index.addAll(documents)
  /** Not only the beginning of one. */
  const isWord = (term: string) => index.search(term, { prefix: false }).length > 0
  const isKnown = (term: string) => synonymsOf(term).length > 0 || index.search(term).length > 0

  /** Two words that were typed as one: `earthtone`. */
  function apart(term: string): readonly string[] {
    if (term.length < SHORTEST_APART || isKnown(term)) return [term]
    const places = Array.from({ length: term.length - 5 }, (_, at) => at + 3)
    const halves = places.map((at) => [term.slice(0, at), term.slice(at)] as const)
    return halves.find((both) => both.every((half) => isWord(half))) ?? [term]
  }

  /** A word as our texts spell it, and how many of its letters may still be wrong: as few as find anything. */
  function spelled(typed: string): Spelled {
    // `-ise` was made `-ize`, which no other mistake brings back.
    const forms = [typed, typed.replace(/iz(?=(?:e|ed|er|ing|ation)$)/, 'is')]
    const known = [...forms, ...forms.flatMap(swappedBack)].find(isKnown)
    if (known !== undefined) return { term: known, typos: 0 }
    if (typed.length < SHORTEST_WITH_TYPO) return { term: typed, typos: 0 }
    const synonym = TERMS_WITH_SYNONYMS.find((term) => isOneOff(typed, term))
    if (synonym !== undefined) return { term: synonym, typos: 0 }
    const isNear = (typos: number) => (term: string) => index.search(term, { fuzzy: typos }).length > 0
    const near = forms.find(isNear(1))
    if (near !== undefined || typed.length < SHORTEST_WITH_TWO) return { term: near ?? typed, typos: 1 }
    return { term: forms.find(isNear(2)) ?? typed, typos: 2 }
  }

  /** What finds a word, its synonyms at a lower weight. */
  function queryFor({ term, typos }: Spelled): Query {
    const synonyms = { boost: boosted(SYNONYM_WEIGHT), prefix: false, queries: [...synonymsOf(term)] }
    return { combineWith: 'OR', fuzzy: typos, queries: [term, synonyms] }
  }

  function resultsFor(terms: readonly Spelled[]): { results: SearchResult[]; isPartial: boolean } {
    const queries = terms.map(queryFor)
    const results = index.search({ combineWith: 'AND', queries })
    if (results.length > 0 || terms.length < 2) return { results, isPartial: false }
    const having = queries.map((query) => new Set(index.search(query).map(({ id }) => id as string)))
    const countOf = (id: string) => having.filter((ids) => ids.has(id)).length
    const any = index.search({ combineWith: 'OR', queries })
    const most = Math.max(0, ...any.map(({ id }) => countOf(id as string)))
    return { results: any.filter(({ id }) => countOf(id as string) === most), isPartial: true }
  }

  function search(query: string): Found | null {
    const terms = searchTerms(query).flatMap(apart).map(spelled)
    if (terms.length === 0) return null
    const { results, isPartial } = resultsFor(terms)
    const category = isPartial ? null : requestedCategory(terms.map(({ term }) => term))
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
      isPartial,
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

/** Whether a word is another with one letter wrong, too many or too few. */
function isOneOff(typed: string, term: string): boolean {
  const [short, long] = typed.length < term.length ? [typed, term] : [term, typed]
  if (term.length < SHORTEST_WITH_TYPO || long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  return short.slice(long.length === short.length ? at + 1 : at) === long.slice(at + 1)
}

/** A word with each two neighbouring letters swapped: `ecplise` becomes `eclipse`. */
function swappedBack(term: string): readonly string[] {
  const letters = term.split('')
  if (letters.length < 4) return []
  return letters
    .slice(1)
    .map((letter, at) => [...letters.slice(0, at), letter, letters[at], ...letters.slice(at + 2)].join(''))
}

function boosted(factor: number): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(WEIGHTS).map(([field, weight]) => [field, weight * factor]))
}

function isInYarns({ match }: SearchResult): boolean {
  return Object.values(match).every((fields) => fields.includes('yarns'))
}

function textOf(value: string | readonly string[] | undefined): string {
  return typeof value === 'string' ? value : (value ?? []).join(' ')
}
