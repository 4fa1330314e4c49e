import { randomUUID } from 'node:crypto'

import type { SavedThings } from '@nawl/contract/account/saved'
import { EMPTY_PLAN } from '@nawl/domain/trade/project'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { DESIGN, openShopApp, RUG, WISH } from '../../../test/chaos/shop-app.ts'
import { joinTrade } from '../../../test/privacy/whole-person.ts'
import { rowsNaming } from '../../../test/accounts/rows-naming.ts'
import { linkOf } from '../../../test/proof-shop.ts'
import { routesOf } from '../../../test/accounts/routes-of.ts'

/**
 * Who may call: `secret` needs the secret that the route expects in its body or header, `cart` the cart’s cookie or its
 * owner, `order` the order’s link or its owner.
 */
type WhoMay = 'anyone' | 'secret' | 'person' | 'cart' | 'order' | 'provider' | 'off'

const at = '2027-01-03T08:00:00.000Z'
const ADAS = 'f3a7a1de-5e0c-4f0e-9d42-6f9a3d1b2c55'
const saved: SavedThings = {
  favourites: [{ address: RUG.id, at }],
  designs: [{ id: ADAS, address: RUG.id, name: 'Hall', link: '', at }],
  viewed: [{ address: RUG.id, times: 3, at }],
}
const OPTION = {
  ids: { room: ADAS, rug: ADAS, option: ADAS },
  roomId: null,
  rugId: null,
  roomName: 'Hall',
  rugName: 'Door',
  quantity: 1,
  from: { kind: 'studio', design: DESIGN },
}
const line = { lineId: 'none', design: DESIGN, provider: 'stripe' }
const accept = { provider: 'stripe', acceptedTerms: '2025-01' }
const UNKNOWN_CART = { cookie: `nawl-cart=${'a'.repeat(22)}` }
const claim = { kind: 'damaged', description: 'Torn.', photoIds: [] }

// A rug that there is not: it is looked up before anything is made.
const OFFERED = { line: ADAS, version: ADAS, name: 'Hall of Eve', address: 'nothing', link: linkOf() }
const PROOF = { id: ADAS, title: 'Theirs', language: 'en', ownerLanguage: 'en', lines: [OFFERED] }

/**
 * Every route that changes something or shows an order, with its rule. A route that is missing here fails the test. The
 * desk has its own matrix, in `desk-roles.test.ts`.
 */
