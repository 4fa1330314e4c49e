import type { Session } from '@supabase/auth-js'

/** The library's storage key, which is also the name of the channel between tabs. */
export const SESSION_KEY = 'nawl.session'

/** The stored session, valid or not; null if there is none. An unreadable value is removed. */
export function storedSession(): Session | null {
  try {
    const text = localStorage.getItem(SESSION_KEY)
    if (text === null) return null
    const parsed = readSession(text)
    if (!parsed) localStorage.removeItem(SESSION_KEY)
    return parsed
  } catch {
    // Storage is blocked: a session lasts as long as the page.
    return null
  }
}

/** Whether this browser allows storage. */
export function isStoreOpen(): boolean {
  try {
    localStorage.getItem(SESSION_KEY)
    return true
  } catch {
    return false
  }
}

/** Calls `then` whenever another tab stores a session. */
export function whenStored(then: () => void): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === SESSION_KEY && newValue !== null) then()
  })
}

/** A session needs both tokens, an expiry and a user. */
function readSession(text: string): Session | null {
  try {
    const parsed = JSON.parse(text) as Partial<Session> | null
    const isWhole =
      typeof parsed?.access_token === 'string' &&
      typeof parsed.refresh_token === 'string' &&
      typeof parsed.expires_at === 'number' &&
      typeof parsed.user?.id === 'string'
    return isWhole ? (parsed as Session) : null
  } catch {
    return null
  }
}
