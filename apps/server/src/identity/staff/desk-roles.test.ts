import type { AccountAnswer } from '@nawl/contract/account/account'
import { randomUUID } from 'node:crypto'

import type { AdminOrder } from '@nawl/contract/sales/admin'
import type { WorkshopList } from '@nawl/contract/desk/workshop'
import { ROLES, type Role } from '@nawl/domain/staff/roles'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { routesOf } from '../../../test/accounts/routes-of.ts'
import { HOUR, NOW, openShopApp } from '../../../test/chaos/shop-app.ts'
import { rugLine } from '../../../test/chaos/rug-line.ts'

/** The routes of a document, with bodies that are refused for what they say. */
function ofDocument(path: string, roles: string): Readonly<Record<string, readonly [string, object?]>> {
  return {
    [`get ${path}`]: [roles],
    [`get ${path}/revisions/{revision}`]: [roles],
    [`put ${path}/draft`]: [roles, { value: 'none' }],
    [`delete ${path}/draft`]: [roles],
    [`post ${path}/publish`]: [roles, { value: 'none' }],
    [`post ${path}/restore`]: [roles, { number: 'none' }],
    [`post ${path}/keep`]: [roles, { number: 'none' }],
    [`post ${path}/call-off`]: [roles, { number: 'none' }],
  }
}

const EVERYBODY = 'owner sales workshop editor accountant'

