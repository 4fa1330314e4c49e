import type { Session } from '@supabase/auth-js'

import { AccountError } from './account-error.ts'
import type { AuthClient } from './auth-client.ts'
import { deletePhotographsDatabase } from '../api/photographs-database.ts'
import { askToSignIn } from './sign-in-request.ts'
import { isStoreOpen, storedSession, whenStored } from './stored-session.ts'
import { askForSecondFactor, needsSecondFactor } from './second-factor-request.ts'
import { readReturn, type Return } from './read-return.ts'
import { createStore, useStore } from '../ui/store.ts'

export type SessionUser = { readonly id: string; readonly email: string; readonly name: string | null }

/**
 * Who is signed in. A stored session counts at once, so that nothing flickers; `loading` means it is not yet
 * verified.
 */
export type SessionState = {
  readonly user: SessionUser | null
  readonly session: Session | null
  readonly loading: boolean
}

const UNKNOWN: SessionState = { user: null, session: null, loading: true }
const FIRST_WAIT_MS = 200
const LONGEST_WAIT_MS = 30_000
const REPEATED_TIMEOUT_MS = 30_000

const store = createStore(UNKNOWN)
let begun = false
let back: Return | null = null
let client: Promise<AuthClient> | undefined

/** The session, for components; unknown on the server and until hydration. */
export function useSession(): SessionState {
  return useStore({ get: currentSession, subscribe: subscribeSession }, UNKNOWN)
}

/** Calls `listener` after every change; returns the unsubscribe function. */
export function subscribeSession(listener: () => void): () => void {
  begin()
  return store.subscribe(listener)
}

/** The session at this moment. */
export const currentSession = (): SessionState => store.get()

/**
 * Calls the API with a valid access token and returns its response, whatever the status. A call of the desk that needs
 * the second factor asks for it and is repeated. Throws an AccountError if nobody is signed in, or if that cannot be
 * determined.
 */
export async function accountFetch(path: string, init?: RequestInit): Promise<Response> {
  if (storedSession() === null) {
    // Whatever another tab reported: without a stored session nobody is signed in here.
    if (isStoreOpen() && store.get().user) publish(null)
    throw new AccountError('signed-out')
  }
  const { call } = await authClient()
  const answer = await call(path, init)
  if (!(await needsSecondFactor(path, answer)) || !(await askForSecondFactor())) return answer
  // Looking for a phone takes longer than a call may.
  return call(path, { ...init, signal: AbortSignal.timeout(REPEATED_TIMEOUT_MS) })
}

/**
 * Ends this browser's session in all its tabs; photographs of rooms that were kept in it go with it. Never throws; errors
 * are logged.
 */
export async function signOut(): Promise<void> {
  await deletePhotographsDatabase()
  try {
    await (await authClient()).signOut()
  } catch (error) {
    console.warn('signing out failed', error)
  }
}

/** The auth library with our wrapper, loaded on first use. Rejects if it cannot be loaded. */
export function authClient(): Promise<AuthClient> {
  client ??= import('./auth-client.ts').then(({ openAuthClient }) => openAuthClient(back, publish))
  client.catch(() => (client = undefined))
  return client
}

/** The initial check. Loads nothing for visitors who are neither signed in nor returning from sign-in. */
function begin(): void {
  if (begun) return
  begun = true
  const returned = readReturn(new URL(location.href))
  if (returned) {
    back = returned.back
    // Removed from the URL at once, so that it is in no bookmark and no history.
    history.replaceState(history.state, '', returned.cleaned)
  }
  if (back?.kind === 'refused') {
    console.warn('signing in was refused', back.why)
    askToSignIn('failed')
  }
  // Another tab signed in while this one has no client listening yet.
  whenStored(() => void reachClient())
  const stored = storedSession()
  if (stored) show(stored, true)
  if (stored || back?.kind === 'code') void reachClient()
  else publish(null)
}

/** Retries until it succeeds; the stored session stays meanwhile. */
async function reachClient(): Promise<void> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS))
    try {
      await authClient()
      return
    } catch (error) {
      console.warn('signing in is out of reach', error)
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
}

const publish = (session: Session | null) => show(session, false)

function show(session: Session | null, loading: boolean): void {
  store.set({ user: session && userOf(session), session, loading })
}

function userOf({ user }: Session): SessionUser {
  const { full_name: full, name } = user.user_metadata as Readonly<Record<string, unknown>>
  const called = [full, name].find((text): text is string => typeof text === 'string')
  return { id: user.id, email: user.email ?? '', name: called ?? null }
}
