import { randomBytes, randomUUID } from 'node:crypto'

import type { PlacedOrder } from '@nawl/contract/sales/order'

import { DESIGN, WISH } from '../chaos/shop-app.ts'

/** A customer who buys one rug, and what the shop has told them so far. */
export type Customer = {
  readonly email: string
  readonly cookie: string
  readonly address: string
  /** How the customer's requests are sent. */
  readonly fetch: typeof fetch
  /** Idempotency key of the first attempt. */
  readonly key: string
  hasAdded: boolean
  order: PlacedOrder | null
  /** The return URL after payment, which the shop may not have processed yet. */
  back: string | null
  /** Whether the customer returns to the shop after paying. */
  readonly comesBack: boolean
  isConfirmed: boolean
  /** Number of answered calls. */
  answers: number
  /** The step in progress. */
  at: 'add' | 'checkout' | 'pay' | 'return' | 'look' | null
}

export function newCustomer(comesBack = true, reach: typeof fetch = fetch): Customer {
  const part = () => randomBytes(2).toString('hex')
  return {
    email: `${randomUUID()}@example.com`,
    cookie: `nawl-cart=${randomBytes(16).toString('base64url')}`,
    // Each customer has its own address.
    address: `2001:db8:${part()}:${part()}:${part()}:${part()}:${part()}:1`,
    fetch: reach,
    key: randomUUID(),
    hasAdded: false,
    order: null,
    back: null,
    comesBack,
    isConfirmed: false,
    answers: 0,
    at: null,
  }
}

/**
 * Continues a customer's purchase up to the confirmed order. Throws a `TypeError`, like `fetch`, when the shop does not
 * answer, and an `Error` for an unacceptable answer.
 */
export async function goOn(shop: string, customer: Customer): Promise<void> {
  if (!customer.order) {
    await fillCart(shop, customer)
    customer.order = await checkout(shop, customer)
  }
  customer.back ??= await pay(shop, customer, customer.order)
  if (customer.comesBack) await comeBack(shop, customer, customer.back)
  await look(shop, customer, customer.order)
}

/** Adds a rug to the cart. */
export async function fillCart(shop: string, customer: Customer): Promise<void> {
  customer.at = 'add'
  // An acknowledged addition is not repeated: if it was lost, the checkout fails.
  if (customer.hasAdded) return
  const { lines } = await answer<{ lines: unknown[] }>(ask(shop, customer, 'GET', '/api/cart'), 200)
  if (lines.length === 0)
    await answer(ask(shop, customer, 'POST', '/api/cart/lines', { design: DESIGN, quantity: 1 }), 200)
  customer.hasAdded = true
}

/** Checks out with the first attempt's key, or a new one, as in a new tab, while a dead process holds the first. */
export async function checkout(shop: string, customer: Customer): Promise<PlacedOrder> {
  customer.at = 'checkout'
  const wish = { ...WISH, email: customer.email, provider: 'test' }
  const order = (key: string) =>
    ask(shop, customer, 'POST', '/api/checkout', wish, { 'idempotency-key': key })
  const first = await order(customer.key)
  return answer(first.status === 409 ? order(randomUUID()) : Promise.resolve(first), 201)
}

async function pay(shop: string, customer: Customer, { next }: PlacedOrder): Promise<string> {
  customer.at = 'pay'
  if (next?.kind !== 'redirect') throw new Error(`${customer.email} is led to no page`)
  const body = new URLSearchParams({ outcome: 'approve' })
  const page = await counted(
    customer,
    customer.fetch(hereOf(shop, next.url), { method: 'POST', body, redirect: 'manual' }),
  )
  const back = page.headers.get('location')
  await page.arrayBuffer()
  if (page.status !== 303 || back === null) throw new Error(`the page of a payment answered ${page.status}`)
  return back
}

async function comeBack(shop: string, customer: Customer, back: string): Promise<void> {
  customer.at = 'return'
  const coming = customer.fetch(hereOf(shop, back), { redirect: 'manual' })
  const returned = await counted(customer, coming)
  await returned.arrayBuffer()
}

async function look(shop: string, customer: Customer, { number, token }: PlacedOrder): Promise<void> {
  customer.at = 'look'
  const { state } = await answer<{ state: string }>(
    ask(shop, customer, 'GET', `/api/orders/${number}?token=${token}`),
    200,
  )
  if (customer.isConfirmed && state !== 'confirmed')
    throw new Error(`${number} was confirmed and is ${state}`)
  customer.isConfirmed = state === 'confirmed'
  customer.at = null
}

function ask(
  shop: string,
  customer: Customer,
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Response> {
  const { cookie, address } = customer
  const asking = customer.fetch(`${shop}${path}`, {
    method,
    headers: {
      cookie,
      'x-forwarded-for': address,
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return counted(customer, asking)
}

async function counted(customer: Customer, asking: Promise<Response>): Promise<Response> {
  const response = await asking
  customer.answers++
  return response
}

async function answer<T>(asking: Promise<Response>, expected: number): Promise<T> {
  const response = await asking
  const text = await response.text()
  if (response.status !== expected) throw new Error(`${response.url} answered ${response.status}: ${text}`)
  return JSON.parse(text) as T
}

/** An address on the shop's current port, which changes with each restart. */
function hereOf(shop: string, address: string): string {
  const { pathname, search } = new URL(address)
  return `${shop}${pathname}${search}`
}
