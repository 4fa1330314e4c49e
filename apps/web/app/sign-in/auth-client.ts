import { LANGUAGE } from '@nawl/messages/language'
import { pagePath } from '@nawl/messages/text/page-path'
import * as messages from '@nawl/messages/sign-in'
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
  /** Calls the API with the session's access token. Throws an AccountError if nobody is signed in. */
  readonly call: (path: string, init?: RequestInit) => Promise<Response>
  /**
   * The URL that starts signing in with Google, on the shop's own host name. Rejects if the service is unreachable.
   */
  readonly departure: (publicUrl: string) => Promise<string>
  readonly signOut: () => Promise<void>
}

/**
 * Starts the library: redeems the code of a returning visitor, then passes every session change, here and in other
 * tabs, to `publish`. Rejects if the shop does not say how to sign in.
 */
export async function openAuthClient(
  back: Return | null,
  publish: (session: Session | null) => void,
): Promise<AuthClient> {
  const { kind, url: base, apiKey } = await signInService()
  const url = new URL(base, location.href).href
  // As hosted projects' clients do: authenticated calls replace the key with their own token. The capital letter
  // matters: `authorization` would be sent in addition to that token.
  const headers = { apikey: apiKey, Authorization: `Bearer ${apiKey}` }
  const client = new GoTrueClient({
    url,
    headers,
    storageKey: SESSION_KEY,
    flowType: 'pkce',
    detectSessionInUrl: false,
    // Two tabs can sign in at once: each returns with the name of its own secret.
    experimental: { appendPkceFlowIdToRedirects: true },
  })
  const before = storedSession()
  const isNew = back?.kind === 'code' && (await redeem(client, back))
  // Our own service does this by itself. If it fails, an unused session remains.
  if (isNew && before && kind === 'hosted')
    client.admin.signOut(before.access_token, 'local').catch(console.warn)
  // One handler for all events: the session passed is the current one.
  client.onAuthStateChange((event, session) => {
    // A missing initial session may mean that it cannot be refreshed now; the stored one is kept.
    if (event === 'INITIAL_SESSION') publish(session ?? storedSession())
    // Another tab's sign-in event can arrive before its session is in this tab's storage, from which every call takes
    // its token.
    else if (session === null || !isStoreOpen() || storedSession() !== null) publish(session)
  })
  whenStored(() => publish(storedSession()))
  let reading = new AbortController()
  return {
    call: (path, init) => callAs(client, path, untilSignOut(init, reading.signal)),
    departure: async (publicUrl) => {
      // Navigating to an unavailable service would end on the browser's error page.
      const about = await fetch(`${url}/settings`, {
        headers,
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      })
      if (!about.ok) throw new Error(`the service answered ${about.status}`)
      const address = await departure(client)
      return kind === 'hosted' ? address.href : new URL(address.pathname + address.search, publicUrl).href
    },
    signOut: () => {
      // Its answers would be refusals, and nobody is left to read them.
      reading.abort(new AccountError('signed-out'))
      reading = new AbortController()
      return signOut(client)
    },
  }
}

/** A call that only reads ends with the session; one that changes something still gets its answer. */
function untilSignOut(init: RequestInit = {}, signedOut: AbortSignal): RequestInit {
  if ((init.method ?? 'GET') !== 'GET') return init
  return { ...init, signal: init.signal ? AbortSignal.any([init.signal, signedOut]) : signedOut }
}

/**
 * Whether a code became a session. A code this browser did not request, or has already redeemed, changes nothing for
 * a signed-in visitor.
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

/** Sign-in ends at the home page, and the toast links back to the page it was started from; from the desk it ends there. */
function greet({ user }: Session): void {
  const place = placeLeft()
  forgetPlace()
  if (place && /^\/desk(?=[/?#]|$)/.test(place.path))
    return location.replace(pagePath(place.path, LANGUAGE.prefix))
  toast(
    messages.signedInAs({ email: user.email ?? '' }),
    place ? { label: messages.backTo({ page: place.name }), to: place.path } : undefined,
  )
}

async function departure(client: GoTrueClient): Promise<URL> {
  const { data, error } = await client.signInWithOAuth({
    provider: 'google',
    options: {
      redirectTo: new URL(pagePath('/', LANGUAGE.prefix), location.href).href,
      skipBrowserRedirect: true,
    },
  })
  if (error) throw error
  return new URL(data.url ?? '')
}

/** Only this browser: signing out here should not sign out the visitor's phone. */
async function signOut(client: GoTrueClient): Promise<void> {
  const { error } = await client.signOut({ scope: 'local' })
  if (error) throw error
}

async function callAs(client: GoTrueClient, path: string, init: RequestInit = {}): Promise<Response> {
  const token = await tokenOf(client)
  const answer = await fetch(path, signed(init, token))
  const refusal = await refusalOf(answer)
  if (refusal === undefined) return answer
  // Somebody has signed in since, in this tab or another, which ended the previous session; keep the new one.
  const stored = storedSession()
  if (stored && stored.access_token !== token) return callAs(client, path, init)
  // A token can have expired by the shop's clock but not by ours: refresh it.
  if (refusal === 'account/token-refused') {
    const { error } = await client.refreshSession()
    if (isAuthRetryableFetchError(error)) throw new AccountError('unreachable', { cause: error })
    const again = error ? null : await fetch(path, signed(init, await tokenOf(client)))
    if (again && (await refusalOf(again)) === undefined) return again
  }
  // The session ended elsewhere or does not exist: sign out here too.
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

/** The error code of a response about authentication. */
async function refusalOf(answer: Response): Promise<keyof typeof ACCOUNT_ERRORS | undefined> {
  if (answer.status !== 401 && answer.status !== 403) return undefined
  const problem = (await answer
    .clone()
    .json()
    .catch(() => null)) as Partial<Problem> | null
  const code = problem?.code ?? ''
  return Object.hasOwn(ACCOUNT_ERRORS, code) ? (code as keyof typeof ACCOUNT_ERRORS) : undefined
}
