import type { Order } from '../order.ts'
import { done, type Outcome, refused } from '../outcome.ts'
import { contactFault, type Correcting, versionFault } from './correction.ts'

/**
 * Corrects the e-mail address until the order is shipped. Links from before stop opening the order, since they went to
 * the wrong address; the letter about it brings a new one. `email` is valid, by the contract.
 */
export function correctEmail(
  order: Order,
  now: Date,
  { email, by, why, version }: Correcting & { readonly email: string },
): Outcome {
  const fault = contactFault(order) ?? versionFault(order, version)
  if (fault) return refused(fault)
  if (email === order.email) return refused('nothing-corrected')
  const corrections = [
    ...order.corrections,
    { kind: 'email', by, at: now, why, before: order.email, after: email } as const,
  ]
  return done({ ...order, email, corrections }, now, by, [
    { kind: 'email-corrected', subject: String(corrections.length) },
  ])
}
