import { loggedPath } from '@nawl/contract/logged-path'

import { warn } from './warn.ts'

/** Longest a page waits for the backend. */
export const REQUEST_TIMEOUT_MS = 10_000

export type FetchApi = (path: string, init?: RequestInit) => Promise<Response>

/** The browser's way to the API: same origin, so the path is the address. */
export const browserFetch: FetchApi = (path, init) => fetch(path, init)

/**
 * Calls the API and reads the answer. A refusal, a failure or ten seconds of silence is
 * logged and gives null: no page depends on the backend to stay usable.
 */
export async function callApi<T>(
  fetchApi: FetchApi,
  path: string,
  init: RequestInit,
  read: (response: Response) => Promise<T>,
): Promise<T | null> {
  try {
    const response = await fetchApi(path, { ...init, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) })
    if (!response.ok) throw new Error(`answered ${response.status}`)
    return await read(response)
  } catch (error) {
    warn(`${loggedPath(path)} failed`, error)
    return null
  }
}

/** A JSON body for `callApi`. */
export function postJson(body: unknown, accept = 'application/json'): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept },
    body: JSON.stringify(body),
  }
}
