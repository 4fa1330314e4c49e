import { randomUUID } from 'node:crypto'

import type { CartResponse } from '@nawl/contract/sales/cart'
import type { PlacedOrder } from '@nawl/contract/sales/order'
import { BROOKLYN } from '@nawl/domain/order/laws/order-fixture'
import type { APIRequestContext } from '@playwright/test'

import { DESIGN } from '../pages/cart-page.ts'

const SIZES = [
  ['4', '6'],
  ['5', '8'],
  ['6', '9'],
  ['8', '10'],
  ['9', '12'],
] as const

/** Orders a rug and pays for it as a customer does, without looking at the pages: the `n`th of many, in several sizes. */
export async function payForRug(request: APIRequestContext, shopUrl: string, n: number): Promise<string> {
  const send = async <T>(method: 'POST' | 'PUT', path: string, data: object, headers = {}): Promise<T> => {
    const answer = await request.fetch(shopUrl + path, { method, data, headers })
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
    return (await answer.json()) as T
  }
  const [width, length] = SIZES[n % SIZES.length] ?? SIZES[0]
  const design = { ...DESIGN, size: { ...DESIGN.size, shape: 'rectangle', width, length, unit: 'ft' } }
  await send('POST', '/api/cart/lines', { design, quantity: n % 7 === 0 ? 2 : 1 })
  const { price } = await send<CartResponse>('PUT', '/api/cart/country', { country: 'US' })
  const wish = {
    email: `customer${n}@example.com`,
    address: BROOKLYN,
    provider: 'test',
    expectedTotal: price.amounts.USD.total,
    acceptedTerms: '2025-01',
  }
  const placed = await send<PlacedOrder>('POST', '/api/checkout', wish, { 'idempotency-key': randomUUID() })
  if (placed.next?.kind !== 'redirect') throw new Error('there is nowhere to pay')
  const paid = await request.post(placed.next.url, { form: { outcome: 'approve' } })
  if (!paid.ok()) throw new Error(`the payment answered ${paid.status()}`)
  return placed.number
}