/** Who may call each route of the desk, and a body for it. A route that is missing here fails the test. */
const MATRIX: Readonly<Record<string, readonly [roles: string, body?: object]>> = {
  'get /api/desk/me': [EVERYBODY],
  'get /api/desk/orders': ['owner sales accountant'],
  'get /api/desk/orders/numbers': ['owner sales accountant'],
  'post /api/desk/orders/export': [
    'owner sales accountant',
    { language: 'en', rows: 'orders', filter: {}, numbers: [] },
  ],
  'get /api/desk/orders/{number}/statement.pdf': ['owner sales accountant'],
  'get /api/desk/orders/{number}/documents/{document}/pdf': ['owner sales accountant'],
  'get /api/desk/orders/{number}/documents/{document}/xml': ['owner sales accountant'],
  'get /api/desk/orders/{number}/customs.zip': ['owner sales accountant'],
  'get /api/desk/documents': ['owner sales accountant'],
  'post /api/desk/documents/export': ['owner sales accountant', { language: 'en', filter: {}, numbers: [] }],
  'get /api/desk/customers': ['owner sales'],
  'get /api/desk/customers/{email}': ['owner sales'],
  'post /api/desk/customers/export': ['owner sales', { language: 'en', filter: {}, emails: [] }],
  'get /api/desk/messages': ['owner sales'],
  'get /api/desk/messages/waiting': ['owner sales'],
  'get /api/desk/messages/{id}': ['owner sales'],
  'post /api/desk/messages/{id}/answers': ['owner sales', { text: 'Yes.', version: 0 }],
  'post /api/desk/messages/{id}/notes': ['owner sales', { text: 'Called.' }],
  'put /api/desk/messages/{id}/assignee': ['owner sales', { assignee: null, version: 0 }],
  'post /api/desk/messages/{id}/close': ['owner sales', {}],
  'post /api/desk/messages/{id}/reopen': ['owner sales', {}],
  ...ofDocument('/api/desk/settings/answers', 'owner sales'),
  'get /api/desk/views/{list}': ['owner sales workshop editor accountant'],
  'put /api/desk/views/{list}': ['owner sales workshop editor accountant'],
  'delete /api/desk/views/{list}': ['owner sales workshop editor accountant'],
  'post /api/desk/orders': ['owner sales', { freight: -1 }],
  'get /api/desk/orders/{number}': ['owner sales accountant'],
  'get /api/desk/workshop': ['owner sales workshop'],
  'post /api/desk/workshop/{number}/start-production': ['owner sales workshop'],
  'post /api/desk/workshop/{number}/ready': ['owner sales workshop'],
  'get /api/desk/orders/{number}/pack.pdf': ['owner sales workshop'],
  'get /api/desk/orders/{number}/pack.zip': ['owner sales workshop'],
  'post /api/desk/orders/{number}/start-production': ['owner sales'],
  'post /api/desk/orders/{number}/ready': ['owner sales'],
  'post /api/desk/orders/{number}/ship': ['owner sales', { carrier: 'Aramex', trackingNumber: '1' }],
  'post /api/desk/orders/{number}/deliver': ['owner sales'],
  'post /api/desk/orders/{number}/quote': ['owner sales', { shipping: 100 }],
  'post /api/desk/orders/{number}/notes': ['owner sales', { text: 'Called.' }],
  'post /api/desk/orders/{number}/address': [
    'owner sales',
    { address: { country: 'US' }, why: '', version: 0 },
  ],
  'post /api/desk/orders/{number}/email': ['owner sales', { email: 'a@example.com', why: 'x', version: 0 }],
  'post /api/desk/orders/{number}/tracking': [
    'owner sales',
    { carrier: 'DHL', trackingNumber: '1', why: 'x', version: 0 },
  ],
  'post /api/desk/orders/{number}/days': [
    'owner sales',
    { first: '2099-01-01', last: '2099-01-02', why: 'x', version: 0 },
  ],
  'post /api/desk/orders/{number}/step-back': ['owner sales', { why: 'x', version: 0 }],
  'post /api/desk/orders/{number}/billing': ['owner sales', { billing: {}, why: 'x', version: 0 }],
  'post /api/desk/orders/{number}/lines/{lineId}/remake': [
    'owner sales',
    { quantity: 1, cause: 'workshop', why: 'x', version: 0 },
  ],
  'post /api/desk/orders/{number}/lines/{lineId}/cancel': ['owner', { why: 'x', version: 0 }],
  'post /api/desk/orders/{number}/letters': ['owner sales', { text: 'Hello.', version: 0 }],
  'post /api/desk/orders/{number}/claims/{claimId}': ['owner sales', { outcome: 'rejected', answer: 'No.' }],
  // The order of the test is paid.
  'post /api/desk/orders/{number}/cancel': ['owner'],
  'post /api/desk/orders/{number}/transfer': ['owner', { paymentId: 'x', reference: 'x', amount: 1 }],
  'post /api/desk/orders/{number}/refunds': ['owner', { currency: 'AED', amount: 1, why: 'Late' }],
  'post /api/desk/orders/{number}/refunds/{refundId}/again': ['owner'],
  'post /api/desk/orders/{number}/refunds/{refundId}/sent': ['owner'],
  'get /api/desk/yarns': ['owner workshop'],
  'put /api/desk/yarns/stock': ['owner workshop', { codes: [], isOut: true }],
  'post /api/desk/yarns/export': ['owner workshop', { language: 'en', filter: {}, codes: [] }],
  'post /api/desk/yarns/import': ['owner workshop'],
  'get /api/desk/yarns/{code}': ['owner workshop'],
  'put /api/desk/yarns/{code}': ['owner workshop', { value: 'none' }],
  'post /api/desk/yarns/{code}/restore': ['owner workshop', { number: 'none' }],
  'post /api/desk/yarns/{code}/replace': ['owner editor', { by: 'none' }],
  'get /api/desk/staff': ['owner'],
  'post /api/desk/staff': ['owner', { email: 'desk@example.com', role: 'sales' }],
  'put /api/desk/staff/{email}/role': ['owner', { role: 'sales', was: 'workshop' }],
  'delete /api/desk/staff/{email}': ['owner'],
  'post /api/desk/staff/{email}/reset-second-factor': ['owner', { language: 'en' }],
  'get /api/desk/activity': ['owner'],
  'get /api/desk/security': [EVERYBODY],
  'post /api/desk/security/challenge': [EVERYBODY],
  'post /api/desk/security/verify': [EVERYBODY, { way: 'codes', code: '000000' }],
  'post /api/desk/security/passkeys/options': [EVERYBODY],
  'post /api/desk/security/passkeys': [EVERYBODY, { name: 'none' }],
  'post /api/desk/security/codes/options': [EVERYBODY],
  'post /api/desk/security/codes': [EVERYBODY, { name: 'Phone', ticket: 'none', code: '000000' }],
  'delete /api/desk/security/factors/{id}': [EVERYBODY],
  'post /api/desk/security/recovery-codes': [EVERYBODY, { language: 'en' }],
  'get /api/desk/webhooks': ['owner'],
  'post /api/desk/webhooks': [
    'owner',
    { url: 'https://192.168.0.1', description: '', types: ['order.paid'] },
  ],
  'put /api/desk/webhooks/{id}': ['owner', { url: 'none' }],
  'delete /api/desk/webhooks/{id}': ['owner'],
  'post /api/desk/webhooks/{id}/secret': ['owner'],
  'post /api/desk/webhooks/{id}/test': ['owner'],
  'get /api/desk/webhooks/{id}/deliveries': ['owner'],
  'post /api/desk/webhooks/{id}/deliveries/{deliveryId}/again': ['owner'],
  'get /api/desk/tokens': ['owner'],
  'post /api/desk/tokens': ['owner', { name: 'Robot', scopes: ['orders.read'], days: 365 }],
  'delete /api/desk/tokens/{id}': ['owner'],
  'get /api/desk/codes': ['owner'],
  'post /api/desk/codes': ['owner', { code: 'no' }],
  'post /api/desk/codes/{code}/end': ['owner'],
  'get /api/desk/gift-cards': ['owner'],
  'post /api/desk/gift-cards': ['owner', { amount: 0 }],
  'post /api/desk/gift-cards/{id}/block': ['owner'],
  ...ofDocument('/api/desk/settings/shop', 'owner'),
  ...ofDocument('/api/desk/settings/business', 'owner'),
  'post /api/desk/settings/logo': ['owner'],
  ...ofDocument('/api/desk/settings/prices', 'owner'),
  ...ofDocument('/api/desk/settings/hours', 'owner'),
  ...ofDocument('/api/desk/texts/{key}', 'owner editor'),
  'get /api/desk/texts': ['owner editor'],
  'get /api/desk/facts': ['owner editor'],
  'post /api/desk/photos': ['owner editor'],
  'get /api/desk/sentences': ['owner editor'],
  'get /api/desk/sentences/{key}/built-in': ['owner editor'],
  ...ofDocument('/api/desk/sentences/{key}', 'owner editor'),
  'get /api/desk/newsletter': ['owner editor'],
  'post /api/desk/newsletter': ['owner editor'],
  'get /api/desk/newsletter/{key}': ['owner editor'],
  'put /api/desk/newsletter/{key}/draft': ['owner editor', { value: 'none' }],
  'delete /api/desk/newsletter/{key}/draft': ['owner editor'],
  'get /api/desk/newsletter/{key}/sending': ['owner editor'],
  'post /api/desk/newsletter/{key}/preview': ['owner editor', { value: 'none' }],
  'post /api/desk/newsletter/{key}/test': ['owner editor', { language: 'none' }],
  'post /api/desk/newsletter/{key}/send': ['owner editor', { draftVersion: 'none' }],
  'post /api/desk/newsletter/{key}/stop': ['owner editor'],
  'post /api/desk/newsletter/{key}/continue': ['owner editor'],
  ...ofDocument('/api/desk/designs/{key}', 'owner editor'),
  ...ofDocument('/api/desk/listing', 'owner editor'),
  'get /api/desk/designs': ['owner editor'],
  'post /api/desk/designs': ['owner editor', { slug: 1 }],
  'post /api/desk/designs/export': ['owner editor', { language: 'en', filter: {} }],
  'post /api/desk/designs/import': ['owner editor'],
  'post /api/desk/settings/prices/export': ['owner', { language: 'en', filter: {}, of: 'public' }],
  'post /api/desk/settings/prices/import': ['owner'],
  'get /api/desk/designs/{key}/link': ['owner editor'],
  'post /api/desk/drawings': ['owner editor'],
  'get /api/desk/drawings/{id}': ['owner editor'],
  'get /api/desk/drawings/{id}/original': ['owner editor'],
  'post /api/desk/drawings/{id}/yarns': ['owner editor', { hexes: 'none' }],
  'get /api/desk/reports': ['owner sales accountant'],
  'get /api/desk/money': ['owner sales accountant'],
  'get /api/desk/money/{table}.csv': ['owner sales accountant'],
  'get /api/desk/months': ['owner sales accountant'],
  'get /api/desk/months/{month}/accounts.zip': ['owner sales accountant'],
  'post /api/desk/months/{month}/close': ['owner accountant'],
  'get /api/desk/clearing': ['owner sales accountant'],
  'get /api/desk/attention': ['owner sales accountant'],
  'post /api/desk/attention/done': ['owner', { key: '' }],
  'get /api/desk/statements': ['owner sales accountant'],
  'post /api/desk/statements': ['owner'],
  'post /api/desk/statements/book': ['owner', { rows: [] }],
  'post /api/desk/statements/set-aside': ['owner', { key: 'none' }],
  'get /api/desk/reports/{table}.csv': ['owner sales accountant'],
  'post /api/desk/texts/{key}/preview': ['owner editor', { value: 'none' }],
}

