import { cardEntries } from '@nawl/domain/gift-cards/card-posting'
import { AED_PER_USD, RATE_SCALE } from '@nawl/domain/money/money'
import { and, asc, eq, gte, inArray, lt } from 'drizzle-orm'

import type { Tx } from '../../platform/db/database.ts'
import { giftCard, giftCardEntry } from '../../platform/db/schema/voucher-schema.ts'
import type { BookedRow } from './ledger.store.ts'

const OF_NO_ORDER = ['issued', 'expired'] as const

/** The rows of gift cards that were issued or expired in a time, oldest first. */
export async function cardRows(orm: Tx, from: Date, until: Date): Promise<BookedRow[]> {
  const { at, kind } = giftCardEntry
  const rows = await orm
    .select({ entry: giftCardEntry, card: giftCard })
    .from(giftCardEntry)
    .innerJoin(giftCard, eq(giftCard.id, giftCardEntry.cardId))
    .where(and(inArray(kind, OF_NO_ORDER), gte(at, from), lt(at, until)))
    .orderBy(asc(at), asc(giftCardEntry.subject))
  return rows.flatMap(({ entry, card }) => {
    const moved = entry.kind === 'issued' ? 'issued' : 'expired'
    const { reason, currency, ending } = card
    return cardEntries({ kind: moved, reason, currency, amount: entry.amount }).map(
      ({ account, amounts }, place): BookedRow => ({
        orderNumber: '',
        place,
        posting: 0,
        kind: moved,
        subject: ending,
        reference: '',
        at: entry.at,
        account,
        category: 'O',
        country: '',
        collection: null,
        currency,
        rate: Math.round(AED_PER_USD * RATE_SCALE),
        usd: amounts.USD,
        aed: amounts.AED,
      }),
    )
  })
}
