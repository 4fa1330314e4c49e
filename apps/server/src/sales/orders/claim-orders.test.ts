import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { openShopApp } from '../../../test/chaos/shop-app.ts'
import type { Auth } from '../../identity/auth/auth.ts'
import { orderClaims } from './claim-orders.ts'
import type { OrderStore } from './order.store.ts'

type OwnOrder = { readonly number: string }

describe('orders placed as a guest', () => {
  let shop: Awaited<ReturnType<typeof openShopApp>>
  beforeAll(async () => void (shop = await openShopApp()))
  afterAll(() => shop.close())
  beforeEach(() => shop.reset())

  const own = async (asked: { headers: Record<string, string> }) =>
    (await shop.call<OwnOrder[]>('GET', '/api/account/orders', undefined, asked)).body.map(
      ({ number }) => number,
    )

  it('belong to whoever signs in with their address, however it was written, and to nobody else', async () => {
    const first = await shop.ordered({ email: 'Noor@Example.com' })
    const second = await shop.ordered({ email: 'noor@example.com' })
    const others = await shop.ordered({ email: 'noor@example.org' })
    const stranger = await shop.signedIn('marcus')
    expect(await own(stranger)).toEqual([])
    const noor = await shop.signedIn('noor')
    expect((await own(noor)).toSorted()).toEqual([first.number, second.number].toSorted())
    const opened = (number: string) => shop.call('GET', `/api/orders/${number}`, undefined, noor)
    expect((await opened(first.number)).status).toBe(200)
    expect((await opened(others.number)).status).toBe(404)
  })

  it('open by their number before the account was looked at, and keep opening by their link', async () => {
    const placed = await shop.ordered({ email: 'aisha@example.com' })
    const aisha = await shop.signedIn('aisha')
    const path = `/api/orders/${placed.number}`
    expect((await shop.call('GET', path, undefined, await shop.signedIn('marcus'))).status).toBe(404)
    expect((await shop.call('GET', path, undefined, aisha)).status).toBe(200)
    expect((await shop.see(placed)).number).toBe(placed.number)
  })

  it('stay with the account that placed them, whatever address was given for them', async () => {
    const owner = await shop.signedIn('owner')
    const buyer = shop.buyer(owner.headers)
    await buyer.add()
    const { body: placed } = await buyer.checkout({ email: 'zayd@example.com' })
    expect(await own(await shop.signedIn('zayd'))).toEqual([])
    expect(await own(owner)).toContain(placed.number)
  })
})

describe('an address that the provider has not verified', () => {
  const person = {
    id: '7d7f3a0e-5b58-4a9c-9d43-0a6f54d7a0b1',
    email: 'victim@example.com',
    name: null,
    provider: 'hosted',
    sub: 'forged',
  } as unknown as Parameters<ReturnType<typeof orderClaims>>[1]
  const request = {} as Parameters<ReturnType<typeof orderClaims>>[0]
  const ways = (isVerified: boolean, hasOrders = true) => {
    const isEmailVerified = vi.fn<Auth['isEmailVerified']>(async () => isVerified)
    const claim = vi.fn<OrderStore['claim']>(async () => {})
    const orders = { hasUnowned: async () => hasOrders, claim }
    return { claim, isEmailVerified, claims: orderClaims({ auth: { isEmailVerified }, orders }) }
  }

  it('claims nothing; a verified one does', async () => {
    const forged = ways(false)
    expect(await forged.claims(request, person)).toBe(false)
    expect(forged.claim).not.toHaveBeenCalled()
    const real = ways(true)
    expect(await real.claims(request, person)).toBe(true)
    expect(real.claim).toHaveBeenCalledExactlyOnceWith(person.id, 'victim@example.com')
  })

  it('is not asked about while there is nothing to claim', async () => {
    const { claims, isEmailVerified } = ways(true, false)
    expect(await claims(request, person)).toBe(false)
    expect(isEmailVerified).not.toHaveBeenCalled()
  })

  it('to which no e-mail can be sent claims nothing', async () => {
    const { claims } = ways(true)
    expect(await claims(request, { ...person, email: 'a@\u0000' })).toBe(false)
  })
})
