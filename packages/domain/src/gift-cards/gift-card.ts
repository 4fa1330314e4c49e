import { type Cents, sumOf, negated } from '../money/money.ts'

/** Why a card was issued: given away, or paid for outside of the shop. */
export const GIFT_CARD_REASONS = ['given', 'paid'] as const
export type GiftCardReason = (typeof GIFT_CARD_REASONS)[number]

export const GIFT_CARD_ENTRIES = ['issued', 'spent', 'refunded', 'expired'] as const
export type GiftCardEntryKind = (typeof GIFT_CARD_ENTRIES)[number]

export const CARD_REFUSALS = ['unknown', 'expired', 'blocked', 'empty'] as const
export type CardRefusal = (typeof CARD_REFUSALS)[number]

type CardState = {
  readonly balance: Cents
  readonly expiresAt: Date | null
  readonly blockedAt: Date | null
}

/** Why a card cannot be spent now, or null. */
export function cardFault({ balance, expiresAt, blockedAt }: CardState, now: Date): CardRefusal | null {
  if (blockedAt !== null) return 'blocked'
  if (expiresAt !== null && now >= expiresAt) return 'expired'
  return balance > 0 ? null : 'empty'
}

/** What is on a card by its entries: issued, less spent, more refunded, less expired. */
export function balanceOf(
  entries: readonly { readonly kind: GiftCardEntryKind; readonly amount: Cents }[],
): Cents {
  return sumOf(
    entries.map(({ kind, amount }) => (kind === 'issued' || kind === 'refunded' ? amount : negated(amount))),
  )
}
