import type { CartResponse, ChosenProduct } from '@nawl/contract/sales/cart'

import type { FetchApi } from '../../api/request.ts'
import { callJson } from '../order/calls/call-json.ts'
import type { OrderFault } from '../order/calls/refusal-messages.ts'
import { createStore } from '../../ui/store.ts'

/** The state of the cart. `away`: it is unreachable, and what is shown may be outdated. */
export type CartState = {
  readonly cart: CartResponse | null
  readonly contact: 'not asked' | 'answered' | 'away'
}

export type CartOutcome =
  | { readonly ok: true; readonly cart: CartResponse }
  | { readonly ok: false; readonly fault: OrderFault }

type CartStoreDeps = {
  readonly fetchApi: FetchApi
  /** Whether somebody has signed in and the browser's cart is not merged into theirs yet. */
  readonly hasToMerge: () => boolean
  /** Receives every cart that arrives; `changed` if a change was requested. */
  readonly onCart: (cart: CartResponse, changed: boolean) => void
}

export type CartStore = ReturnType<typeof createCartStore>

/** This page's cart. Requests are sequential, so that the last response is the newest. Nothing here throws. */
export function createCartStore({ fetchApi, hasToMerge, onCart }: CartStoreDeps) {
  const { get: state, set: become, subscribe } = createStore<CartState>({ cart: null, contact: 'not asked' })
  let turn: Promise<unknown> = Promise.resolve()

  async function call(path: string, method = 'GET', body?: unknown): Promise<CartOutcome> {
    const called = await callJson<CartResponse>(fetchApi, path, { method, ...jsonBody(body) })
    if (!called.ok) {
      if (AWAY.has(called.fault)) become({ ...state(), contact: 'away' })
      return called
    }
    const cart = called.answer
    become({ cart, contact: 'answered' })
    onCart(cart, method !== 'GET')
    return { ok: true, cart }
  }

  function inTurn(run: () => Promise<CartOutcome>): Promise<CartOutcome> {
    const own = turn.then(async () => {
      const merged = hasToMerge() ? await call('/api/cart/merge', 'POST', {}) : null
      // A full cart can still be used, for example to remove rugs from it.
      return merged?.ok === false && merged.fault !== 'cart/cart-full' ? merged : run()
    })
    turn = own
    return own
  }

  return {
    state,
    subscribe,
    /** Reloads the cart; one with rugs is priced for the visitor's country. */
    refresh: (country: string): Promise<CartOutcome> =>
      inTurn(async () => {
        const outcome = await call('/api/cart')
        const isPriced = !outcome.ok || outcome.cart.lines.length === 0 || outcome.cart.country === country
        return isPriced ? outcome : call('/api/cart/country', 'PUT', { country })
      }),
    add: (design: ChosenProduct, quantity: number): Promise<CartOutcome> =>
      inTurn(() => call('/api/cart/lines', 'POST', { design, quantity })),
    change: (id: string, what: { design?: ChosenProduct; quantity?: number }): Promise<CartOutcome> =>
      inTurn(() => call(`/api/cart/lines/${encodeURIComponent(id)}`, 'PATCH', what)),
    remove: (id: string): Promise<CartOutcome> =>
      inTurn(() => call(`/api/cart/lines/${encodeURIComponent(id)}`, 'DELETE')),
    /** Merges the guest's cart into the signed-in person's, if necessary. */
    merge: (): Promise<CartOutcome> => inTurn(() => call('/api/cart')),
    /** Clears the cart, so that the next person sees nothing of it. */
    forget: (): void => become({ cart: null, contact: 'not asked' }),
  }
}

/** Faults that say nothing about the cart itself. */
const AWAY: ReadonlySet<OrderFault> = new Set(['no-answer', 'server', 'signed-out'])

function jsonBody(body: unknown): RequestInit {
  if (body === undefined) return {}
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}
