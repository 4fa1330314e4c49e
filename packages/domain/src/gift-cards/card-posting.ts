import type { Account } from '../ledger/account.ts'
import { type Both, inBoth, reversed } from '../ledger/posting.ts'
import type { Currency } from '../money/currency.ts'
import { type Cents, toDirhams, toDollars } from '../money/money.ts'
import type { GiftCardReason } from './gift-card.ts'

type CardMovement = {
  readonly kind: 'issued' | 'expired'
  readonly reason: GiftCardReason
  readonly currency: Currency
  readonly amount: Cents
}

/**
 * The rows of a card that is issued or expires, which are of no order; what it pays and gets back is posted with orders. No
 * VAT: it is due on what the card buys.
 */
export function cardEntries({
  kind,
  reason,
  currency,
  amount,
}: CardMovement): readonly { readonly account: Account; readonly amounts: Both }[] {
  const worth =
    currency === 'AED' ? { AED: amount, USD: toDollars(amount) } : { USD: amount, AED: toDirhams(amount) }
  const amounts = inBoth((unit) => worth[unit])
  const owed = reversed(amounts)
  return kind === 'issued'
    ? [
        { account: reason === 'paid' ? 'clearing-bank-transfer' : 'gift-cards-given', amounts },
        { account: 'gift-cards', amounts: owed },
      ]
    : // What nobody spent is no longer owed, and lessens what was given away.
      [
        { account: 'gift-cards', amounts },
        { account: 'gift-cards-given', amounts: owed },
      ]
}
