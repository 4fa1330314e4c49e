import type { ApiTokenList, ApiTokensWithSecret } from '@nawl/contract/desk/api-tokens'
import type { DeskTrade } from '@nawl/contract/trade/trade'
import { permissionsOf, ROLES } from '@nawl/domain/staff/roles'
import { TOKEN_SCOPES, type TokenScope } from '@nawl/domain/staff/token-scopes'
import type { FastifyRequest } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { routesOf } from '../../../test/accounts/routes-of.ts'
import { HOUR, NOW, openShopApp } from '../../../test/chaos/shop-app.ts'
import { APPLICATION, CONTACT } from '../../../test/trade/trading-shop.ts'
import { deskChange, staffMember } from '../../platform/db/schema/desk-schema.ts'
import { apiToken } from '../../platform/db/schema/integration-schema.ts'
import { tokenCallers } from '../../identity/tokens/token-callers.ts'
import { hourlyLimits } from '../../platform/http/limits/hourly-limit.ts'
import { erasePerson } from '../../privacy/erase-person.ts'

type Operation = { readonly security?: readonly Record<string, readonly string[]>[] }
type Document = { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> }
type Problem = { readonly code?: string }
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

let shop: Awaited<ReturnType<typeof openShopApp>>
let document: Document
beforeAll(async () => {
  shop = await openShopApp()
  document = (await shop.call<Document>('GET', '/api/docs/json')).body
})
beforeEach(async () => {
  shop.reset()
  await shop.database.orm.delete(apiToken)
  await shop.database.orm.delete(staffMember)
})
afterAll(() => shop.close())

const as = async <T>(who: string, method: Method, path: string, body?: object) =>
  shop.call<T>(method, `/api/desk${path}`, body, await shop.signedIn(who))
async function made(scopes: readonly TokenScope[], change: object = {}, who = 'desk') {
  const wish = { name: 'Accounts', scopes, days: 30, ...change }
  const { body } = await as<ApiTokensWithSecret>(who, 'POST', '/tokens', wish)
  return { token: body.token, id: body.tokens[0]?.id ?? '' }
}
let callers = 0
const by = (
  token: string,
  method: Method,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
) =>
  shop.call<Problem>(method, path, body, {
    headers: {
      authorization: `Bearer ${token}`,
      'x-forwarded-for': `2001:db8:${(++callers).toString(16)}::1`,
      ...headers,
    },
  })
const outcome = async (answer: ReturnType<typeof by>) => {
  const { status, body } = await answer
  return [status, body.code]
}
const REFUSED = [401, 'desk/token-refused']
const ORDERS = '/api/desk/orders'