describe('the routes of the desk', () => {
  let counter: Awaited<ReturnType<typeof openShopApp>>
  let paid: Awaited<ReturnType<typeof counter.confirmed>>
  beforeAll(async () => {
    counter = await openShopApp()
    paid = await counter.confirmed()
    const owner = await counter.signedIn('desk')
    for (const role of ROLES)
      await counter.call('POST', '/api/desk/staff', { email: `${role}@example.com`, role }, owner)
  })
  beforeEach(() => counter.reset())
  afterAll(() => counter.close())

  async function ask(name: string, who: string | null, number = paid.number, body = MATRIX[name]?.[1]) {
    const [method = '', path = ''] = name.split(' ')
    const url = path.replace('{number}', number).replaceAll(/\{\w+\}/g, 'nobody')
    const { headers } = who === null ? { headers: {} } : await counter.signedIn(who)
    return counter.call<{ code?: string }>(method.toUpperCase() as 'POST', url, body, {
      headers,
      key: randomUUID(),
    })
  }
  const refusedTo = (name: string) => ROLES.filter((role) => !MATRIX[name]?.[0].split(' ').includes(role))
  const cases = (roles: (name: string) => readonly Role[]) =>
    Object.keys(MATRIX).flatMap((name) => roles(name).map((role) => [name, role] as const))

  it('are all in the matrix', () => {
    const desk = routesOf(counter.app).filter(
      (name) => / \/api\/desk\b/.test(name) && !name.startsWith('head '),
    )
    expect(desk.toSorted()).toEqual(Object.keys(MATRIX).toSorted())
  })

  it.each(cases(refusedTo))('%s is refused to %s, and changes nothing', async (name, role) => {
    const before = await counter.see(paid)
    const { status, body } = await ask(name, role)
    expect([status, body.code]).toEqual([403, 'desk/not-permitted'])
    expect(await counter.see(paid)).toEqual(before)
  })

  it.each(Object.keys(MATRIX))('%s is refused to customers and strangers', async (name) => {
    const [customer, stranger] = [await ask(name, 'eve'), await ask(name, null)]
    expect([customer.status, customer.body.code]).toEqual([403, 'desk/not-staff'])
    expect([stranger.status, stranger.body.code]).toEqual([401, 'account/sign-in-needed'])
  })

  it.each(cases((name) => ROLES.filter((role) => !refusedTo(name).includes(role))))(
    '%s is open to %s, and knows no order that does not exist',
    async (name, role) => {
      const { status, body } = await ask(name, role, 'NW-AAAA-AAAA')
      const isFine = name.includes('{number}')
        ? body.code === 'order/not-found'
        : ![401, 403].includes(status)
      expect(isFine, `${status} ${body.code}`).toBe(true)
    },
  )

  it('are offered to whoever is of the staff, and to nobody else', async () => {
    const isStaff = async (who: string) => {
      const { headers } = await counter.signedIn(who)
      return (await counter.call<AccountAnswer>('GET', '/api/account', undefined, { headers })).body.isStaff
    }
    expect([await isStaff('editor'), await isStaff('eve')]).toEqual([true, false])
  })

  it('lets sales cancel what is not paid, and no claim be paid out', async () => {
    const open = await counter.ordered()
    const cancel = 'post /api/desk/orders/{number}/cancel'
    expect((await ask(cancel, 'sales', open.number)).status).toBe(200)
    const claim = 'post /api/desk/orders/{number}/claims/{claimId}'
    const { status } = await ask(claim, 'sales', paid.number, {
      outcome: 'refund',
      answer: 'Sorry.',
      refund: { currency: 'AED', amount: 100 },
    })
    expect(status).toBe(403)
  })

  it('offers on an order only what the role permits', async () => {
    const steps = async (role: string) => {
      const { headers } = await counter.signedIn(role)
      const path = `/api/desk/orders/${paid.number}`
      return (await counter.call<AdminOrder>('GET', path, undefined, { headers })).body.deskSteps
    }
    const corrections = ['change-address', 'correct-email', 'move-days', 'correct-billing']
    expect(await steps('owner')).toEqual([...corrections, 'cancel', 'refund'])
    expect(await steps('sales')).toEqual(corrections)
    expect(await steps('accountant')).toEqual([])
    counter.clock.at = NOW + 48 * HOUR
    expect(await steps('sales')).toEqual(['start-production', ...corrections])
    expect(await steps('accountant')).toEqual([])
  })

  it('shows the workshop what to make, without prices or the customer', async () => {
    const { headers } = await counter.signedIn('workshop')
    const { body } = await counter.call<WorkshopList>('GET', '/api/desk/workshop', undefined, { headers })
    const found = body.orders.find(({ number }) => number === paid.number)
    expect(found).toMatchObject({
      state: 'confirmed',
      rugs: [{ quantity: 1, design: { name: 'Onyx', size: { widthMm: 1524, lengthMm: 2438 } } }],
    })
    expect(rugLine(found?.rugs[0]).kilograms).toHaveLength(3)
    const shown = JSON.stringify(body).toLowerCase()
    const { email, address } = await counter.see(paid)
    const secrets = ['price', 'total', 'usd', 'payment', 'token', email, address.name, address.line1]
    expect(secrets.filter((secret) => shown.includes(secret.toLowerCase()))).toEqual([])
  })

  it('lets the workshop take an order through production', async () => {
    const placed = await counter.confirmed()
    const stage = (path: string) => ask(`post /api/desk/workshop/{number}/${path}`, 'workshop', placed.number)
    expect((await stage('start-production')).body.code).toBe('order/too-early')
    counter.clock.at = NOW + 48 * HOUR
    expect((await stage('start-production')).body).toMatchObject({ state: 'in_production' })
    expect((await stage('ready')).body).toMatchObject({ state: 'ready' })
    expect(await counter.stateOf(placed)).toBe('ready')
  })
})
