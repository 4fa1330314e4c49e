import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { authSession } from '../../../platform/db/schema/auth-schema.ts'
import { testBrowser } from '../../../../test/auth/browser.ts'
import { listeningShop } from '../../../../test/auth/listening-shop.ts'

describe('a second sign-in', () => {
  let shop: Awaited<ReturnType<typeof listeningShop>>
  beforeAll(async () => void (shop = await listeningShop()))
  afterAll(() => shop.close())
  const status = async ({ access_token: token }: { access_token: string }) =>
    (await fetch(`${shop.site}/api/account`, { headers: { authorization: `Bearer ${token}` } })).status

  it('ends the browser’s former session, whoever it belonged to, and no other browser’s', async () => {
    const [browser, elsewhere] = [testBrowser(shop.site), testBrowser(shop.site)]
    const other = await elsewhere.signIn('local-layla')
    const first = await browser.signIn('local-layla')
    const second = await browser.signIn('local-layla')
    expect([await status(first), await status(second), await status(other)]).toEqual([403, 200, 200])
    const third = await browser.signIn('local-marcus')
    expect([await status(second), await status(third), await status(other)]).toEqual([403, 200, 200])
    const { error } = await elsewhere.client.refreshSession({ refresh_token: second.refresh_token })
    expect(error?.code).toBe('refresh_token_not_found')
    expect(await shop.database.orm.select().from(authSession)).toHaveLength(2)
  })

  it('leaves the former session alone when it fails', async () => {
    const browser = testBrowser(shop.site)
    const session = await browser.signIn('local-noor')
    await browser.choose('')
    await browser.client.exchangeCodeForSession('guessed')
    expect(await status(session)).toBe(200)
  })

  it('uses a code of 256 random bits', async () => {
    const codes = await Promise.all(
      [1, 2, 3].map(async () => (await testBrowser(shop.site).choose('local-noor')).searchParams.get('code')),
    )
    expect(new Set(codes).size).toBe(3)
    for (const code of codes) {
      expect(code).toMatch(/^[\w-]{43}$/)
      expect(Buffer.from(code ?? '', 'base64url')).toHaveLength(32)
    }
  })
})
