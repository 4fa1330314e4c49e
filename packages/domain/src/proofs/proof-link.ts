import { westernDigits } from '../shop/western-digits.ts'
import { DAY_MS } from '../time/durations.ts'

/** How long a link opens a proof. */
export const PROOF_LINK_DAYS = 90
/** Wrong tries after which no PIN is taken until the owner unlocks it. */
export const MOST_PIN_TRIES = 10

/** PINs: digits, as a phone types them. */
const PIN = /^[0-9]{4,8}$/

/** A PIN as typed: with Arabic digits, too, and without spaces; null for what is none. */
export function readPin(typed: string): string | null {
  const digits = westernDigits(typed).replaceAll(/\s/g, '')
  return PIN.test(digits) ? digits : null
}

export type ProofLinkState = 'open' | 'revoked' | 'expired'

/** Whether the link of a proof opens it. */
export function proofLinkState(
  { expiresAt, revokedAt }: { readonly expiresAt: Date; readonly revokedAt: Date | null },
  now: Date,
): ProofLinkState {
  if (revokedAt !== null) return 'revoked'
  return now < expiresAt ? 'open' : 'expired'
}

/** When a link that is made now expires. */
export const proofLinkEnd = (now: Date): Date => new Date(now.getTime() + PROOF_LINK_DAYS * DAY_MS)
