import type { PlacedOrder } from '@nawl/contract/sales/order'

import type { FetchApi } from '../../api/request.ts'
import { callJson, type CallResult, command } from '../order/calls/call-json.ts'
import type { OrderFault } from '../order/calls/refusal-messages.ts'
import type { CheckoutWish, FieldHint } from './read-checkout.ts'

/** Why nothing was ordered: invalid fields, or the shop's error. */
export type CheckoutRefusal = {
  readonly hints: readonly FieldHint[]
  readonly fault: OrderFault | null
  /** The fault as a sentence; empty without one. */
  readonly why: string
  /** The total in US cents shown on the button when it was pressed. */
  readonly expectedTotal: number | null
  /** The typed values, for pages rendered without scripts. */
  readonly typed: Readonly<Record<string, string>>
}

const LOOKS = 12
const PAUSE_MS = 750

/**
 * Sends the checkout, once per key. If the server is still working on the same key, for example after a reload, waits
 * for its result.
 */
export async function sendCheckout(
  fetchApi: FetchApi,
  { path, body }: CheckoutWish,
  key: string,
): Promise<CallResult<PlacedOrder>> {
  for (let look = 1; ; look += 1) {
    const called = await callJson<PlacedOrder>(fetchApi, path, command(body, key))
    const isUnderWay = !called.ok && called.fault === 'idempotency/in-flight'
    if (!isUnderWay || look === LOOKS) return called
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}

/** The path of an order's page. */
export function placedPath({ number, token }: PlacedOrder): string {
  return `/order/${encodeURIComponent(number)}?token=${encodeURIComponent(token)}`
}

/** The text fields of a form that may be shown again. */
export function typedIn(form: FormData): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}
