import { browserStorage } from '../api/browser-storage.ts'
import { AccountError } from '../sign-in/account-error.ts'
import { accountFetch } from '../sign-in/session.ts'

const FRAME = 'nawl-floor-frame'
const TIMEOUT_MS = 15_000

export type FloorAnswer<T> =
  | { readonly kind: 'ok'; readonly value: T }
  /** For good: sending it again would change nothing. */
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'not-allowed' }
  | { readonly kind: 'away' }

/** Takes the secret of a frame's link out of the address and stores it; whether there was one. */
export function takeFrameLink(): boolean {
  const secret = /^#(nawl_[\w-]+)$/.exec(location.hash)?.[1]
  if (secret === undefined) return false
  browserStorage().setItem(FRAME, secret)
  history.replaceState(history.state, '', location.pathname + location.search)
  return true
}

/** Calls the floor's API as the frame, or as whoever is signed in. Never throws. */
export async function callFloor<T>(path: string, init: RequestInit = {}): Promise<FloorAnswer<T>> {
  try {
    const answer = await reach(`/api/desk/floor${path}`, init)
    if (answer.ok) return { kind: 'ok', value: (await answer.json()) as T }
    if (answer.status === 401 || answer.status === 403) return { kind: 'not-allowed' }
    if (answer.status === 408 || answer.status === 429 || answer.status >= 500) return { kind: 'away' }
    const { code = '' } = (await answer.json().catch(() => ({}))) as { readonly code?: string }
    return { kind: 'refused', code }
  } catch (error) {
    if (error instanceof AccountError && error.reason === 'signed-out') return { kind: 'not-allowed' }
    return { kind: 'away' }
  }
}

function reach(path: string, init: RequestInit): Promise<Response> {
  const frame = browserStorage().getItem(FRAME)
  const timed = { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }
  if (frame === null) return accountFetch(path, timed)
  return fetch(path, {
    ...timed,
    headers: { ...(init.headers as Record<string, string>), authorization: `Bearer ${frame}` },
    credentials: 'omit',
  })
}
