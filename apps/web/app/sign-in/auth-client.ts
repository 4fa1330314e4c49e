import { GoTrueClient, isAuthRetryableFetchError, type Session } from '@supabase/auth-js'
import { ACCOUNT_ERRORS } from '@nawl/contract/account/account-errors'
import type { Problem } from '@nawl/contract/errors'

import { REQUEST_TIMEOUT_MS } from '../api/request.ts'
import { toast } from '../ui/toasts/toast.ts'
import { AccountError } from './account-error.ts'
import { forgetPlace, placeLeft } from './page-left.ts'
import { askToSignIn } from './sign-in-request.ts'
import { signInService } from './sign-in-service.ts'
import { isStoreOpen, SESSION_KEY, storedSession, whenStored } from './stored-session.ts'
import type { Return } from './read-return.ts'

export type AuthClient = {
  /** Calls the API as the one who is signed in. Throws an AccountError where that is nobody. */
  readonly call: (path: string, init?: RequestInit) => Promise<Response>
  /** The address at which one leaves for Google, by the name that the shop has for itself. Rejects where it is out of reach. */
  readonly departure: (publicUrl: string) => Promise<string>
  readonly signOut: () => Promise<void>
}

/**
 * Starts the library: redeems the code that somebody comes back with, and from then on tells `publish` of every
 * session there is, here and in other tabs. Rejects where the shop does not say how to sign in.
 */
export async function openAuthClient(
  back: Return | null,
  publish: (session: Session | null) => void,
): Promise<AuthClient> {
  const { kind, url: base, apiKey } = await signInService()
  const url = new URL(base, location.href).href
  // As clients of hosted projects do: calls of somebody put their own token in the place of the key.
  // Spelt as the library spells it: `authorization` would stand beside that token, and both would be sent.
  const headers = { apikey: apiKey, Authorization: `Bearer ${apiKey}` }
  const client = new GoTrueClient({
    url,
    headers,
    storageKey: SESSION_KEY,
    flowType: 'pkce',
    detectSessionInUrl: false,
    // Two tabs can be on the way at once: each comes back with the name of its own secret.
    experimental: { appendPkceFlowIdToRedirects: true },
  })
  const before = storedSession()
  const isNew = back?.kind === 'code' && (await redeem(client, back))
  // Our own service does that by itself. What does not succeed leaves a session that nobody uses.
  if (isNew && before && kind === 'hosted')
    client.admin.signOut(before.access_token, 'local').catch(console.warn)
  // One handler for all events: whatever happened, the session is what there is now.
  client.onAuthStateChange((event, session) => {
    // No session to begin with may mean that it cannot be refreshed at present; it stays stored, and so it stays.
    if (event === 'INITIAL_SESSION') publish(session ?? storedSession())
    // Another tab says that somebody has signed in before its session is in this tab's storage, out of which every
    // call takes its token.
    else if (session === null || !isStoreOpen() || storedSession() !== null) publish(session)
  })
  whenStored(() => publish(storedSession()))
  return {
    call: (path, init) => callAs(client, path, init),
    departure: async (publicUrl) => {
      // A browser that leaves for a service that is away ends on a page of its own.
      const about = await fetch(`${url}/settings`, {
        headers,
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      })
      if (!about.ok) throw new Error(`the service answered ${about.status}`)
      const address = await departure(client)
      return kind === 'hosted' ? address.href : new URL(address.pathname + address.search, publicUrl).href
    },
    signOut: () => signOut(client),
  }
}

/**
 * Whether a code has become a session. One that this browser has not asked for, or has spent already, changes nothing for
 * somebody who is signed in.
 */
async function redeem(client: GoTrueClient, { code, flowId }: Extract<Return, { kind: 'code' }>) {
  const { data, error } = await client.exchangeCodeForSession(code, flowId === undefined ? {} : { flowId })
  if (!error) {
    greet(data.session)
    return true
  }
  console.warn('signing in failed', error)
  if (storedSession() === null) askToSignIn('failed')
  return false
}

/** Signing in ends at the front page; who came from elsewhere finds the way back. */
function greet({ user }: Session): void {
  const place = placeLeft()
  forgetPlace()
  toast(
    `Signed in as ${user.email ?? ''}`,
    place ? { label: `Back to ${place.name}`, to: place.path } : undefined,
  )
}

async function departure(client: GoTrueClient): Promise<URL> {
  const { data, error } = await client.signInWithOAuth({
    provider: 'google',
    options: { redirectTo: new URL('/', location.href).href, skipBrowserRedirect: true },
  })
  if (error) throw error
  return new URL(data.url ?? '')
}

/** Only this browser: nobody expects the telephone to be signed out at the desk. */
async function signOut(client: GoTrueClient): Promise<void> {
  const { error } = await client.signOut({ scope: 'local' })
  if (error) throw error
}

async function callAs(client: GoTrueClient, path: string, init: RequestInit = {}): Promise<Response> {
  const token = await tokenOf(client)
  const answer = await fetch(path, signed(init, token))
  const refusal = await refusalOf(answer)
  if (refusal === undefined) return answer
  // Somebody has signed in since, in this tab or another: that ends the session before, and this one is theirs.
  const stored = storedSession()
  if (stored && stored.access_token !== token) return callAs(client, path, init)
  // A token can be too old by the shop's clock and not by ours: another one decides.
  if (refusal === 'account/token-refused') {
    const { error } = await client.refreshSession()
    if (isAuthRetryableFetchError(error)) throw new AccountError('unreachable', { cause: error })
    const again = error ? null : await fetch(path, signed(init, await tokenOf(client)))
    if (again && (await refusalOf(again)) === undefined) return again
  }
  // Ended elsewhere, or no session at all: gone here too.
  await client.signOut({ scope: 'local' })
  throw new AccountError('signed-out')
}

async function tokenOf(client: GoTrueClient): Promise<string> {
  const { data, error } = await client.getSession()
  if (isAuthRetryableFetchError(error)) throw new AccountError('unreachable', { cause: error })
  if (!data.session) throw new AccountError('signed-out')
  return data.session.access_token
}

function signed(init: RequestInit, token: string): RequestInit {
  const headers = new Headers(init.headers)
  headers.set('authorization', `Bearer ${token}`)
  return { ...init, headers }
}

/** The code of a refusal that is about who calls. */
async function refusalOf(answer: Response): Promise<keyof typeof ACCOUNT_ERRORS | undefined> {
  if (answer.status !== 401 && answer.status !== 403) return undefined
  const problem = (await answer
    .clone()
    .json()
    .catch(() => null)) as Partial<Problem> | null
  const code = problem?.code ?? ''
  return Object.hasOwn(ACCOUNT_ERRORS, code) ? (code as keyof typeof ACCOUNT_ERRORS) : undefined
}
