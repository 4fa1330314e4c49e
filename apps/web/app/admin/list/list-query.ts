/** The address's query with some parameters changed; null removes one. Another filter begins at the first page. */
export function withParams(
  params: URLSearchParams,
  changes: Readonly<Record<string, string | null>>,
): string {
  const next = new URLSearchParams(params)
  next.delete('before')
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') next.delete(name)
    else next.set(name, value)
  }
  return next.toString()
}

/** An address with its query, if it has one. */
export const addressOf = (path: string, query: string): string => (query === '' ? path : `${path}?${query}`)

/** The query as the object that the API takes in a body: without the place in the list. */
export function filterOf(params: URLSearchParams): Readonly<Record<string, string>> {
  return Object.fromEntries([...params].filter(([name, value]) => name !== 'before' && value !== ''))
}
