import { randomUUID } from 'node:crypto'

import { retention } from '@nawl/messages/by-language/retention'
import type { OrderState } from '@nawl/domain/order/order-state'
import { retentionMs } from '@nawl/domain/privacy/retention'
import { and, eq, inArray, like, or, sql, type SQL } from 'drizzle-orm'

import { secretHash } from '../platform/secrets/secret-hash.ts'
import { person } from '../platform/db/schema/auth-schema.ts'
import { order, orderEvent } from '../platform/db/schema/commerce-schema.ts'
import { peopleAt } from '../identity/auth/person.store.ts'
import { ERASED, forgetSubjects } from '../identity/staff/desk-change.store.ts'
import { freeAddress } from '../identity/staff/free-address.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { deskChange, staffMember } from '../platform/db/schema/desk-schema.ts'
import { apiToken, webhookEndpoint } from '../platform/db/schema/integration-schema.ts'
import { attention } from '../platform/db/schema/attention-schema.ts'
import { bankRow, bankStatement } from '../platform/db/schema/bank-schema.ts'
import { discountCode, giftCard } from '../platform/db/schema/voucher-schema.ts'
import { closedMonth } from '../platform/db/schema/ledger-schema.ts'
import { yarnMovement } from '../platform/db/schema/yarn-schema.ts'
import { draft, revision } from '../platform/db/schema/revision-schema.ts'
import { messageEntry, messageThread } from '../platform/db/schema/message-schema.ts'
import { idempotency, payment } from '../platform/db/schema/payment-schema.ts'
import { newsletterIssue } from '../platform/db/schema/newsletter-schema.ts'
import { tradeAccount } from '../platform/db/schema/trade-schema.ts'
import { erasure } from '../platform/db/schema/schema.ts'
import { consultation, enquiry, newsletterSubscriber, outboxMail } from '../platform/db/schema/schema.ts'
import { emailAddressOf } from '../platform/email/email-address.ts'
import { deleteMailFilesOf } from '../platform/email/outbox-files.ts'
import { leaveIssues } from '../outreach/newsletter/issues/issue.store.ts'
import { countSignedOrders } from './signed-orders.ts'
import { deleteUnpaidAmong } from '../sales/orders/delete-orders.ts'

export type ErasePlace = {
  readonly database: Database
  readonly outboxFolder: string
  readonly now: () => number
}

/** Counts of what was erased, by kind, and what must be kept. */
export type Erasure = {
  readonly erased: Readonly<Record<ErasedKind, number>>
  readonly stays: readonly { readonly order: string; readonly why: string }[]
  /** Orders that say what the person did with them as staff. */
  readonly signed: { readonly orders: number; readonly why: string }
}
export type ErasedKind = keyof typeof NOTHING_ERASED

const NOTHING_ERASED = {
  accounts: 0,
  'newsletter addresses': 0,
  consultations: 0,
  'messages and enquiries': 0,
  'orders never paid': 0,
  'e-mails': 0,
  'e-mail files': 0,
}

/**
 * Erases all data of the person an e-mail address belongs to, and records it. Orders that were paid, or may still be,
 * are kept because the law requires it. Throws an ApiError for an invalid address.
 */
export async function erasePerson(
  { database, outboxFolder, now }: ErasePlace,
  email: string,
): Promise<Erasure> {
  const { emailKey } = emailAddressOf(email)
  const at = new Date(now())
  const files = await deleteMailFilesOf(outboxFolder, emailKey)
  return database.orm.transaction(async (tx) => {
    const erased = { ...NOTHING_ERASED, 'e-mail files': files }
    const people = await peopleAt(tx, emailKey)
    const numbers = await ordersOf(tx, emailKey, people)
    const subjects = await deleteCorrespondence(tx, emailKey, erased, at)
    erased['orders never paid'] = (await deleteUnpaidAmong(tx, numbers)).length
    erased['e-mails'] = await deleteMails(tx, emailKey, subjects)
    erased.accounts = await deleteAccounts(tx, people)
    await deleteMember(tx, emailKey, at)
    const stays = await staying(tx, numbers)
    const signed = { orders: await countSignedOrders(tx, emailKey), why: retention.en.ordersWhy }
    const noted = { erased, stayed: { orders: stays.length, 'signed orders': signed.orders } }
    await tx.insert(erasure).values({ id: randomUUID(), at, emailHash: secretHash(emailKey), ...noted })
    return { erased, stays, signed }
  })
}

async function ordersOf(tx: Tx, emailKey: string, people: readonly string[]): Promise<readonly string[]> {
  const rows = await tx
    .select({ number: order.number })
    .from(order)
    .where(or(eq(order.emailKey, emailKey), inArray(order.personId, [...people])))
  return rows.map(({ number }) => number)
}

