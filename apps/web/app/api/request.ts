import { loggedPath } from '@nawl/contract/shop/logged-path'

import { warn } from './warn.ts'

/** Longest a page waits for the backend. */
export const REQUEST_TIMEOUT_MS = 10_000

export type FetchApi = (path: string, init?: RequestInit) => Promise<Response>

/** The browser's way to the API: same origin, so the path is the address. */
export const browserFetch: FetchApi = (path, init) => fetch(path, init)

/** What became of a call: an answer, or none, because the backend refused or because nobody answered in time. */
export type FetchOptions<T> =
  | { readonly ok: true; readonly answer: T }
  | { readonly ok: false; readonly unreachable: boolean }

/**
 * Calls the API and reads the answer. A refusal, a failure or ten seconds of silence is
 * logged and gives null: no page depends on the backend to stay usable.
 */
export async function callApi<T>(...call: Parameters<typeof askApi<T>>): Promise<T | null> {
  const asked = await askApi(...call)
  return asked.ok ? asked.answer : null
}

/** The same for who makes a difference between a refusal and no answer at all. */
export async function askApi<T>(
  fetchApi: FetchApi,
  path: string,
  init: RequestInit,
  read: (response: Response) => Promise<T>,
): Promise<FetchOptions<T>> {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS)
  let answered = false
  try {
    const response = await fetchApi(path, { ...init, signal })
    answered = true
    if (!response.ok) throw new Error(`answered ${response.status}`)
    return { ok: true, answer: await read(response) }
  } catch (error) {
    warn(`${loggedPath(path)} failed`, error)
    return { ok: false, unreachable: !answered || signal.aborted }
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
