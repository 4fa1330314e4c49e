import { type Cents, less } from '../money/money.ts'
import { westernDigits } from '../shop/western-digits.ts'
import type { CartPrice } from './price-cart.ts'

/** When, how often and from what order on a code may be used. */
export type CodeLimits = {
  /** Null from the beginning. */
  readonly startsAt: Date | null
  /** The first instant at which it is too late; null without an end. */
  readonly endsAt: Date | null
  /** How many orders may have it; null without a limit. */
  readonly uses: number | null
  /** How many orders of one customer, who has to be signed in for it; null without a limit. */
  readonly usesPerCustomer: number | null
  /** The least that the goods cost before discounts, in US cents. */
  readonly minimum: Cents
}

/** How often a code was used: by all, and by this customer; null for one who has not signed in. */
export type CodeUses = { readonly all: number; readonly own: number | null }

export const CODE_REFUSALS = [
  'unknown',
  'not-yet',
  'over',
  'used-up',
  'sign-in-first',
  'used-before',
  'too-little',
  'not-for-these',
] as const
export type CodeRefusal = (typeof CODE_REFUSALS)[number]

export type CodeFault = {
  readonly reason: CodeRefusal
  /** Only for `too-little`: what the goods lack, in US cents. */
  readonly missing?: Cents
}

/** Why a code cannot be used now, or null. `price` is that of the cart with the code as if it stacked. */
export function codeFault(
  limits: CodeLimits,
  { now, uses, price }: { readonly now: Date; readonly uses: CodeUses; readonly price: CartPrice },
): CodeFault | null {
  const { startsAt, endsAt, minimum } = limits
  if (startsAt !== null && now < startsAt) return { reason: 'not-yet' }
  if (endsAt !== null && now >= endsAt) return { reason: 'over' }
  if (limits.uses !== null && uses.all >= limits.uses) return { reason: 'used-up' }
  if (limits.usesPerCustomer !== null) {
    // Anybody can type another's address, or many: only one that was verified counts.
    if (uses.own === null) return { reason: 'sign-in-first' }
    if (uses.own >= limits.usesPerCustomer) return { reason: 'used-before' }
  }
  const { goods } = price.amounts.USD
  if (goods < minimum) return { reason: 'too-little', missing: less(minimum, goods) }
  return price.code?.isBetter ? null : { reason: 'not-for-these' }
}

/** A code as it is compared: in capitals, without the spaces that come along when it is copied. */
export const tidyCode = (typed: string): string => westernDigits(typed).replaceAll(/\s+/gu, '').toUpperCase()