/** Deletes newsletter, consultations and messages; returns patterns for the `about` of e-mails about them. */
async function deleteCorrespondence(
  tx: Tx,
  emailKey: string,
  erased: Record<ErasedKind, number>,
  at: Date,
): Promise<readonly string[]> {
  const ofAddress = <T extends typeof newsletterSubscriber | typeof consultation | typeof enquiry>(
    table: T,
  ) => tx.delete(table).where(eq(table.emailKey, emailKey)).returning({ id: table.id })
  const subscribers = await ofAddress(newsletterSubscriber)
  for (const { id } of subscribers) await leaveIssues(tx, id, at)
  const consultations = await ofAddress(consultation)
  const enquiries = await ofAddress(enquiry)
  erased['newsletter addresses'] = subscribers.length
  erased.consultations = consultations.length
  erased['messages and enquiries'] = enquiries.length
  const messages = [...consultations, ...enquiries].map(({ id }) => id)
  // E-mails about a round of a subscription, and answers to a message, have more behind its id.
  return [...messages, ...[...messages, ...subscribers.map(({ id }) => id)].map((id) => `${id}~%`)]
}

/** Deletes e-mails about deleted things and others to or from the address; e-mails about remaining orders stay. */
async function deleteMails(tx: Tx, emailKey: string, subjects: readonly string[]): Promise<number> {
  const isTheirs = (field: 'to' | 'replyTo'): SQL =>
    eq(sql`lower(${outboxMail.letter} ->> ${field})`, emailKey)
  const isWaitingOrder = and(like(outboxMail.kind, 'order-%'), eq(outboxMail.status, 'waiting'))
  const rows = await tx
    .delete(outboxMail)
    .where(
      or(
        ...subjects.map((subject) => like(outboxMail.about, subject)),
        and(or(isTheirs('to'), isTheirs('replyTo')), sql`not (${isWaitingOrder})`),
      ),
    )
    .returning({ id: outboxMail.id })
  return rows.length
}

/** Deletes accounts with everything that cascades; orders lose their reference. */
async function deleteAccounts(tx: Tx, people: readonly string[]): Promise<number> {
  if (people.length === 0) return 0
  const owners = people.map((id) => `person:${id}`)
  await tx.delete(idempotency).where(inArray(idempotency.owner, owners))
  await tx.delete(person).where(inArray(person.id, [...people]))
  return people.length
}

/** Ends the access of a member of staff; the record of changes stays, without their address. */
async function deleteMember(tx: Tx, emailKey: string, at: Date): Promise<void> {
  await freeAddress(tx, { email: emailKey, by: ERASED, at })
  await tx.delete(staffMember).where(eq(staffMember.email, emailKey))
  await tx.update(staffMember).set({ invitedBy: ERASED }).where(eq(staffMember.invitedBy, emailKey))
  for (const table of [apiToken, webhookEndpoint, discountCode, giftCard])
    await tx.update(table).set({ createdBy: ERASED }).where(eq(table.createdBy, emailKey))
  await tx.update(apiToken).set({ revokedBy: ERASED }).where(eq(apiToken.revokedBy, emailKey))
  await tx.update(messageThread).set({ assignee: null }).where(eq(messageThread.assignee, emailKey))
  const assigned = and(eq(messageEntry.kind, 'assigned'), eq(messageEntry.text, emailKey))
  await tx.update(messageEntry).set({ text: ERASED }).where(assigned)
  for (const table of [deskChange, revision, draft, messageEntry, closedMonth, bankStatement, yarnMovement])
    await tx.update(table).set({ by: ERASED }).where(eq(table.by, emailKey))
  await tx.update(attention).set({ doneBy: ERASED }).where(eq(attention.doneBy, emailKey))
  await tx.update(bankRow).set({ doneBy: ERASED }).where(eq(bankRow.doneBy, emailKey))
  await tx.update(newsletterIssue).set({ startedBy: ERASED }).where(eq(newsletterIssue.startedBy, emailKey))
  await tx.update(tradeAccount).set({ decidedBy: ERASED }).where(eq(tradeAccount.decidedBy, emailKey))
  const isContact = eq(sql`lower(${tradeAccount.contact} ->> 'email')`, emailKey)
  await tx.update(tradeAccount).set({ contact: null }).where(isContact)
  await forgetSubjects(tx, [emailKey])
}

async function staying(tx: Tx, numbers: readonly string[]): Promise<Erasure['stays']> {
  if (numbers.length === 0) return []
  const rows = await tx
    .select({
      number: order.number,
      state: order.state,
      last: sql<string>`max(${orderEvent.at})`,
      isPaid: sql<boolean>`exists (select 1 from ${payment} where ${payment.orderNumber} = ${order.number} and ${payment.status} = 'paid')`,
    })
    .from(order)
    .leftJoin(orderEvent, eq(orderEvent.orderNumber, order.number))
    .where(inArray(order.number, [...numbers]))
    .groupBy(order.number, order.state)
    .orderBy(order.number)
  return rows.map(({ number, ...row }) => ({ order: number, why: whyItStays(row) }))
}

type Staying = { readonly state: OrderState; readonly last: string; readonly isPaid: boolean }

function whyItStays({ state, last, isPaid }: Staying): string {
  if (state === 'quoted' || state === 'pending_payment')
    return 'is not paid yet and still open; cancel it, then erase again'
  if (!isPaid) return 'may still be paid: a payment company is being asked; erase again in an hour'
  if (state === 'expired' || state === 'cancelled' || state === 'delivered') {
    const until = new Date(new Date(last).getTime() + retentionMs('orders')).toISOString().slice(0, 10)
    return `is kept until ${until}. ${retention.en.ordersWhy}`
  }
  return `is paid and not delivered yet. ${retention.en.ordersWhy}`
}
