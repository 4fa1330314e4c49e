import { request } from 'node:http'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { testBrowser } from '../../../../test/auth/browser.ts'
import { listeningShop } from '../../../../test/auth/listening-shop.ts'
import { openLocalGoogle } from './local-google.ts'

describe('local sign-in in place of Google', () => {
  let shop: Awaited<ReturnType<typeof listeningShop>>
  beforeAll(async () => void (shop = await listeningShop()))
  afterAll(() => shop.close())
  const page = async (browser = testBrowser(shop.site)) =>
    browser.follow(await browser.leave(), `${shop.site}/?`)

  it('says what it is and lists the example people', async () => {
    const browser = testBrowser(shop.site)
    const answer = await browser.visit(await page(browser))
    const text = await answer.text()
    expect(text).toContain('<b>Stand-in for Google</b>')
    for (const name of ['Layla Haddad', 'Marcus Lindqvist', 'Noor Rahman', 'Somebody else, who cancels'])
      expect(text).toContain(name)
    const nonce = /<style nonce="([^"]+)">/.exec(text)?.[1] ?? 'none'
    expect(answer.headers.get('content-security-policy')).toContain(`style-src 'nonce-${nonce}'`)
    expect(text).not.toMatch(/<script|https:\/\//)
  })
  it('shows its page only to the browser that was redirected there', async () => {
    const address = await page()
    const answer = await testBrowser(shop.site).visit(address)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('This sign-in is over')
  })
  it('refuses unknown people', async () => {
    const back = await testBrowser(shop.site).choose('admin')
    expect(back.searchParams.get('error')).toBe('access_denied')
  })
  it('refuses requests with another Host header', async () => {
    const { port } = new URL(await page())
    const status = await new Promise<number | undefined>((resolve, reject) =>
      request({ port, host: '127.0.0.1', headers: { host: `rebound.example:${port}` } })
        .on('response', (answer) => resolve(answer.resume().statusCode))
        .on('error', reject)
        .end(),
    )
    expect(status).toBe(421)
  })
  it('issues no token without the client secret or the PKCE verifier', async () => {
    const { origin } = new URL(await page())
    const ask = async (body: Record<string, string>) =>
      (await fetch(`${origin}/token`, { method: 'POST', body: new URLSearchParams(body) })).status
    expect(
      await ask({ grant_type: 'authorization_code', client_id: 'nawl', code: 'x' }),
    ).toBeGreaterThanOrEqual(400)
    expect(await ask({ grant_type: 'client_credentials', client_id: 'nawl' })).toBeGreaterThanOrEqual(400)
    const plain = await fetch(
      `${origin}/auth?client_id=nawl&response_type=code&scope=openid&redirect_uri=${shop.site}/auth/v1/callback`,
      { redirect: 'manual' },
    )
    expect(plain.headers.get('location')).toContain('error=invalid_request')
  })
  it('refuses to open for a shop that other machines reach', async () => {
    for (const site of ['https://nawl.example', 'http://192.168.0.7:3000', 'http://localhost.evil.example'])
      await expect(openLocalGoogle(site, `${site}/auth/v1/callback`)).rejects.toThrow(
        'loopback addresses only',
      )
  })
})
