const KEY = 'nawl-searches'
const MOST = 5

/** Recent searches, latest first. Stored in this browser only. */
export function recentSearches(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((query) => typeof query === 'string').slice(0, MOST) : []
  } catch {
    // Storage may be blocked or contain another version's data: start without recent searches.
    return []
  }
}

/** Moves a query to the front; duplicates are removed regardless of case. */
export function rememberSearch(query: string): void {
  const wanted = query.trim()
  if (wanted !== '') keep([wanted, ...without(wanted)])
}

/** Removes a query and returns the rest. */
export function forgetSearch(query: string): readonly string[] {
  const left = without(query)
  keep(left)
  return left
}

function without(query: string): readonly string[] {
  return recentSearches().filter((stored) => stored.toLowerCase() !== query.toLowerCase())
}

function keep(queries: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(queries.slice(0, MOST)))
  } catch {
    // As above: the search works without storage.
  }
}
