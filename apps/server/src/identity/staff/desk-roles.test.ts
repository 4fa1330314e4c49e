import type { AccountAnswer } from '@nawl/contract/account/account'
import { randomUUID } from 'node:crypto'

import type { AdminOrder } from '@nawl/contract/sales/admin'
import type { WorkshopList } from '@nawl/contract/desk/workshop'
import { ROLES, type Role } from '@nawl/domain/staff/roles'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { routesOf } from '../../../test/accounts/routes-of.ts'
import { HOUR, NOW, openShopApp } from '../../../test/chaos/shop-app.ts'
import { rugLine } from '../../../test/chaos/rug-line.ts'
import { MATRIX } from '../../../test/desk/role-matrix.ts'

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
