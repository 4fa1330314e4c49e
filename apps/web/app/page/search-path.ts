/** The page of what was found, for those who come without scripts or press Enter. */
export const SEARCH_PATH = '/search'

/** Everything the search can find. */
export const DOCUMENTS_PATH = '/api/search/documents'

/** The address of a search. */
export function searchAddress(query: string): string {
  return `${SEARCH_PATH}?${new URLSearchParams({ q: query })}`
}
