import { newId } from '../../api/new-id.ts'
import type { TextStorage } from '../../api/browser-storage.ts'
import type { CheckoutWish } from './read-checkout.ts'

/** A checkout with its idempotency key: repeating it with the same key gives the same order. */
export type CheckoutAttempt = {
  readonly key: string
  readonly wish: CheckoutWish
  /** Ids of the ordered lines: the same rugs added to the cart again are another order. */
  readonly lineIds: readonly string[]
  /** The order's number, once placed. */
  readonly number: string | null
}

const KEY = 'nawl.checkout.attempt'

/**
 * The attempt for a checkout: the stored one if it is the same, so that a reload or a second press orders only once.
 */
export function attemptFor(
  storage: TextStorage,
  wish: CheckoutWish,
  lineIds: readonly string[],
): CheckoutAttempt {
  const stored = lastAttempt(storage)
  const isSame = stored && JSON.stringify([stored.wish, stored.lineIds]) === JSON.stringify([wish, lineIds])
  const attempt = isSame ? stored : { key: newId(), wish, lineIds, number: null }
  saveAttempt(storage, attempt)
  return attempt
}

/**
 * Stores an attempt for the life of the tab, or clears it. Where storage is blocked, the server's own check has to
 * suffice.
 */
export function saveAttempt(storage: TextStorage, attempt: CheckoutAttempt | null): void {
  try {
    storage.setItem(KEY, JSON.stringify(attempt))
  } catch (error) {
    console.warn('could not store the checkout', error)
  }
}

/** The last attempt of this tab, or null. */
export function lastAttempt(storage: TextStorage): CheckoutAttempt | null {
  try {
    return JSON.parse(storage.getItem(KEY) ?? 'null') as CheckoutAttempt | null // only this module writes it
  } catch {
    return null
  }
}
