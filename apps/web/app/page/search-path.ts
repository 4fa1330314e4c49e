import { inLanguage } from '../api/in-language.ts'

/** The page of search results, for visitors without scripts and for Enter. */
export const SEARCH_PATH = '/search'

/** All documents the search can find. */
export const DOCUMENTS_PATH = inLanguage('/api/search/documents')

/** The URL of a search. */
export function searchAddress(query: string): string {
  return `${SEARCH_PATH}?${new URLSearchParams({ q: query })}`
}
