import type { CART_ERRORS } from '@nawl/contract/sales/cart-errors'
import type { DESK_ERRORS } from '@nawl/contract/desk/desk-errors'
import type { ORDER_ERRORS } from '@nawl/contract/sales/order-errors'
import type { UPLOAD_ERRORS } from '@nawl/contract/imaging/upload-errors'
import type { VOUCHER_ERRORS } from '@nawl/contract/sales/voucher-errors'
import type { TRADE_ERRORS } from '@nawl/contract/trade/trade-errors'
import type { PAYMENT_ERRORS } from '@nawl/contract/sales/payment-errors'
import { general, noAnswer, signedOut } from '@nawl/messages/problems'

import { warn } from '../../../api/warn.ts'

type PictureError = Extract<keyof typeof UPLOAD_ERRORS, `picture/${string}`>

/** Why a command on an order failed: an error code of the server, or a fault found by the page. */
export type OrderFault =
  | keyof typeof ORDER_ERRORS
  | keyof typeof PAYMENT_ERRORS
  | keyof typeof VOUCHER_ERRORS
  | keyof typeof CART_ERRORS
  | keyof typeof TRADE_ERRORS
  | PictureError
  | 'request/invalid'
  | 'request/too-many'
  | keyof typeof DESK_ERRORS
  | 'signed-out'
  | 'no-answer'
  | 'server'

/** The sentences that pages need when nothing can be fetched. */
export const AT_HAND = { 'signed-out': signedOut, 'no-answer': noAnswer, server: general } as const

let texts: Readonly<Record<string, string>> = AT_HAND

/** What went wrong with a call and what to do about it. What a page finds itself has a message of its own. */
export function refusalMessage(fault: OrderFault): string {
  return texts[fault] ?? general
}

/**
 * The fault for an error code of the server. Fetches the sentences first: there are two hundred of them, and most
 * visits are never refused anything.
 */
export async function faultOf(code: unknown): Promise<OrderFault> {
  if (typeof code !== 'string') return 'server'
  try {
    texts = (await import('./refusal-texts.ts')).TEXTS
  } catch (error) {
    warn('the sentences of refusals cannot be fetched', error)
    return code as OrderFault
  }
  return Object.hasOwn(texts, code) ? (code as OrderFault) : 'server'
}
