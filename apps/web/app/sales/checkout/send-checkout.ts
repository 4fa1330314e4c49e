import type { PlacedOrder } from '@nawl/contract/sales/order'

import type { FetchApi } from '../../api/request.ts'
import { callJson, type CallResult, command } from '../order/calls/call-json.ts'
import type { OrderFault } from '../order/calls/refusal-messages.ts'
import type { CheckoutWish, FieldHint } from './read-checkout.ts'

/** Why nothing was ordered: fields to mend, or what the shop said. */
export type CheckoutRefusal = {
  readonly hints: readonly FieldHint[]
  readonly fault: OrderFault | null
  /** The total in cents of a dollar that was on the button when it was pressed. */
  readonly expectedTotal: number | null
  /** What had been typed, for a page that comes back without scripts. */
  readonly typed: Readonly<Record<string, string>>
}

const LOOKS = 12
const PAUSE_MS = 750

/**
 * Orders, once for a key. Where the same is being worked on, as after a reload in between, its answer is waited for.
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

/** The page of an order. */
export function placedPath({ number, token }: PlacedOrder): string {
  return `/order/${encodeURIComponent(number)}?token=${encodeURIComponent(token)}`
}

/** What a form came with that is text and may be shown again. */
export function typedIn(form: FormData): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}
