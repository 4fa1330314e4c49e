import { loggedPath } from '@nawl/contract/shop/logged-path'

import type { FetchApi } from './request.ts'

/** GETs a path of the API; null on 404. Throws on any other error. */
export async function readApi<T>(fetchApi: FetchApi, path: string): Promise<T | null> {
  const response = await fetchApi(path)
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`${loggedPath(path)} answered ${response.status}`)
  return (await response.json()) as T
}
