import type { CartResponse } from '@nawl/contract/sales/cart'
import { describe, expect, it } from 'vitest'

import type { FetchApi } from '../../api/request.ts'
import { createCartStore } from './cart-store.ts'

type Asked = { readonly method: string; readonly path: string }

/** A store over a fake API; the test answers its requests in order. */
function openStore({ hasToMerge = () => false }: { hasToMerge?: () => boolean } = {}) {
  const asked: Asked[] = []
  const answers: ((response: Response) => void)[] = []
  const told: [count: number, changed: boolean][] = []
  const fetchApi: FetchApi = (path, init) => {
    asked.push({ method: init?.method ?? 'GET', path })
    return new Promise((answer) => answers.push(answer))
  }
  const store = createCartStore({
    fetchApi,
    hasToMerge,
    onCart: ({ price }, changed) => told.push([price.rugCount, changed]),
  })
  /** Answers the oldest request once it has been made. */
  const answer = async (response: Response) => {
    while (answers.length === 0) await Promise.resolve()
    answers.shift()?.(response)
  }
  return { store, asked, told, answer }
}

const cartOf = (count: number, country: string | null = 'US') =>
  Response.json({ lines: Array.from({ length: count }), country, price: { rugCount: count } })

const countIn = (cart: CartResponse | null) => cart?.price.rugCount

describe('the cart store', () => {
  it('makes one request at a time, so that an older response never replaces a newer one', async () => {
    const { store, asked, answer } = openStore()
    const first = store.change('a', { quantity: 2 })
    const second = store.change('a', { quantity: 3 })
    await answer(cartOf(2))
    await first
    expect(countIn(store.state().cart)).toBe(2)
    await answer(cartOf(3))
    await second
    expect(countIn(store.state().cart)).toBe(3)
    expect(asked).toHaveLength(2)
  })

  it('keeps the cart while the shop is unreachable, and says so until it responds again', async () => {
    const { store, answer } = openStore()
    const seen = store.refresh('US')
    await answer(cartOf(2))
    await seen
    const failed = store.remove('a')
    await answer(new Response('{}', { status: 503 }))
    expect(await failed).toEqual({ ok: false, fault: 'server' })
    expect(store.state()).toMatchObject({ contact: 'away', cart: { price: { rugCount: 2 } } })
    const again = store.refresh('US')
    await answer(cartOf(2))
    await again
    expect(store.state().contact).toBe('answered')
  })

  it('returns the reason of a refusal and leaves the cart unchanged', async () => {
    const { store, answer } = openStore()
    const refused = store.change('gone', { quantity: 2 })
    await answer(Response.json({ code: 'cart/no-such-line' }, { status: 404 }))
    expect(await refused).toEqual({ ok: false, fault: 'cart/no-such-line' })
    expect(store.state()).toEqual({ cart: null, contact: 'not asked' })
  })

  it('requests prices for the visitor’s country unless the cart is empty', async () => {
    const { store, asked, answer } = openStore()
    const seen = store.refresh('AE')
    await answer(cartOf(1, null))
    await answer(cartOf(1, 'AE'))
    await seen
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /api/cart',
      'PUT /api/cart/country',
    ])
    const empty = store.refresh('FR')
    await answer(cartOf(0, 'AE'))
    await empty
    expect(asked).toHaveLength(3)
  })

  it('distinguishes changes from reads', async () => {
    const { store, told, answer } = openStore()
    const seen = store.refresh('US')
    await answer(cartOf(1))
    await seen
    const removed = store.remove('a')
    await answer(cartOf(0))
    await removed
    expect(told).toEqual([
      [1, false],
      [0, true],
    ])
  })

  it('merges before anything else, and does nothing else while that fails', async () => {
    let merged = false
    const { store, asked, answer } = openStore({ hasToMerge: () => !merged })
    const early = store.remove('a')
    await answer(new Response('{}', { status: 503 }))
    expect(await early).toEqual({ ok: false, fault: 'server' })
    const later = store.remove('a')
    merged = false
    await answer(cartOf(2))
    merged = true
    await answer(cartOf(1))
    expect((await later).ok).toBe(true)
    expect(asked.map(({ method }) => method)).toEqual(['POST', 'POST', 'DELETE'])
  })

  it('allows removals from a cart too full to merge', async () => {
    const { store, answer } = openStore({ hasToMerge: () => true })
    const removed = store.remove('a')
    await answer(Response.json({ code: 'cart/cart-full' }, { status: 409 }))
    await answer(cartOf(1))
    expect((await removed).ok).toBe(true)
  })
})
