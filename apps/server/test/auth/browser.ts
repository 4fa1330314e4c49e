import { GoTrueClient } from '@supabase/auth-js'

type Cookie = { readonly host: string; readonly path: string; readonly name: string; readonly value: string }

/** A browser for tests: cookies by host and path, manual redirects, auth-js with its own storage. */
export function testBrowser(site: string) {
  let cookies: readonly Cookie[] = []
  const storage = new Map<string, string>()
  const client = new GoTrueClient({
    url: `${site}/auth/v1`,
    flowType: 'pkce',
    autoRefreshToken: false,
    detectSessionInUrl: false,
    storageKey: 'nawl',
    storage: {
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
      removeItem: (key) => void storage.delete(key),
    },
  })

  /** Sends one request and follows no redirect. */
  async function visit(url: string, init: RequestInit = {}): Promise<Response> {
    const { hostname: host, pathname } = new URL(url)
    const headers = new Headers(init.headers)
    const sent = cookies.filter((cookie) => cookie.host === host && pathname.startsWith(cookie.path))
    headers.set('cookie', sent.map(({ name, value }) => `${name}=${value}`).join('; '))
    const response = await fetch(url, { ...init, headers, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      const path = /; *path=([^;]*)/i.exec(line)?.[1] ?? '/'
      cookies = cookies.filter((known) => known.host !== host || known.path !== path || known.name !== name)
      if (value !== '') cookies = [...cookies, { host, path, name, value }]
    }
    return response
  }

  /** Follows redirects to a page, or to an address that begins with `until`. Returns the last address. */
  async function follow(url: string, until: string, init: RequestInit = {}): Promise<string> {
    let [here, response] = [url, await visit(url, init)]
    for (let step = 0; step < 12; step++) {
      const next = response.headers.get('location')
      if (next === null) return here
      here = new URL(next, here).href
      if (here.startsWith(until)) return here
      response = await visit(here)
    }
    throw new Error(`too many redirects, last at ${here}`)
  }

  /** Starts a sign-in with auth-js. Returns the address of /authorize. */
  async function leave(redirectTo = `${site}/`): Promise<string> {
    const { data, error } = await client.signInWithOAuth({
      provider: 'google',
      options: { redirectTo, skipBrowserRedirect: true },
    })
    if (error) throw error
    return data.url ?? ''
  }

  /** Chooses a person on the local sign-in page. Returns where the shop redirects the browser. */
  async function choose(person: string, redirectTo?: string): Promise<URL> {
    const page = await follow(await leave(redirectTo), `${site}/?`)
    const form = { method: 'POST', body: new URLSearchParams({ person }) }
    return new URL(await follow(page, `${site}/?`, form))
  }

  /** A complete sign-in. */
  async function signIn(person = 'local-layla') {
    const back = await choose(person)
    const { data, error } = await client.exchangeCodeForSession(back.searchParams.get('code') ?? '')
    if (error) throw error
    return data.session
  }

  return { client, storage, visit, follow, leave, choose, signIn }
}
