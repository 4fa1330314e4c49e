import type { Account } from '@nawl/domain/ledger/account'
import { ACCOUNTS } from '@nawl/domain/ledger/account'
import { daysOfMonth, endOfMonth, type Month } from '@nawl/domain/ledger/month'
import { type Cents, sumOf, ZERO } from '@nawl/domain/money/money'
import { startOfDay } from '@nawl/domain/shop/time-zone'
import { and, asc, eq, lt, type SQL, sql } from 'drizzle-orm'

import type { Database } from '../../platform/db/database.ts'
import { order } from '../../platform/db/schema/commerce-schema.ts'
import { ledgerEntry } from '../../platform/db/schema/ledger-schema.ts'
import { giftCard, giftCardEntry } from '../../platform/db/schema/voucher-schema.ts'
import { cardRows } from './card-rows.ts'

/** An account in fils: what it had before a month, what moved in it, and what it had after; credits are below zero. */
export type AccountBalance = {
  readonly account: Account
  readonly before: Cents
  readonly debit: Cents
  readonly credit: Cents
  readonly after: Cents
}

/** An order that is not settled at the end of a month, in fils: what was invoiced less what was credited, and what came in less what went back. */
export type OpenItem = {
  readonly orderNumber: string
  readonly name: string
  readonly since: Date
  readonly invoiced: Cents
  readonly paid: Cents
  /** Above zero the customer owes it, below zero the shop does. */
  readonly balance: Cents
}

/** A gift card at the end of a month, in the minor units of its currency. */
export type CardBalance = Pick<
  typeof giftCard.$inferSelect,
  'ending' | 'currency' | 'reason' | 'createdAt'
> & {
  readonly issued: Cents
  readonly spent: Cents
  readonly refunded: Cents
  readonly expired: Cents
  readonly balance: Cents
}

const { account, at, aed, kind, orderNumber } = ledgerEntry
// Sums of big integers are numerics, which drivers give as text.
const asCents = (of: SQL) => of.mapWith((value) => Number(value) as Cents)
const sumWhere = (of: SQL) => asCents(sql`coalesce(sum(${aed}) filter (where ${of}), 0)`)

/** SQL of what is open at the end of a month: balances of accounts, orders that are not settled, and gift cards. */
export function balancesStore({ database: { orm } }: { readonly database: Pick<Database, 'orm'> }) {
  return { accounts, openItems, cards }

  /** Every account that ever moved, in the order of the ledger. */
  async function accounts(month: Month): Promise<readonly AccountBalance[]> {
    const from = startOfDay(daysOfMonth(month).from)
    const first = sql`${from.toISOString()}::timestamptz`
    const ofOrders = await orm
      .select({
        account,
        before: sumWhere(sql`${at} < ${first}`),
        debit: sumWhere(sql`${at} >= ${first} and ${aed} > 0`),
        credit: sumWhere(sql`${at} >= ${first} and ${aed} < 0`),
      })
      .from(ledgerEntry)
      .where(lt(at, endOfMonth(month)))
      .groupBy(account)
    // Issuing a card and its end are of no order.
    const ofCards = await cardRows(orm, new Date(0), endOfMonth(month))
    return ACCOUNTS.flatMap((of) => {
      const found = ofOrders.find((row) => row.account === of)
      const more = ofCards.filter((row) => row.account === of)
      if (!found && more.length === 0) return []
      const moved = more.filter((row) => row.at >= from).map((row) => row.aed)
      const before = sumOf([
        found?.before ?? ZERO,
        ...more.filter((row) => row.at < from).map((row) => row.aed),
      ])
      const debit = sumOf([found?.debit ?? ZERO, ...moved.filter((amount) => amount > 0)])
      const credit = sumOf([found?.credit ?? ZERO, ...moved.filter((amount) => amount < 0)])
      return [{ account: of, before, debit, credit, after: sumOf([before, debit, credit]) }]
    })
  }

  /** Orders whose customer owes something, or is owed something: parts of a transfer that are not invoiced yet are among them. */
  async function openItems(month: Month): Promise<readonly OpenItem[]> {
    const isDocument = sql`${kind} in ('invoice', 'credit-note')`
    const balance = asCents(sql`sum(${aed})`)
    return orm
      .select({
        orderNumber,
        name: sql<string>`${order.address}->>'name'`,
        since: sql`max(${at})`.mapWith(ledgerEntry.at),
        invoiced: sumWhere(isDocument),
        paid: asCents(sql`-coalesce(sum(${aed}) filter (where not ${isDocument}), 0)`),
        balance,
      })
      .from(ledgerEntry)
      .innerJoin(order, eq(order.number, orderNumber))
      .where(and(eq(account, 'receivable'), lt(at, endOfMonth(month))))
      .groupBy(orderNumber, order.number)
      .having(sql`sum(${aed}) <> 0`)
      .orderBy(asc(orderNumber))
  }

  /** Every card that was issued, oldest first. */
  async function cards(month: Month): Promise<readonly CardBalance[]> {
    const { ending, currency, reason, createdAt } = giftCard
    const of = (what: (typeof giftCardEntry.$inferSelect)['kind']) =>
      asCents(sql`coalesce(sum(${giftCardEntry.amount}) filter (where ${giftCardEntry.kind} = ${what}), 0)`)
    const rows = await orm
      .select({
        ending,
        currency,
        reason,
        createdAt,
        issued: of('issued'),
        spent: of('spent'),
        refunded: of('refunded'),
        expired: of('expired'),
      })
      .from(giftCard)
      .innerJoin(giftCardEntry, eq(giftCardEntry.cardId, giftCard.id))
      .where(lt(giftCardEntry.at, endOfMonth(month)))
      .groupBy(giftCard.id)
      .orderBy(asc(createdAt), asc(giftCard.id))
    return rows.map((card) => ({
      ...card,
      balance: (card.issued - card.spent + card.refunded - card.expired) as Cents,
    }))
  }
}
