import type { Session } from '@supabase/auth-js'

import { AccountError } from './account-error.ts'
import type { AuthClient } from './auth-client.ts'
import { askToSignIn } from './sign-in-request.ts'
import { isStoreOpen, storedSession, whenStored } from './stored-session.ts'
import { readReturn, type Return } from './read-return.ts'
import { createStore, useStore } from '../ui/store.ts'

export type SessionUser = { readonly id: string; readonly email: string; readonly name: string | null }

/**
 * Who is signed in. What the browser has stored counts at once, so that nothing flickers; `loading` says that the first
 * check has yet to confirm it.
 */
export type SessionState = {
  readonly user: SessionUser | null
  readonly session: Session | null
  readonly loading: boolean
}

const UNKNOWN: SessionState = { user: null, session: null, loading: true }
const FIRST_WAIT_MS = 200
const LONGEST_WAIT_MS = 30_000

const store = createStore(UNKNOWN)
let begun = false
let back: Return | null = null
let client: Promise<AuthClient> | undefined

/** Who is signed in, for components. On the server and while a page wakes nobody knows yet. */
export function useSession(): SessionState {
  return useStore({ get: currentSession, subscribe: subscribeSession }, UNKNOWN)
}

/** Calls `listener` after every change, until the function it gives is called. */
export function subscribeSession(listener: () => void): () => void {
  begin()
  return store.subscribe(listener)
}

/** Who is signed in at this moment. */
export const currentSession = (): SessionState => store.get()

/**
 * Calls the API as the one who is signed in, with an access token that is still good, and gives whatever it answers.
 * Throws an AccountError where nobody is signed in (any more), or nobody can say.
 */
export async function accountFetch(path: string, init?: RequestInit): Promise<Response> {
  if (storedSession() === null) {
    // Whatever another tab has said, without what it stored nobody is signed in here.
    if (isStoreOpen() && store.get().user) publish(null)
    throw new AccountError('signed-out')
  }
  const { call } = await authClient()
  return call(path, init)
}

/** Ends the session of this browser, in all its tabs. Never throws: what goes wrong is logged. */
export async function signOut(): Promise<void> {
  try {
    await (await authClient()).signOut()
  } catch (error) {
    console.warn('signing out failed', error)
  }
}

/** The library with what we do with it, fetched for the first who needs it. Rejects where it is out of reach. */
export function authClient(): Promise<AuthClient> {
  client ??= import('./auth-client.ts').then(({ openAuthClient }) => openAuthClient(back, publish))
  client.catch(() => (client = undefined))
  return client
}

/** The first check. Who is not signed in, nor on the way back from it, loads nothing for it. */
function begin(): void {
  if (begun) return
  begun = true
  const returned = readReturn(new URL(location.href))
  if (returned) {
    back = returned.back
    // Out of the address at once, and so in no bookmark and no history.
    history.replaceState(history.state, '', returned.cleaned)
  }
  if (back?.kind === 'refused') {
    console.warn('signing in was refused', back.why)
    askToSignIn('failed')
  }
  // Signed in by another tab, where this one has nothing yet that would listen.
  whenStored(() => void reachClient())
  const stored = storedSession()
  if (stored) show(stored, true)
  if (stored || back?.kind === 'code') void reachClient()
  else publish(null)
}

/** Tries until it is there; what is stored stays meanwhile. */
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
