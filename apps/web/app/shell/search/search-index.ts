import type { SearchDocument } from '@nawl/contract/catalogue/search'
import type { Link } from '../../page/links.ts'
import MiniSearch, { type Query, type SearchResult } from 'minisearch'

import { LIST_TEXTS } from './list-texts.ts'
import { requestedCategory } from './requested-category.ts'
import { rankedByColor } from './ranked-by-color.ts'
import { synonymsOf, TERMS_WITH_SYNONYMS } from './search-synonyms.ts'
import { searchTerm, searchTerms } from './search-term.ts'

/** Search results, best first in each group. */
export type Found = {
  readonly rugs: readonly SearchDocument[]
  /** No document has every word; these have the most. */
  readonly isPartial: boolean
  /** Every word matched one of each rug's yarns, and none a category. */
  readonly byYarn: boolean
  /** The listing that the words name: `All blue rugs`. */
  readonly category: Link | null
  readonly articles: readonly SearchDocument[]
  readonly questions: readonly SearchDocument[]
  readonly pages: readonly SearchDocument[]
  readonly total: number
}

export type SearchIndex = {
  /** Null for an empty query. */
  readonly search: (query: string) => Found | null
}

type Spelled = { readonly term: string; readonly typos: number }

/** A title weighs more than its label, that more than yarns, and those more than other text. */
const WEIGHTS = { title: 12, label: 4, categories: 3, yarns: 2, words: 1, kind: 0.1 }

/** Words that match every document of a kind. */
const KIND_WORDS = {
  rug: 'rug carpet design',
  article: 'journal article',
  question: 'faq question answer help',
  page: '',
} as const satisfies Record<SearchDocument['kind'], string>

/** Shorter words have neighbours that mean something else. */
const SHORTEST_WITH_TYPO = 4
const SHORTEST_WITH_TWO = 7
/** Shorter words are not split into two. */
const SHORTEST_APART = 8
/** Weight of a synonym relative to the word itself. */
const SYNONYM_WEIGHT = 0.3

/**
 * Finds documents that have every word of the query, a synonym, or a word beginning with it. A word without any match
 * may have two letters swapped, or one typo (two from seven letters). If no document has every word, those with the
 * most are returned and `isPartial` is set.
 */
export function searchIndex(documents: readonly SearchDocument[]): SearchIndex {
  const byId = new Map(documents.map((document) => [document.id, document]))
  const index = new MiniSearch<SearchDocument>({
    fields: Object.keys(WEIGHTS),
    extractField: (document, field) => textOf(document, field as keyof typeof WEIGHTS),
    processTerm: searchTerm,
    searchOptions: {
      // One letter would match half of all words.
      prefix: (term) => term.length > 1,
      boost: WEIGHTS,
      // Queries are already reduced to terms.
      processTerm: (term) => term,
    },
  })
  index.addAll(documents)
  /** A complete word, not only a prefix. */
  const isWord = (term: string) => index.search(term, { prefix: false }).length > 0
  const isKnown = (term: string) => synonymsOf(term).length > 0 || index.search(term).length > 0

  /** Splits two words typed as one: `earthtone`. */
  function apart(term: string): readonly string[] {
    if (term.length < SHORTEST_APART || isKnown(term)) return [term]
    const places = Array.from({ length: term.length - 5 }, (_, at) => at + 3)
    const halves = places.map((at) => [term.slice(0, at), term.slice(at)] as const)
    return halves.find((both) => both.every((half) => isWord(half))) ?? [term]
  }

  /** A word as our texts spell it, with the smallest number of typos that finds anything. */
  function spelled(typed: string): Spelled {
    // `searchTerm` turned `-ise` into `-ize`; no other correction would undo that.
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

  /** The query for a word and its synonyms, which weigh less. */
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
    // A query that names a listing returns that listing, not also rugs with a line of powder blue.
    const listed = ofKind('rug').filter(
      ({ categories = [] }) => !category?.isAll || category.slugs.every((slug) => categories.includes(slug)),
    )
    const matches = new Map(results.map(({ id, match }) => [id as string, match]))
    const rugs = rankedByColor(listed, category?.isAll ? category.slugs : [], matches)
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

/** Whether two words differ by one letter: replaced, missing or added. */
function isOneOff(typed: string, term: string): boolean {
  const [short, long] = typed.length < term.length ? [typed, term] : [term, typed]
  if (term.length < SHORTEST_WITH_TYPO || long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  return short.slice(long.length === short.length ? at + 1 : at) === long.slice(at + 1)
}

/** A word with each pair of neighbouring letters swapped: `ecplise` becomes `eclipse`. */
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

/** Each word of a listing's address and name once, so that none counts twice in English. */
const categoryWords = (slug: string) =>
  [...new Set(searchTerms(`${slug} ${LIST_TEXTS.names[slug] ?? ''}`))].join(' ')

function textOf(document: SearchDocument, field: keyof typeof WEIGHTS): string {
  if (field === 'kind') return KIND_WORDS[document.kind]
  if (field === 'yarns') return (document.yarns ?? []).map(({ names }) => names).join(' ')
  if (field === 'categories') return (document.categories ?? []).map(categoryWords).join(' ')
  return document[field]
}