describe('an API token', () => {
  it('is shown once, and stored as a hash', async () => {
    const { token, id } = await made(['orders.read'])
    expect(token).toMatch(/^nawl_[\w-]{43}$/)
    const list = (await as<ApiTokenList>('desk', 'GET', '/tokens')).body
    expect(list.tokens).toMatchObject([
      { id, ending: token.slice(-4), scopes: ['orders.read'], lastUsedOn: null, revoked: null },
    ])
    const stored = [
      list,
      await shop.database.orm.select().from(apiToken),
      await shop.database.orm.select().from(deskChange),
    ]
    expect(JSON.stringify(stored)).not.toContain(token.slice(5))
  })

  it('has its scopes and no other permission, and notes the day of its use', async () => {
    const { token } = await made(['orders.read'])
    expect((await by(token, 'GET', ORDERS)).status).toBe(200)
    const me = (await by(token, 'GET', '/api/desk/me')).body
    expect(me).toMatchObject({ email: 'desk@example.com', permissions: ['orders.read'] })
    for (const path of ['/api/desk/workshop', '/api/desk/staff', '/api/desk/tokens', '/api/desk/activity'])
      expect(await outcome(by(token, 'GET', path)), `GET ${path}`).toEqual([403, 'desk/not-permitted'])
    const { tokens } = (await as<ApiTokenList>('desk', 'GET', '/tokens')).body
    expect(tokens[0]?.lastUsedOn).toBe('2027-01-04')
  })

  it.each(TOKEN_SCOPES)('with %s alone opens the routes of that permission alone', async (scope) => {
    const { token } = await made([scope])
    const routes = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { security = [] }]) => ({ path, method, security })),
    )
    const desk = routes.filter(({ path }) => path.startsWith('/api/desk/'))
    expect(desk.length).toBeGreaterThan(50)
    for (const { path, method, security } of desk) {
      const scopes = security.find((each) => 'apiToken' in each)?.['apiToken']
      const isOpen = scopes !== undefined && (scopes.length === 0 || scopes.includes(scope))
      const url = path.replaceAll(/\{\w+\}/g, 'NW-AAAA-AAAA')
      const { status, body } = await by(token, method.toUpperCase() as Method, url)
      const isForbidden = status === 403 && body.code === 'desk/not-permitted'
      expect(isForbidden, `${method} ${path} ${status}`).toBe(!isOpen)
    }
  })

  it('does not do more by a body: it cancels nothing that is paid, and pays out no claim', async () => {
    const { token } = await made(['orders.read', 'orders.handle'])
    const paid = await shop.confirmed()
    expect(await outcome(by(token, 'POST', `${ORDERS}/${paid.number}/cancel`))).toEqual([
      403,
      'desk/not-permitted',
    ])
    const claim = { outcome: 'refund', answer: 'Sorry.', refund: { currency: 'AED', amount: 100 } }
    expect(await outcome(by(token, 'POST', `${ORDERS}/${paid.number}/claims/x`, claim))).toEqual([
      403,
      'desk/not-permitted',
    ])
    const open = await shop.ordered()
    expect((await by(token, 'POST', `${ORDERS}/${open.number}/cancel`)).status).toBe(200)
    const note = await by(token, 'POST', `${ORDERS}/${open.number}/notes`, { text: 'By a program.' })
    expect(note.body).toMatchObject({
      notes: expect.arrayContaining([expect.objectContaining({ by: 'staff:desk@example.com (Accounts)' })]),
    })
  })

  it('sets no price: it gives no trade account its tier, and may still refuse one', async () => {
    await shop.call('POST', '/api/account/trade', APPLICATION, await shop.signedIn('ada'))
    const { accounts, tiers } = (await as<DeskTrade>('desk', 'GET', '/trade')).body
    const { token } = await made(['orders.handle'])
    const path = `/api/desk/trade/${accounts[0]!.id}`
    const acceptance = { tier: tiers[0]!.id, contact: CONTACT }
    expect(await outcome(by(token, 'POST', `${path}/accept`, acceptance))).toEqual([
      403,
      'desk/not-permitted',
    ])
    const refusal = await by(token, 'POST', `${path}/refuse`, { reason: 'No licence.' })
    expect(refusal.body).toMatchObject({ accounts: [{ state: 'refused', tier: null }] })
  })

  it('needs no cookie and no origin, and looks at none', async () => {
    const { token } = await made(['orders.read'])
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    expect((await by(token, 'GET', ORDERS, undefined, headers)).status).toBe(200)
    const { headers: session } = await shop.signedIn('desk')
    const cookie = { cookie: `nawl-session=${session.authorization}; ${session.authorization}` }
    expect(await outcome(by(`${token}x`, 'GET', ORDERS, undefined, cookie))).toEqual(REFUSED)
  })

  it('opens nothing but the desk', async () => {
    const { token } = await made(TOKEN_SCOPES)
    const { status } = await by(token, 'GET', '/api/account')
    expect([401, 403]).toContain(status)
  })

  it('ends: when it expires, when it is revoked, and nobody else’s is accepted', async () => {
    const { token, id } = await made(['orders.read'])
    expect(await outcome(by(`nawl_${'a'.repeat(43)}`, 'GET', ORDERS))).toEqual(REFUSED)
    shop.clock.at = NOW + 30 * 24 * HOUR - 1
    expect((await by(token, 'GET', ORDERS)).status).toBe(200)
    shop.clock.at = NOW + 30 * 24 * HOUR
    expect(await outcome(by(token, 'GET', ORDERS))).toEqual([401, 'desk/token-expired'])
    shop.clock.at = NOW
    const { body } = await as<ApiTokenList>('desk', 'DELETE', `/tokens/${id}`)
    expect(body.tokens).toMatchObject([{ revoked: { by: 'desk@example.com' } }])
    expect(await outcome(by(token, 'GET', ORDERS))).toEqual(REFUSED)
    const endless = await made(['orders.read'], { days: null })
    shop.clock.at = NOW + 10 * 365 * 24 * HOUR
    expect((await by(endless.token, 'GET', ORDERS)).status).toBe(200)
  })

  it('can do less when its creator can, and nothing once they are gone, also after they come back', async () => {
    const invite = (role: string) => as('desk', 'POST', '/staff', { email: 'omar@example.com', role })
    await invite('owner')
    const { token } = await made(['orders.read', 'orders.handle', 'catalogue.edit'], {}, 'omar')
    const permissions = async () =>
      ((await by(token, 'GET', '/api/desk/me')).body as { permissions?: string[] }).permissions
    expect(await permissions()).toEqual(['orders.read', 'orders.handle', 'catalogue.edit'])
    let was = 'owner'
    for (const role of ROLES) {
      await as('desk', 'PUT', '/staff/omar@example.com/role', { was, role })
      was = role
      const expected = permissionsOf(role)
      expect(await permissions()).toEqual(
        ['orders.read', 'orders.handle', 'catalogue.edit'].filter((scope) =>
          (expected as readonly string[]).includes(scope),
        ),
      )
    }
    const { tokens } = (await as<ApiTokenList>('desk', 'GET', '/tokens')).body
    expect(tokens[0]?.effective).toEqual(['orders.read'])
    await as('desk', 'DELETE', '/staff/omar@example.com')
    expect(await outcome(by(token, 'GET', ORDERS))).toEqual(REFUSED)
    await invite('owner')
    expect(await outcome(by(token, 'GET', ORDERS))).toEqual(REFUSED)
  })

  it('ends when the person who made it is erased, whose address is forgotten', async () => {
    await as('desk', 'POST', '/staff', { email: 'omar@example.com', role: 'owner' })
    const { token } = await made(['orders.read'], {}, 'omar')
    const place = { database: shop.database, outboxFolder: shop.config.dataDir, now: Date.now }
    await erasePerson(place, 'omar@example.com')
    expect(await outcome(by(token, 'GET', ORDERS))).toEqual(REFUSED)
    expect(JSON.stringify(await shop.database.orm.select().from(apiToken))).not.toContain('omar')
  })

  it.each([
    { scopes: ['staff.manage'] },
    { scopes: ['integrations.manage'] },
    { scopes: ['settings.change'] },
    { scopes: ['money.move'] },
    { scopes: ['prices.change'] },
    { scopes: [] },
    { days: 7 },
    { days: undefined },
    { name: ' ' },
    { name: 'x'.repeat(61) },
    { extra: 1 },
  ])('is not made with %j', async (change) => {
    const wish = { name: 'Accounts', scopes: ['orders.read'], days: 30, ...change }
    expect((await as('desk', 'POST', '/tokens', wish)).status).toBe(400)
  })

  it('is one of fifty at most that work', async () => {
    for (let n = 0; n < 50; n++) await made(['orders.read'])
    const wish = { name: 'One more', scopes: ['orders.read'], days: 30 }
    expect((await as<Problem>('desk', 'POST', '/tokens', wish)).body.code).toBe('token/too-many')
    shop.clock.at = NOW + 31 * 24 * HOUR
    expect((await as('desk', 'POST', '/tokens', wish)).status).toBe(200)
  })
})

