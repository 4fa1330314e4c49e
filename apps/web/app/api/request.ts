import { loggedPath } from '@nawl/contract/shop/logged-path'

import { warn } from './warn.ts'

/** Timeout of every call to the backend. */
export const REQUEST_TIMEOUT_MS = 10_000

export type FetchApi = (path: string, init?: RequestInit) => Promise<Response>

/** Calls the API from the browser: same origin, so the path is the URL. */
export const browserFetch: FetchApi = (path, init) => fetch(path, init)

/** The result of a call: a response, or the reason there is none (refused, or no response in time). */
export type FetchOptions<T> =
  | { readonly ok: true; readonly answer: T }
  | { readonly ok: false; readonly unreachable: boolean }

/**
 * Calls the API and reads the response. A refusal, a failure or a timeout of ten seconds is logged and returns null,
 * because every page must stay usable without the backend.
 */
export async function callApi<T>(...call: Parameters<typeof askApi<T>>): Promise<T | null> {
  const result = await askApi(...call)
  return result.ok ? result.answer : null
}

/** Like `callApi`, but tells a refusal from a missing response. */
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
export function postJson(
  body: unknown,
  accept = 'application/json',
  headers: Readonly<Record<string, string>> = {},
): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept, ...headers },
    body: JSON.stringify(body),
  }
}
