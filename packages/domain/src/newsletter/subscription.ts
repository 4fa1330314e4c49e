import { DAY_MS, MINUTE_MS } from '../time/durations.ts'

/** Days for which a confirmation link is valid. */
export const CONFIRM_DAYS = 7

const SHORTEST_WAIT_MS = 10 * MINUTE_MS
const LONGEST_WAIT_MS = DAY_MS

/**
 * The state of a newsletter subscription. A round begins with a request and ends with unsubscribing; links of an
 * older round cannot resubscribe. `mails` counts the e-mails that requests have caused in this round.
 */
export type Subscription = {
  readonly status: 'pending' | 'subscribed' | 'unsubscribed'
  readonly round: number
  readonly mails: number
  readonly mailedAt: Date | null
}

export type Confirmation =
  | { readonly ok: true; readonly subscription: Subscription; readonly changed: boolean }
  | { readonly ok: false; readonly reason: 'expired' }

/**
 * Handles a request for this address, perhaps not from its owner. `mail` is the e-mail to send: at most one in ten
 * minutes, with the interval doubling up to a day.
 */
export function askForNewsletter(
  subscription: Subscription,
  now: Date,
): { readonly subscription: Subscription; readonly mail: 'confirm' | 'already' | null } {
  const { status, round, mails, mailedAt } = subscription
  const asked: Subscription =
    status === 'unsubscribed' ? { status: 'pending', round: round + 1, mails: 0, mailedAt } : subscription
  const waitMs = Math.min(SHORTEST_WAIT_MS * 2 ** Math.max(0, mails - 1), LONGEST_WAIT_MS)
  if (mailedAt && now.getTime() < mailedAt.getTime() + waitMs) return { subscription: asked, mail: null }
  return {
    subscription: { ...asked, mails: asked.mails + 1, mailedAt: now },
    mail: status === 'subscribed' ? 'already' : 'confirm',
  }
}

/** Handles a confirmation link of a round, perhaps used for the second time. */
export function confirmNewsletter(subscription: Subscription, round: number): Confirmation {
  if (subscription.status === 'subscribed') return { ok: true, subscription, changed: false }
  if (subscription.status === 'unsubscribed' || subscription.round !== round)
    return { ok: false, reason: 'expired' }
  return { ok: true, subscription: { ...subscription, status: 'subscribed', mails: 0 }, changed: true }
}