const CALLS: Readonly<Record<string, readonly [WhoMay, body?: object]>> = {
  'post /api/browser-errors': ['anyone'],
  'post /api/visits': ['anyone'],
  'post /api/color/extract': ['anyone'],
  'post /api/color/replace': ['anyone'],
  'post /api/color/replace-multiple': ['anyone'],
  'post /api/color/replace-multiple-with-texture': ['anyone'],
  'post /api/color/shuffle': ['anyone'],
  'post /api/recommendations': ['anyone'],
  'post /api/assistant/reply': ['anyone'],
  'post /api/own-artwork': ['anyone'],
  'patch /api/own-artwork/{id}': ['secret'],
  'delete /api/own-artwork/{id}': ['secret'],
  'post /api/newsletter': ['anyone'],
  'post /api/newsletter/confirm': ['secret'],
  'post /api/newsletter/unsubscribe': ['secret'],
  'post /api/consultations': ['anyone'],
  'post /api/consultations/cancel': ['secret'],
  'post /api/trade-enquiries': ['anyone'],
  'post /api/messages': ['anyone'],
  'get /api/account': ['person'],
  'get /api/account/export': ['person'],
  'get /api/account/kept': ['person'],
  'get /api/account/orders': ['person'],
  'get /api/account/trade': ['person'],
  'post /api/account/trade': [
    'person',
    { practice: 'Atelier', licence: '1', website: '', role: 'designer', about: 'Rooms.' },
  ],
  // What is found by a person's own id is tested in `trade.test.ts`, with somebody else's session.
  'get /api/account/projects': ['person'],
  'post /api/account/projects': ['person', { id: ADAS, name: 'Villa', client: '' }],
  'get /api/account/projects/{id}': ['person'],
  'put /api/account/projects/{id}': ['person', { plan: EMPTY_PLAN, version: 1 }],
  'delete /api/account/projects/{id}': ['person'],
  'post /api/account/projects/{id}/restore': ['person'],
  'post /api/account/projects/{id}/options': ['person', OPTION],
  'post /api/account/projects/{id}/quotes': ['person', { id: ADAS, reference: '', plan: null }],
  'get /api/account/projects/{id}/specification.pdf': ['person'],
  'get /api/account/projects/{id}/specification.csv': ['person'],
  'get /api/account/projects/{id}/files.zip': ['person'],
  'get /api/account/quotes/{id}/quote.pdf': ['person'],
  'get /api/account/quotes/{id}': ['person'],
  'post /api/account/quotes/{id}/withdraw': ['person'],
  'post /api/account/quotes/{id}/accept': ['person', { ...accept, language: 'en' }],
  'post /api/account/kept': ['person', { ...saved, favourites: [] }],
  'put /api/account/favourites/{address}': ['person'],
  'delete /api/account/favourites/{address}': ['person'],
  'put /api/account/designs/{id}': ['person', { address: RUG.id, name: 'Theirs', link: '' }],
  'delete /api/account/designs/{id}': ['person'],
  'put /api/account/viewed/{address}': ['person'],
  'get /api/account/proofs': ['person'],
  'post /api/account/proofs': ['person', PROOF],
  'get /api/account/proofs/{id}': ['person'],
  'patch /api/account/proofs/{id}': ['person', { unlock: true }],
  'delete /api/account/proofs/{id}': ['person'],
  'post /api/account/proofs/{id}/versions': ['person', OFFERED],
  'post /api/account/proofs/{id}/remarks': [
    'person',
    { id: PROOF.id, version: PROOF.id, under: null, pin: null, text: 'Warmer' },
  ],
  'post /api/account/proofs/{id}/resolutions': [
    'person',
    { id: PROOF.id, remark: PROOF.id, isResolved: true },
  ],
  'post /api/account/proofs/{id}/cart': ['person', { id: PROOF.id }],
  'post /api/proofs/{token}/remarks': ['secret'],
  'post /api/proofs/{token}/decisions': ['secret'],
  'delete /api/account': ['person'],
  'post /api/cart/lines': ['cart', { design: DESIGN }],
  'patch /api/cart/lines/{id}': ['cart', { quantity: 2 }],
  'delete /api/cart/lines/{id}': ['cart'],
  'put /api/cart/country': ['cart', { country: 'AE' }],
  'post /api/cart/merge': ['cart'],
  'post /api/checkout': ['cart', WISH],
  'post /api/checkout/code': ['cart', { entered: 'NONE', country: 'AE' }],
  'post /api/quotes': ['cart', { email: WISH.email, address: WISH.address, acceptedTerms: '2025-01' }],
  'post /api/orders/lookup': ['anyone', { number: 'NW-AAAA-AAAA', email: WISH.email }],
  'get /api/orders/{number}': ['order'],
  'get /api/orders/{number}/progress': ['order'],
  'post /api/orders/{number}/link': ['order'],
  'get /api/orders/{number}/documents': ['order'],
  'get /api/orders/{number}/documents/{document}': ['order'],
  'get /api/orders/{number}/documents/{document}/pdf': ['order'],
  'get /api/orders/{number}/documents/{document}/xml': ['order'],
  'get /api/orders/{number}/statement.pdf': ['order'],
  'get /api/orders/{number}/invoice': ['order'],
  'get /api/orders/{number}/invoice.pdf': ['order'],
  'post /api/orders/{number}/reorder': ['order'],
  'post /api/orders/{number}/lines/{lineId}/approve': ['order', { hash: '0'.repeat(64) }],
  'post /api/orders/{number}/lines/{lineId}/question': ['order', { text: 'Is it lighter?' }],
  'post /api/orders/{number}/yarn': ['order', { proposal: 1, isApproved: true }],
  'post /api/orders/{number}/address': ['order', { address: { country: 'US' }, version: 0 }],
  'post /api/orders/{number}/appointment': ['order', { day: '2099-01-01', from: 9, version: 0 }],
  'post /api/orders/{number}/cancel': ['order'],
  'post /api/orders/{number}/claim': ['order', claim],
  'post /api/orders/{number}/claim/photos': ['order'],
  'post /api/orders/{number}/quote/accept': ['order', accept],
  'post /api/orders/{number}/pay': ['order', { provider: 'stripe' }],
  'post /api/orders/{number}/design': ['order', line],
  'post /api/payments/{provider}/webhook': ['provider', {}],
  // Tested elsewhere: sessions in auth/, the test payment in payments/test/.
  'post /auth/v1/token': ['secret'],
  'post /auth/v1/logout': ['secret'],
  'put /auth/v1/user': ['secret'],
  'post /auth/v1/signup': ['off'],
  'post /auth/v1/otp': ['off'],
  'post /auth/v1/magiclink': ['off'],
  'post /auth/v1/recover': ['off'],
  'post /auth/v1/resend': ['off'],
  'post /auth/v1/verify': ['off'],
  'post /auth/v1/sso': ['off'],
  'post /auth/v1/factors': ['off'],
  'post /auth/v1/invite': ['off'],
  'delete /auth/v1/user/identities/{id}': ['off'],
  'post /test-payment/{ref}': ['secret'],
}
/** Reads that need more than the URL. */
const GUARDED_READS = /^get \/api\/(?:account|orders)\b/

