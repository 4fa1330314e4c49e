import { loggedPath } from '@nawl/contract/shop/logged-path'

import type { FetchApi } from './request.ts'

/** What the API answers at a path; null where it says that there is no such thing. Throws on any other refusal. */
export async function readApi<T>(fetchApi: FetchApi, path: string): Promise<T | null> {
  const response = await fetchApi(path)
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`${loggedPath(path)} answered ${response.status}`)
  return (await response.json()) as T
}