describe('the limits of API tokens', () => {
  it('count by token, and refusals by caller', async () => {
    const { token } = await made(['orders.read'])
    const other = await made(['orders.read'])
    const address = { 'x-forwarded-for': '203.0.113.77' }
    const codes: number[] = []
    for (let n = 0; n < 61; n++)
      codes.push((await by('nawl_wrong', 'GET', '/api/desk/me', undefined, address)).status)
    expect([codes[59], codes[60]]).toEqual([401, 429])
    expect((await by(token, 'GET', '/api/desk/me', undefined, address)).status).toBe(200)
    const { database, config } = shop
    const now = () => NOW
    const limits = hourlyLimits({ now, counts: null, report: () => {} })
    const few = tokenCallers({ database, config, now, limits: (name) => limits(name, 3) })
    const asked = (secret: string) => {
      const request = { headers: { authorization: `Bearer ${secret}` }, ip: '203.0.113.78' }
      return few.callerAt(request as FastifyRequest) // all that it reads
    }
    for (let n = 0; n < 3; n++) await asked(token)
    await expect(asked(token)).rejects.toThrow('request/too-many')
    expect(await asked(other.token)).toMatchObject({ permissions: ['orders.read'] })
  })
})

describe('the OpenAPI document', () => {
  it('names who may call each operation of the desk, and no scope that a token cannot have', () => {
    const { paths } = document
    expect(document).toMatchObject({
      openapi: '3.1.0',
      components: { securitySchemes: { apiToken: { type: 'http', scheme: 'bearer' } } },
    })
    const desk = routesOf(shop.app).filter((name) => / \/api\/desk\b/.test(name) && !name.startsWith('head '))
    for (const name of desk) {
      const [method = '', path = ''] = name.split(' ')
      const { security = [] } = paths[path]?.[method] ?? {}
      expect(security[0], `of ${name}`).toHaveProperty('session')
      for (const scope of security.flatMap((each) => each['apiToken'] ?? []))
        expect(TOKEN_SCOPES).toContain(scope)
    }
    expect(paths['/api/desk/orders']?.['get']?.security).toEqual([
      { session: ['orders.read'] },
      { apiToken: ['orders.read'] },
    ])
    expect(paths['/api/desk/trade/{id}/accept']?.['post']?.security, 'proven anew, by a person').toEqual([
      { session: ['orders.handle'] },
    ])
    expect(paths['/api/desk/staff']?.['get']?.security).toEqual([{ session: ['staff.manage'] }])
    expect(paths['/api/cart']?.['get']?.security).toBeUndefined()
  })
})
