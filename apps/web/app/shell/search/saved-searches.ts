const KEY = 'nawl-searches'
const MOST = 5

/** What was looked for in this browser, the latest first. Kept nowhere else. */
export function recentSearches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((query) => typeof query === 'string').slice(0, MOST) : []
  } catch {
    // Storage may be blocked, or hold what another version wrote: then nothing is remembered.
    return []
  }
}

/** Puts a query first; each stands there once, in any case. */
export function rememberSearch(query: string): void {
  const wanted = query.trim()
  if (wanted !== '') keep([wanted, ...without(wanted)])
}

/** Forgets a query and gives those that are left. */
export function forgetSearch(query: string): readonly string[] {
  const left = without(query)
  keep(left)
  return left
}

function without(query: string): readonly string[] {
  return recentSearches().filter((kept) => kept.toLowerCase() !== query.toLowerCase())
}

function keep(queries: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(queries.slice(0, MOST)))
  } catch {
    // As above: a search works without being remembered.
  }
}
