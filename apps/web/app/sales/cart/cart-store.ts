import type { CartDesign, CartResponse } from '@nawl/contract/sales/cart'

import type { FetchApi } from '../../api/request.ts'
import { callJson } from '../order/calls/call-json.ts'
import type { OrderFault } from '../order/calls/refusal-messages.ts'
import { createStore } from '../../ui/store.ts'

/** What is known of the cart. `away`: it cannot be reached, and what is shown may be old. */
export type CartState = {
  readonly cart: CartResponse | null
  readonly contact: 'not asked' | 'answered' | 'away'
}

export type CartOutcome =
  | { readonly ok: true; readonly cart: CartResponse }
  | { readonly ok: false; readonly fault: OrderFault }

type CartStoreDeps = {
  readonly fetchApi: FetchApi
  /** Whether somebody has signed in whose cart this browser's has yet to join. */
  readonly hasToMerge: () => boolean
  /** Told of every cart that came; `changed` where we asked for a change. */
  readonly onCart: (cart: CartResponse, changed: boolean) => void
}

export type CartStore = ReturnType<typeof createCartStore>

/** The cart as this page has it. Calls follow each other, so that the last answer is the newest. Nothing here throws. */
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
      // A full cart is used all the same: only so is something taken out of it.
      return merged?.ok === false && merged.fault !== 'cart/cart-full' ? merged : run()
    })
    turn = own
    return own
  }

  return {
    state,
    subscribe,
    /** Looks at the cart anew; one with rugs in it is priced for where the visitor is. */
    refresh: (country: string): Promise<CartOutcome> =>
      inTurn(async () => {
        const outcome = await call('/api/cart')
        const isPriced = !outcome.ok || outcome.cart.lines.length === 0 || outcome.cart.country === country
        return isPriced ? outcome : call('/api/cart/country', 'PUT', { country })
      }),
    add: (design: CartDesign, quantity: number): Promise<CartOutcome> =>
      inTurn(() => call('/api/cart/lines', 'POST', { design, quantity })),
    change: (id: string, what: { design?: CartDesign; quantity?: number }): Promise<CartOutcome> =>
      inTurn(() => call(`/api/cart/lines/${encodeURIComponent(id)}`, 'PATCH', what)),
    remove: (id: string): Promise<CartOutcome> =>
      inTurn(() => call(`/api/cart/lines/${encodeURIComponent(id)}`, 'DELETE')),
    /** Joins the cart of who has signed in, if that is to be done. */
    merge: (): Promise<CartOutcome> => inTurn(() => call('/api/cart')),
    /** Nothing of it is shown to who comes next. */
    forget: (): void => become({ cart: null, contact: 'not asked' }),
  }
}

/** None of it says anything about the cart. */
const AWAY: ReadonlySet<OrderFault> = new Set(['no-answer', 'server', 'signed-out'])

function jsonBody(body: unknown): RequestInit {
  if (body === undefined) return {}
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}
