import { loggedPath } from '@nawl/contract/shop/logged-path'

import { type FetchApi, REQUEST_TIMEOUT_MS } from './request.ts'

/** GETs a path of the API; null on 404. Throws on any other error, and when there is no response in time. */
export async function readApi<T>(fetchApi: FetchApi, path: string): Promise<T | null> {
  const response = await fetchApi(path, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) })
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`${loggedPath(path)} answered ${response.status}`)
  return (await response.json()) as T
}
