import type { Month } from '@nawl/domain/ledger/month'
import { deskExport } from '@nawl/messages/by-language/desk-export'
import { ledger as messages } from '@nawl/messages/by-language/ledger'
import type { LanguageCode } from '@nawl/messages/languages'

import { sortableMoment } from '../../platform/http/files/csv.ts'
import type { balancesStore } from './balances.store.ts'

type Balances = ReturnType<typeof balancesStore>
export type Table = {
  readonly name: string
  readonly headings: readonly string[]
  readonly rows: AsyncIterable<readonly (string | number)[]>
}

/** What is open at the end of a month: balances of the accounts, orders that are not settled, gift cards. */
export async function balanceTables(
  balances: Balances,
  month: Month,
  language: LanguageCode,
): Promise<Table[]> {
  const [words, shared] = [messages[language], deskExport[language]]
  const { account, balanceBefore, balanceAfter } = words
  const inDirhams = { currency: 'AED' } as const
  const accounts = await balances.accounts(month)
  const items = await balances.openItems(month)
  const cards = await balances.cards(month)
  return [
    {
      name: 'balances.csv',
      headings: [account, balanceBefore, words.debit(inDirhams), words.credit(inDirhams), balanceAfter],
      rows: each(accounts, (row) => [
        words.accountName({ account: row.account.replaceAll('-', '_') }),
        row.before / 100,
        row.debit / 100,
        (0 - row.credit) / 100,
        row.after / 100,
      ]),
    },
    {
      name: 'open-items.csv',
      headings: [shared.order, shared.name, words.lastMoved, words.invoiced, words.paidIn, words.openBalance],
      rows: each(items, (row) => [
        row.orderNumber,
        row.name,
        sortableMoment(row.since),
        row.invoiced / 100,
        row.paid / 100,
        row.balance / 100,
      ]),
    },
    {
      name: 'gift-cards.csv',
      headings: [
        words.card,
        words.currency,
        words.cardReason,
        words.issuedAt,
        words.issuedFor,
        words.spent,
        words.refunds,
        words.expired,
        words.openBalanceOfCard,
      ],
      rows: each(cards, (row) => [
        row.ending,
        row.currency,
        words.cardReasonName({ reason: row.reason.replaceAll('-', '_') }),
        sortableMoment(row.createdAt),
        ...[row.issued, row.spent, row.refunded, row.expired, row.balance].map((amount) => amount / 100),
      ]),
    },
  ]
}

async function* each<Row>(rows: readonly Row[], cells: (row: Row) => readonly (string | number)[]) {
  for (const row of rows) yield cells(row)
}
