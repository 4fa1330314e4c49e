import { randomUUID } from 'node:crypto'

import type { CartResponse } from '@nawl/contract/sales/cart'
import type { PlacedOrder } from '@nawl/contract/sales/order'
import { BROOKLYN } from '@nawl/domain/order/laws/order-fixture'
import type { APIRequestContext, Page } from '@playwright/test'

import { IN_ARABIC } from '../in-arabic/in-arabic.ts'
import { DESIGN } from './cart-page.ts'

type Ordering = {
  readonly email?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly origin?: string
  readonly quantity?: number
  readonly provider?: string
}

/** Places an unpaid order of one Bab, 5 × 8 ft, to Brooklyn, through the API. */
export async function placeOrder(
  request: APIRequestContext,
  { email = 'ada@example.com', headers = {}, origin = '', quantity = 1, provider = 'test' }: Ordering = {},
): Promise<PlacedOrder> {
  const send = async <T>(method: 'POST' | 'PUT', path: string, data: object, more = {}): Promise<T> => {
    const answer = await request.fetch(origin + path, { method, data, headers: { ...headers, ...more } })
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
    return (await answer.json()) as T
  }
  await send('POST', '/api/cart/lines', { design: DESIGN, quantity })
  const { price } = await send<CartResponse>('PUT', '/api/cart/country', { country: 'US' })
  const wish = {
    email,
    address: BROOKLYN,
    provider,
    expectedTotal: price.amounts.USD.total,
    acceptedTerms: '2025-01',
    ...(IN_ARABIC ? { language: 'ar' } : {}),
  }
  return send('POST', '/api/checkout', wish, { 'idempotency-key': randomUUID() })
}

/** Page object of an order. */
export function orderOn(page: Page) {
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  return {
    main,
    dialog,
    title: main.getByRole('heading', { level: 1 }),
    button: (name: string) => main.getByRole('button', { name, exact: true }),
    confirm: (name: string) => dialog.getByRole('button', { name, exact: true }),
    payments: main.getByRole('region', { name: 'Payments' }),
    path: ({ number, token }: PlacedOrder) => `/order/${number}?token=${token}`,

    /** Pays with the test payment, which redirects back. */
    async pay(): Promise<void> {
      await page.getByRole('button', { name: 'Approve', exact: true }).click()
      await page.waitForURL(/\/order\//)
    },
  }
}
