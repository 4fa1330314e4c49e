import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { openShop } from '../../../test/shop-fixture.ts'

describe('a shop on a public https address', () => {
  let shop: Awaited<ReturnType<typeof openShop>>
  beforeAll(async () => {
    shop = await openShop({ publicUrl: 'https://nawl.example', auth: { kind: 'off', allowedRedirects: [] } })
    await shop.database.migrate()
  })
  afterAll(() => shop.close())

  it('has browsers come by TLS only for a year, its subdomains included', async () => {
    const { headers } = await shop.app.inject('/api/cart')
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  })

  it('stands in nobody’s frame, says little about where people come from, and lets no other origin read', async () => {
    const headers = { origin: 'https://evil.example' }
    const answer = await shop.app.inject({ url: '/api/cart', headers })
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(answer.headers['content-security-policy']).toContain("object-src 'none'")
    expect(answer.headers['content-security-policy']).toContain("base-uri 'none'")
    expect(answer.headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  })

  it('binds the key of a cart to its host, to TLS and to no script, and nobody caches what is somebody’s', async () => {
    const { headers } = await shop.app.inject('/api/cart')
    expect(headers['set-cookie']).toMatch(
      /^__Host-nawl-cart=[\w-]{22}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    )
    expect(headers['cache-control']).toBe('no-store')
  })

  it('refuses a field it does not know, a parameter given twice, and a body that would change its objects', async () => {
    const post = (payload: string) =>
      shop.app.inject({
        method: 'POST',
        url: '/api/newsletter',
        headers: { 'content-type': 'application/json' },
        payload,
      })
    expect((await post('{"email":"ada@example.com","isAdmin":true}')).statusCode).toBe(400)
    expect((await post('{"email":"ada@example.com","__proto__":{"isAdmin":true}}')).statusCode).toBe(400)
    const twice = await shop.app.inject('/api/consultations/slots?kind=virtual&kind=in-person')
    expect(twice.statusCode).toBe(400)
  })

  it('has no TRACE, and lists no folder', async () => {
    expect((await shop.app.inject({ method: 'TRACE', url: '/api/cart' })).statusCode).toBe(404)
    for (const url of ['/artwork/', '/artwork/test/', '/.git/config', '/package.json'])
      expect((await shop.app.inject(url)).statusCode).toBe(404)
  })
})

it('a shop on plain HTTP promises no TLS, and sends nobody to a port that is not there', async () => {
  const shop = await openShop()
  const { headers } = await shop.app.inject('/healthz')
  expect(headers['strict-transport-security']).toBeUndefined()
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
  await shop.close()
})
