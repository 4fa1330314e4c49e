import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import {
  authSession,
  flowState,
  identity,
  person,
  refreshToken,
} from '../../../platform/db/schema/auth-schema.ts'
import type { Database } from '../../../platform/db/database.ts'
import { DATABASES, startDatabase } from '../../../../test/db/postgres.ts'
import { testBrowser } from '../../../../test/auth/browser.ts'
import { faultyDatabase } from '../../../../test/auth/faulty-database.ts'
import { listeningShop } from '../../../../test/auth/listening-shop.ts'

/** More statements than any call needs. */
const MOST_STEPS = 20

describe.each(DATABASES)('when %s fails at any step', (kind) => {
  let server: Awaited<ReturnType<typeof startDatabase>>
  let shop: Awaited<ReturnType<typeof listeningShop>>
  let faulty: ReturnType<typeof faultyDatabase>

  beforeAll(async () => {
    server = await startDatabase(kind)
    const through = (database: Database) => (faulty = faultyDatabase(database)).database
    shop = await listeningShop({ through, database: server })
  })
  afterAll(async () => {
    await shop.close()
    await server.stop()
  })
  beforeEach(async () => {
    faulty.heal()
    await shop.database.orm.delete(person)
    await shop.database.orm.delete(flowState)
  })

  async function everything() {
    faulty.heal()
    const { orm } = shop.database
    return {
      people: await orm.select().from(person),
      identities: await orm.select().from(identity),
      sessions: await orm.select().from(authSession),
      tokens: await orm.select().from(refreshToken),
      flows: await orm.select().from(flowState),
    }
  }
  const token = (grant: string, body: object) =>
    fetch(`${shop.site}/auth/v1/token?grant_type=${grant}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  /** Fails a call at its first statement, its second, and so on until it succeeds; nothing may change before that. */
  async function failAtEachStep(call: () => Promise<Response>): Promise<{ steps: number; last: Response }> {
    const before = await everything()
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      faulty.failAfter(steps)
      const last = await call()
      if (last.status < 400) return { steps, last }
      expect([last.status, last.headers.get('x-sb-error-code')]).toEqual([503, 'unexpected_failure'])
      expect(await everything()).toEqual(before)
    }
    throw new Error('the call never succeeds')
  }

  it('a code remains valid for a retry and opens one session', async () => {
    const browser = testBrowser(shop.site)
    const code = (await browser.choose('local-layla')).searchParams.get('code') ?? ''
    const verifier = (JSON.parse(browser.storage.get('nawl-code-verifier') ?? '""') as string).split('/')[0]
    const { steps } = await failAtEachStep(() => token('pkce', { auth_code: code, code_verifier: verifier }))
    expect(steps).toBeGreaterThan(4)
    expect((await everything()).sessions).toHaveLength(1)
  })

  it('a refresh token remains valid for a retry and the session survives', async () => {
    const session = await testBrowser(shop.site).signIn()
    const { steps, last } = await failAtEachStep(() =>
      token('refresh_token', { refresh_token: session.refresh_token }),
    )
    expect(steps).toBeGreaterThan(5)
    expect((await everything()).tokens).toHaveLength(2)
    const answer = (await last.json()) as { refresh_token: string }
    expect((await token('refresh_token', answer)).status).toBe(200)
  })

  it('a lost answer is repeated', async () => {
    const session = await testBrowser(shop.site).signIn()
    const once = async () =>
      (await (await token('refresh_token', { refresh_token: session.refresh_token })).json()) as object
    expect(await once()).toMatchObject({
      refresh_token: ((await once()) as Record<string, string>)['refresh_token'],
    })
  })

  /** Returns from the provider while only a number of statements succeed. */
  async function comeBack(steps: number) {
    const browser = testBrowser(shop.site)
    const page = await browser.follow(await browser.leave(), `${shop.site}/?`)
    const form = { method: 'POST', body: new URLSearchParams({ person: 'local-noor' }) }
    const returning = await browser.follow(page, `${shop.site}/auth/v1/callback`, form)
    faulty.failAfter(steps)
    const to = new URL((await browser.visit(returning)).headers.get('location') ?? '')
    const { people, identities, flows } = await everything()
    return {
      error: to.searchParams.get('error_code'),
      people: people.length,
      identities: identities.length,
      codes: flows.filter(({ codeHash }) => codeHash !== null).length,
    }
  }
  it('a callback signs in completely or not at all, and the page says which', async () => {
    const outcomes = [await comeBack(0)]
    while (outcomes.at(-1)?.error !== null && outcomes.length < MOST_STEPS)
      outcomes.push(await comeBack(outcomes.length))
    expect(outcomes.pop()).toEqual({ error: null, people: 1, identities: 1, codes: 1 })
    expect(outcomes.length).toBeGreaterThan(5)
    for (const outcome of outcomes)
      expect(outcome).toEqual({ error: 'unexpected_failure', people: 0, identities: 0, codes: 0 })
  })

  it('a failed sign-in request returns to the page with an error', async () => {
    const browser = testBrowser(shop.site)
    faulty.failAfter(0)
    const answer = await browser.visit(await browser.leave())
    expect(answer.headers.get('location')).toContain(`${shop.site}/?error=temporarily_unavailable`)
  })

  it('nobody is signed out', async () => {
    const { access_token: jwt } = await testBrowser(shop.site).signIn()
    faulty.failAfter(0)
    const headers = { authorization: `Bearer ${jwt}` }
    const statuses = await Promise.all(
      ['/auth/v1/user', '/api/account', '/api/account/export'].map(
        async (path) => (await fetch(shop.site + path, { headers })).status,
      ),
    )
    expect(statuses).toEqual([503, 503, 503])
    faulty.heal()
    expect((await fetch(`${shop.site}/auth/v1/user`, { headers })).status).toBe(200)
  })

  it('an account is deleted completely or not at all', async () => {
    const { access_token: jwt } = await testBrowser(shop.site).signIn()
    const { steps } = await failAtEachStepOf(jwt)
    expect(steps).toBeGreaterThan(1)
    expect((await everything()).people).toEqual([])
  })

  async function failAtEachStepOf(jwt: string): Promise<{ steps: number }> {
    const before = await everything()
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      faulty.failAfter(steps)
      const headers = { authorization: `Bearer ${jwt}` }
      const { status } = await fetch(`${shop.site}/api/account`, { method: 'DELETE', headers })
      if (status === 204) return { steps }
      expect(status).toBe(503)
      expect(await everything()).toEqual(before)
    }
    throw new Error('the account is never deleted')
  }
})
