import { PALETTE_TYPE } from '@nawl/contract/imaging/picture-template'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { openShop } from '../../../test/shop-fixture.ts'
import type { App } from './fastify-app.ts'
import { secure } from './security.ts'

describe('a shop on a public https address', () => {
  let shop: Awaited<ReturnType<typeof openShop>>
  beforeAll(async () => {
    shop = await openShop({ publicUrl: 'https://nawl.example', auth: { kind: 'off', allowedRedirects: [] } })
    await shop.database.migrate()
  })
  afterAll(() => shop.close())

  it('sends HSTS for a year, subdomains included', async () => {
    const { headers } = await shop.app.inject('/api/cart')
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  })

  it('forbids framing, limits the referrer and denies cross-origin reads', async () => {
    const headers = { origin: 'https://evil.example' }
    const answer = await shop.app.inject({ url: '/api/cart', headers })
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(answer.headers['content-security-policy']).toContain("object-src 'none'")
    expect(answer.headers['content-security-policy']).toContain("base-uri 'none'")
    expect(answer.headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  })

  it('sets a __Host- cart cookie that scripts cannot read, and no personal answer is cached', async () => {
    const { headers } = await shop.app.inject('/api/cart')
    expect(headers['set-cookie']).toMatch(
      /^__Host-nawl-cart=[\w-]{22}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    )
    expect(headers['cache-control']).toBe('no-store')
  })

  it('refuses unknown fields, repeated parameters and prototype pollution', async () => {
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

  it('refuses TRACE and lists no folder', async () => {
    expect((await shop.app.inject({ method: 'TRACE', url: '/api/cart' })).statusCode).toBe(404)
    for (const url of ['/artwork/', '/artwork/test/', '/.git/config', '/package.json'])
      expect((await shop.app.inject(url)).statusCode).toBe(404)
  })
})

it('a shop on plain HTTP sends no HSTS and upgrades no requests', async () => {
  const shop = await openShop()
  const { headers } = await shop.app.inject('/healthz')
  expect(headers['strict-transport-security']).toBeUndefined()
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
  await shop.close()
})

describe('the policy', () => {
  let shop: Awaited<ReturnType<typeof openShop>>
  beforeAll(async () => void (shop = await openShop()))
  afterAll(() => shop.close())

  /** The headers of a file of some type. */
  async function headersOf(url: string, type: string) {
    const app = fastify() as unknown as App
    await secure(app, shop.config)
    app.get(url, (_request, reply) => reply.type(type).send('x'))
    return (await app.inject(url)).headers
  }

  it.each([
    ['/page', 'text/html'],
    ['/api', 'application/json'],
    ['/drawing.svg', 'image/svg+xml'],
    ['/assets/tuft.worker-Ab.js', 'text/javascript'],
  ])('comes with %s', async (url, type) => {
    const headers = await headersOf(url, type)
    expect(headers['content-security-policy']).toContain("default-src 'self'")
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it('names the nonce of its own answer, another one each time', async () => {
    const app = fastify() as unknown as App
    await secure(app, shop.config)
    app.get('/page', (_request, reply) => reply.type('text/html').send(JSON.stringify(reply.cspNonce)))
    app.get('/api', () => ({}))
    const seen = new Set<string>()
    for (let time = 0; time < 2; time++) {
      const page = await app.inject('/page')
      const { script, style } = page.json<{ script: string; style: string }>()
      const policy = String(page.headers['content-security-policy'])
      expect(policy).toMatch(new RegExp(`script-src 'self'[^;]* 'nonce-${script}';`))
      expect(policy).toMatch(new RegExp(`style-src 'self'[^;]* 'nonce-${style}';`))
      const other = String((await app.inject('/api')).headers['content-security-policy'])
      for (const nonce of [script, style, ...other.match(/(?<=nonce-)\w{32}/g)!]) seen.add(nonce)
    }
    expect(seen.size).toBe(8)
  })

  it('is that of the answer where it has one', async () => {
    const app = fastify() as unknown as App
    await secure(app, shop.config)
    app.get('/page', (_request, reply) =>
      reply.header('content-security-policy', "default-src 'none'").header('set-cookie', 'a=1').send('x'),
    )
    const { headers } = await app.inject('/page')
    expect([headers['content-security-policy'], headers['set-cookie']]).toEqual(["default-src 'none'", 'a=1'])
  })

  it.each([
    ['/assets/site.js', 'text/javascript'],
    ['/yarn.webp', 'image/webp'],
    ['/palette', PALETTE_TYPE],
  ])('is left out of %s, which is never a document', async (url, type) => {
    const headers = await headersOf(url, type)
    expect(headers['content-security-policy']).toBeUndefined()
    expect(headers['x-content-type-options']).toBe('nosniff')
  })
})