const those = (who: WhoMay) => Object.keys(CALLS).filter((name) => CALLS[name]?.[0] === who)

describe('access to a route', () => {
  let counter: Awaited<ReturnType<typeof openShopApp>>
  let mine: Awaited<ReturnType<typeof counter.confirmed>>
  let other: Awaited<ReturnType<typeof counter.confirmed>>
  let ada: Awaited<ReturnType<typeof counter.signedIn>>
  beforeAll(async () => {
    counter = await openShopApp()
    await counter.rugs.seed([RUG, { ...RUG, id: 'falaj', code: 'T-02', name: 'Falaj' }])
    mine = await counter.confirmed()
    other = await counter.confirmed()
    ada = await counter.signedIn('ada')
    await counter.call('POST', '/api/account/kept', saved, ada)
  })
  afterAll(() => counter.close())

  function ask(
    name: string,
    headers: Record<string, string> = {},
    token = '',
    of: { id?: string; address?: string } = {},
  ) {
    const [method = '', path = ''] = name.split(' ')
    const url = path
      .replace('{number}', mine.number)
      .replace('{document}', 'INV-2027-000001')
      .replace('{provider}', 'stripe')
      .replace('{id}', of.id ?? randomUUID())
      .replace('{address}', of.address ?? RUG.id)
      .replaceAll(/\{\w+\}/g, randomUUID())
    return counter.call<{ code?: string }>(
      method.toUpperCase() as 'POST',
      token ? `${url}?token=${token}` : url,
      CALLS[name]?.[1],
      { key: randomUUID(), headers },
    )
  }

  it('is listed for every route', () => {
    const routes = routesOf(counter.app).filter(
      (name) => (!/^(?:get|head) /.test(name) || GUARDED_READS.test(name)) && !/ \/api\/desk\b/.test(name),
    )
    expect(routes.toSorted()).toEqual(Object.keys(CALLS).toSorted())
  })

  it.each(those('person'))('is granted after sign-in: %s', async (name) => {
    const { status, body } = await ask(name)
    expect([status, body.code]).toEqual([401, 'account/sign-in-needed'])
  })

  it.each(those('person'))('answers another person as if the thing did not exist: %s', async (name) => {
    const before = await allOfAda()
    const answers = []
    for (const [sub, own] of [
      ['eve', { id: ADAS, address: RUG.id }],
      ['mallory', { id: randomUUID(), address: 'falaj' }],
    ] as const)
      answers.push(await ask(name, (await counter.signedIn(`${sub} ${name}`)).headers, '', own))
    const [theirs, missing] = answers
    expect(theirs?.status).toBe(missing?.status)
    // Eve's own request may be echoed.
    const sent = JSON.stringify(CALLS[name]?.[1] ?? '')
    const hers = [ada.id, 'ada@example.com', '"Hall"', '"times":3'].filter((text) => !sent.includes(text))
    expect(hers.filter((text) => JSON.stringify(theirs?.body).includes(text))).toEqual([])
    expect(await allOfAda()).toEqual(before)
  })

  it('leaves no row of a deleted account in any table', async () => {
    await joinTrade(counter, 'ada')
    const tables = 'person identity auth_session favourite saved_design viewed_rug trade_account'.split(' ')
    expect(Object.keys(await rowsNaming(counter.database, ada.id))).toEqual(expect.arrayContaining(tables))
    const everybodyElse = await rowsNaming(counter.database, '@example.com')
    expect((await ask('delete /api/account', ada.headers)).status).toBe(204)
    expect(await rowsNaming(counter.database, ada.id)).toEqual({})
    expect(await rowsNaming(counter.database, 'ada@example.com')).toEqual({})
    const left = (await rowsNaming(counter.database, '@example.com'))['person']
    expect(left).toBe((everybodyElse['person'] ?? 0) - 1)
    expect((await ask('get /api/account', ada.headers)).status).toBe(403)
  })

  it.each(those('order'))('is granted to the order’s link or its owner: %s', async (name) => {
    const eve = await counter.signedIn('eve')
    const before = await counter.see(mine)
    const missing = { status: 404, body: { code: 'order/not-found' } }
    expect(await ask(name)).toMatchObject(missing)
    expect(await ask(name, {}, other.token)).toMatchObject(missing)
    expect(await ask(name, eve.headers)).toMatchObject(missing)
    expect(await ask(name, await deskHeaders())).toMatchObject(missing)
    expect(await counter.see(mine)).toEqual(before)
  })

  it.each(those('cart'))('is refused to pages of another site: %s', async (name) => {
    const sites = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' },
      { 'sec-fetch-site': 'same-site' },
    ]
    for (const headers of sites) {
      const { status, body } = await ask(name, { ...UNKNOWN_CART, ...(headers as Record<string, string>) })
      expect([status, body.code]).toEqual([403, 'request/cross-site'])
    }
    const own = await ask(name, { ...UNKNOWN_CART, 'sec-fetch-site': 'same-origin' })
    expect(own.body.code).not.toBe('request/cross-site')
  })

  it.each(those('cart').filter((name) => name.startsWith('post') && CALLS[name]?.[1]))(
    'cannot be sent by a plain form: %s',
    async (name) => {
      const headers = { 'content-type': 'text/plain', ...UNKNOWN_CART }
      const request = { url: name.slice('post '.length), headers, payload: JSON.stringify(CALLS[name]?.[1]) }
      const answer = await counter.app.inject({ method: 'POST', ...request })
      expect(answer.statusCode).toBe(415)
    },
  )

  it.each(those('off'))('is refused to everybody: %s', async (name) => {
    for (const headers of [{}, ada.headers, await deskHeaders()])
      expect([400, 401, 403, 404, 422]).toContain((await ask(name, headers)).status)
  })

  it.each(those('provider'))('needs a payment provider’s signature: %s', async (name) => {
    const { status, body } = await ask(name)
    expect([status, body.code]).toEqual([400, 'payment/bad-signature'])
  })
  const allOfAda = async () => ({
    kept: (await ask('get /api/account/kept', ada.headers)).body,
    rows: await rowsNaming(counter.database, ada.id),
  })
  const deskHeaders = async () => (await counter.signedIn('desk')).headers
})
