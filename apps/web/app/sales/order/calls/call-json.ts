import type { PriceDifference } from '@nawl/domain/order/outcome'
import { loggedPath } from '@nawl/contract/shop/logged-path'

import { AccountError } from '../../../sign-in/account-error.ts'
import type { FetchApi } from '../../../api/request.ts'
import { warn } from '../../../api/warn.ts'
import { faultOf, type OrderFault } from './refusal-messages.ts'

/** The result of a call: its response, or why there is none. */
export type CallResult<T> =
  | { readonly ok: true; readonly answer: T }
  | {
      readonly ok: false
      readonly fault: OrderFault
      readonly problems?: readonly FieldProblem[]
      readonly difference?: PriceDifference
      /** What a cart lacks for a code, in US cents. */
      readonly missing?: number
    }

/** A field that the server refused, such as `value.phone`; `problem` is a word of the contract. */
export type FieldProblem = { readonly field: string; readonly problem: string }

/** Longer than the usual timeout, because some commands call a payment provider. */
const TIMEOUT_MS = 30_000

type Refusal = {
  readonly code?: unknown
  readonly field?: string
  readonly fault?: string
  readonly problems?: readonly FieldProblem[]
  readonly difference?: PriceDifference
  readonly missing?: number
}

/** Calls the API and reads JSON. Never throws: errors are faults. */
export async function callJson<T>(
  reach: FetchApi,
  path: string,
  init: RequestInit = {},
): Promise<CallResult<T>> {
  try {
    const response = await reach(path, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (response.ok) return { ok: true, answer: (await response.json()) as T }
    const { code, field, fault, problems, difference, missing } = (await response
      .json()
      .catch(() => ({}))) as Refusal
    const named = problems ?? (field === undefined ? [] : [{ field, problem: fault ?? 'wrong' }])
    return {
      ok: false,
      fault: await faultOf(code),
      ...(named.length > 0 && { problems: named }),
      ...(difference && { difference }),
      ...(missing !== undefined && { missing }),
    }
  } catch (error) {
    if (error instanceof AccountError && error.reason === 'signed-out')
      return { ok: false, fault: 'signed-out' }
    warn(`${loggedPath(path)} failed`, error)
    return { ok: false, fault: 'no-answer' }
  }
}

/** A command with a JSON body; with an idempotency `key` if it costs money. */
export function command(body?: object, key?: string): RequestInit {
  return {
    method: 'POST',
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  }
}
