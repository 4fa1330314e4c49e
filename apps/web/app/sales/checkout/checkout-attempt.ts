import { newId } from '../../api/new-id.ts'
import type { TextStorage } from '../../api/browser-storage.ts'
import type { CheckoutWish } from './read-checkout.ts'

/** An order on its way: asked once more with the same key it is the same order. */
export type CheckoutAttempt = {
  readonly key: string
  readonly wish: CheckoutWish
  /** Ids of the lines that were ordered: the same rugs put into the cart anew are another order. */
  readonly lineIds: readonly string[]
  /** Of the order, once it is placed. */
  readonly number: string | null
}

const KEY = 'nawl.checkout.attempt'

/** The attempt for a wish: the one that is kept where it is the same, so that a reload and a second press order once. */
export function attemptFor(
  storage: TextStorage,
  wish: CheckoutWish,
  lineIds: readonly string[],
): CheckoutAttempt {
  const kept = lastAttempt(storage)
  const isSame = kept && JSON.stringify([kept.wish, kept.lineIds]) === JSON.stringify([wish, lineIds])
  const attempt = isSame ? kept : { key: newId(), wish, lineIds, number: null }
  saveAttempt(storage, attempt)
  return attempt
}

/** Keeps an attempt for as long as the tab is open, or none any more. Where nothing can be kept, the server's own care has to do. */
export function saveAttempt(storage: TextStorage, attempt: CheckoutAttempt | null): void {
  try {
    storage.setItem(KEY, JSON.stringify(attempt))
  } catch (error) {
    console.warn('the checkout cannot be kept', error)
  }
}

/** The last attempt of this tab; null where there is none. */
export function lastAttempt(storage: TextStorage): CheckoutAttempt | null {
  try {
    return JSON.parse(storage.getItem(KEY) ?? 'null') as CheckoutAttempt | null // nobody else writes it
  } catch {
    return null
  }
}
