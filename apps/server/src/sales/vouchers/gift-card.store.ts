import { randomBytes, randomUUID } from 'node:crypto'

import { writeCardCode } from '@nawl/domain/gift-cards/card-code'
import type { GiftCardEntryKind } from '@nawl/domain/gift-cards/gift-card'
import { datedIn } from '@nawl/domain/ledger/month'
import { type Cents, less, ZERO } from '@nawl/domain/money/money'
import type { Order } from '@nawl/domain/order/order'
import { cardOf } from '@nawl/domain/order/spend-gift-card'
import { DAY_MS } from '@nawl/domain/time/durations'
import { and, asc, desc, eq, gt, lte } from 'drizzle-orm'

import type { Tx } from '../../platform/db/database.ts'
import { giftCard, giftCardEntry } from '../../platform/db/schema/voucher-schema.ts'
import { secretHash } from '../../platform/secrets/secret-hash.ts'
import { lastClosedIn } from '../ledger/closed-month.store.ts'

export type GiftCardRow = typeof giftCard.$inferSelect
type Moved = {
  readonly cardId: string
  readonly kind: GiftCardEntryKind
  readonly subject: string
  readonly amount: Cents
  readonly orderNumber: string | null
  readonly at: Date
}
/** What comes back to a card can be spent at least so long. */
const DAYS_AFTER_REFUND = 90

/** A card by its code; `lock` makes others who would spend it wait for the end of the transaction. */
export async function findCard(tx: Tx, code: string, { lock }: { readonly lock: boolean }) {
  const query = tx
    .select()
    .from(giftCard)
    .where(eq(giftCard.codeHash, secretHash(code)))
  const [row] = await (lock ? query.for('update') : query)
  return row ?? null
}

type Issued = Pick<
  typeof giftCard.$inferInsert,
  'currency' | 'amount' | 'expiresAt' | 'reason' | 'createdAt' | 'createdBy'
>

/** Issues a card and answers its code, which is stored nowhere. */
export async function issueCard(
  tx: Tx,
  issued: Issued,
): Promise<{ readonly id: string; readonly code: string }> {
  const [id, code] = [randomUUID(), writeCardCode(randomBytes(20))]
  const hashed = { codeHash: secretHash(code), ending: code.replaceAll('-', '').slice(-4) }
  await tx.insert(giftCard).values({ ...issued, ...hashed, id, balance: ZERO })
  const { amount, createdAt: at } = issued
  await move(tx, { cardId: id, kind: 'issued', subject: id, amount, orderNumber: null, at })
  return { id, code }
}

/** Moves what a command paid by cards, and what it sent back to them, in its transaction. */
export async function moveCards(tx: Tx, before: Order | null, after: Order): Promise<void> {
  const ofCards = new Map(
    after.payments.filter(({ provider }) => provider === 'gift-card').map((paid) => [paid.id, cardOf(paid)]),
  )
  if (ofCards.size === 0) return
  const wasPaid = new Set(before?.payments.filter(({ status }) => status === 'paid').map(({ id }) => id))
  const wasSent = new Set(before?.refunds.filter(({ status }) => status === 'sent').map(({ id }) => id))
  const orderNumber = after.number
  for (const { id, status, amount, paidAt } of after.payments) {
    const cardId = ofCards.get(id)
    if (cardId !== undefined && status === 'paid' && paidAt && !wasPaid.has(id))
      await move(tx, { cardId, kind: 'spent', subject: id, amount, orderNumber, at: paidAt })
  }
  for (const { id, paymentId, status, amount, sentAt } of after.refunds) {
    const cardId = ofCards.get(paymentId)
    if (cardId !== undefined && status === 'sent' && sentAt && amount > 0 && !wasSent.has(id))
      await move(tx, { cardId, kind: 'refunded', subject: id, amount, orderNumber, at: sentAt })
  }
}

/** Writes off what is on cards whose time is over. */
export async function expireCards(tx: Tx, now: Date): Promise<void> {
  const due = await tx
    .select()
    .from(giftCard)
    .where(and(lte(giftCard.expiresAt, now), gt(giftCard.balance, ZERO)))
    .for('update', { skipLocked: true })
  for (const { id: cardId, balance: amount } of due) {
    const subject = `${cardId} ${now.toISOString()}`
    await move(tx, { cardId, kind: 'expired', subject, amount, orderNumber: null, at: now })
  }
}

async function move(tx: Tx, { at, ...moved }: Moved): Promise<void> {
  const { cardId, kind, amount } = moved
  const [card] = await tx.select().from(giftCard).where(eq(giftCard.id, cardId)).for('update')
  if (!card) throw new Error(`there is no gift card ${cardId}`)
  const isMore = kind === 'issued' || kind === 'refunded'
  const balance = isMore ? ((card.balance + amount) as Cents) : less(card.balance, amount)
  const least = new Date(at.getTime() + DAYS_AFTER_REFUND * DAY_MS)
  const isShort = kind === 'refunded' && card.expiresAt !== null && card.expiresAt < least
  await tx
    .update(giftCard)
    .set({ balance, ...(isShort && { expiresAt: least }) })
    .where(eq(giftCard.id, cardId))
  await tx.insert(giftCardEntry).values({ ...moved, at: datedIn(at, await lastClosedIn(tx)()) })
}

/** Cards with what happened to each, newest first. */
export async function listCards(tx: Tx) {
  const cards = await tx.select().from(giftCard).orderBy(desc(giftCard.createdAt), desc(giftCard.id))
  const entries = await tx.select().from(giftCardEntry).orderBy(asc(giftCardEntry.at))
  const byCard = Map.groupBy(entries, ({ cardId }) => cardId)
  return cards.map((card) => ({ card, entries: byCard.get(card.id) ?? [] }))
}
