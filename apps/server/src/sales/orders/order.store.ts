import { randomInt } from 'node:crypto'

import type { Order } from '@nawl/domain/order/order'
import { withInvitation } from '@nawl/domain/order/appointment'
import type { Effect, OrderEvent } from '@nawl/domain/order/order-event'
import { ORDER_NUMBERS, orderNumber } from '@nawl/domain/order/order-number'
import { type Done, type Outcome, refused, type Refused } from '@nawl/domain/order/outcome'
import type { Remade } from '@nawl/domain/order/remake-line'
import type { LanguageCode } from '@nawl/messages/languages'
import { and, asc, desc, eq, isNull } from 'drizzle-orm'

import { person } from '../../platform/db/schema/auth-schema.ts'
import { order, orderEvent } from '../../platform/db/schema/commerce-schema.ts'
import type { Tx } from '../../platform/db/database.ts'
import { payment, refund } from '../../platform/db/schema/payment-schema.ts'
import { emailKeyOf } from './claim-orders.ts'
import { beginOnFrame, promiseByFrames } from '../calendar/promise-order.ts'
import { orderEmails } from './emails/order-emails.ts'
import { adminEmails } from './emails/admin-emails.ts'
import { areApprovalsSigned } from '../approvals/signed-approvals.ts'
import { floorPhotoPath, EMAIL_PHOTO_DAYS } from './order-links.ts'
import { orderMail } from './order-mail.ts'
import { orderWebhooks } from './order-webhooks.ts'
import { appendEvents, insertOrder, readOrder, updateOrder } from './order-rows.ts'
import type { OrderDeps } from '../sales-deps.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { lastClosedIn } from '../ledger/closed-month.store.ts'
import { postLedger, postMissing } from '../ledger/post-ledger.ts'
import { releaseUses } from '../vouchers/discount-code.store.ts'
import { moveCards } from '../vouchers/gift-card.store.ts'
import { creditOf, settleCredit } from '../vouchers/sample-credit.store.ts'
import { settleYarn } from '../yarn-ledger/settle-yarn.ts'
import { issueDocuments, issueMissing } from '../tax-documents/issue-documents.ts'

export type OrderStore = ReturnType<typeof orderStore>
export type SavedOrder = { readonly order: Order; readonly personId: string | null }

/** Delay of the first query after a payment was started. */
const FIRST_LOOK_MS = 60_000

/** SQL of orders: each command locks its order and writes events, e-mails and webhooks in the same transaction. */
export function orderStore({
  config,
  database: { orm },
  emails,
  webhooks,
  now,
  links,
  shop,
  settings,
  kinds,
}: Omit<OrderDeps, 'orders'>) {
  const orderEmail = orderEmails(shop)
  const adminEmail = adminEmails(shop)
  const weighing = { sold: kinds.sold, workshop: config.workshop }
  const floor = { settings, kinds, config }
  const sellerIn = (language: LanguageCode) => settings.shop.seller(language)

  const openSigning = async (): Promise<Signing> => {
    const photo = await links.photoTokens('floor-photo', EMAIL_PHOTO_DAYS)
    return { token: await links.tokens(), photo: (id) => `${shop.publicUrl}${floorPhotoPath(photo(id))}` }
  }

  /** Writes the result of an accepted command. Link tokens are opened before, so that no query runs in between. */
  async function record(tx: Tx, before: Order | null, done: Done, signing: Signing) {
    const { order: after, events, effects } = done
    if (before) await updateOrder(tx, before, after)
    if (before && before.email !== after.email) await unlinkFormer(tx, before)
    // Before documents: whoever waits for a card holds no number.
    await moveCards(tx, before, after)
    await settleCredit(tx, { before, after, events }, kinds.rules)
    await settleYarn(tx, { before, after, at: events[0]?.at ?? new Date(now()) }, weighing)
    if (events.some(({ kind }) => kind === 'expired' || kind === 'cancelled'))
      await releaseUses(tx, [after.number])
    const issuer = { sellerIn, sold: kinds.sold, lastClosed: lastClosedIn(tx) }
    const documents = await issueDocuments(tx, before, done, issuer)
    await appendEvents(tx, after.number, [...events, ...documents.events])
    await beginOnFrame(tx, after, events, new Date(now()), floor)
    await postLedger(tx, before, after, documents, issuer)
    for (const effect of effects) await owe(tx, after, effect, signing)
    for (const event of orderWebhooks(before, done)) await webhooks.write(tx, event)
    for (const event of events) {
      const mailed = adminEmail(after, event)
      if (mailed) await emails.write(tx, { ...mailed, at: event.at })
    }
  }

  async function owe(tx: Tx, after: Order, effect: Effect, { token, photo }: Signing): Promise<void> {
    const at = new Date(now())
    if (effect.kind === 'letter') {
      // Only the letter of a paid order tells of it.
      const credit = effect.letter === 'confirmed' ? await creditOf(tx, after.number) : null
      const about = { kind: effect.letter, subject: effect.subject, credit, photo }
      const email = orderEmail(after, about, token(after.number))
      await emails.write(tx, {
        kind: `order-${effect.letter}`,
        about: orderMail(after.number, effect.key),
        letter: email,
        at,
      })
    } else if (effect.kind === 'send-refund') {
      await tx.update(refund).set({ tryAt: at, tries: 0 }).where(eq(refund.id, effect.refundId))
    } else {
      const lookAt = effect.kind === 'cancel-payment' ? at : new Date(at.getTime() + FIRST_LOOK_MS)
      await tx.update(payment).set({ lookAt, looks: 0 }).where(eq(payment.id, effect.paymentId))
    }
  }

  return {
    /** Inserts a new order under a free number, in the caller's transaction. */
    async place(tx: Tx, personId: string | null, token: TokenOf, command: Placing): Promise<Outcome> {
      for (;;) {
        const outcome = command(orderNumber(randomInt(ORDER_NUMBERS)))
        if (!outcome.ok) return outcome
        if (!(await insertOrder(tx, outcome.order, personId))) continue
        await record(tx, null, outcome, { token, photo: null })
        return outcome
      }
    },

    /** Runs a command on a locked order, null if none. `also` runs in the same transaction if it is accepted. */
    async change(number: string, command: Command, also?: Also): Promise<Outcome | null> {
      const signing = await openSigning()
      const { isSigned } = await links.approvals()
      const outcome = await orm.transaction(async (tx) => {
        const locked = await lockOrder(tx, number)
        if (!locked) return null
        const { order: before } = locked
        const decided = await command(before, new Date(now()), tx)
        if (!decided.ok) return decided
        if (isBegun(decided) && !areApprovalsSigned(before, kinds, isSigned))
          return refused('approval-forged')
        const promised = await promiseByFrames(tx, before, decided, new Date(now()), floor)
        const outcome = withInvitation(promised, settings.delivery.whiteGlove())
        if (outcome.events.length > 0) await record(tx, before, outcome, signing)
        await also?.(tx, outcome)
        return outcome
      })
      emails.wake()
      webhooks.wake()
      return outcome
    },

    /** Makes a line of a locked order again, as an order under a free number that belongs to the same person. */
    async remake(number: string, command: Remaking, also?: Also): Promise<Outcome | null> {
      const signing = await openSigning()
      const outcome = await orm.transaction(async (tx) => {
        const locked = await lockOrder(tx, number)
        if (!locked) return null
        const { order: before, personId } = locked
        for (;;) {
          const outcome = command(before, new Date(now()), orderNumber(randomInt(ORDER_NUMBERS)))
          if (!outcome.ok) return outcome
          const { original } = outcome
          const remake = await promiseByFrames(tx, null, outcome.remake, new Date(now()), floor)
          if (!(await insertOrder(tx, remake.order, personId))) continue
          await record(tx, before, original, signing)
          await record(tx, null, remake, signing)
          await also?.(tx, original)
          return original
        }
      })
      emails.wake()
      webhooks.wake()
      return outcome
    },

    /** Issues and posts what an order from before there were series of documents, or a ledger, lacks. */
    async issueMissing(number: string): Promise<void> {
      await orm.transaction(async (tx) => {
        const found = (await lockOrder(tx, number))?.order
        if (!found) return
        const issuer = { sellerIn, sold: kinds.sold, lastClosed: lastClosedIn(tx) }
        const documents = await issueMissing(tx, found, new Date(now()), issuer)
        await appendEvents(tx, number, documents.events)
        await postMissing(tx, found, documents, issuer)
      })
    },

    async find(number: string): Promise<SavedOrder | null> {
      const [row] = await orm.select().from(order).where(eq(order.number, number))
      return row ? saved(orm, row) : null
    },

    /** A person's orders, newest first. */
    async ofPerson(personId: string, tx: Tx = orm): Promise<Order[]> {
      const rows = await tx
        .select()
        .from(order)
        .where(eq(order.personId, personId))
        .orderBy(desc(order.placedAt))
      const orders: Order[] = []
      for (const row of rows) orders.push(await readOrder(tx, row))
      return orders
    },

    events: (number: string): Promise<OrderEvent[]> =>
      orm
        .select({
          kind: orderEvent.kind,
          at: orderEvent.at,
          by: orderEvent.by,
          state: orderEvent.state,
          subject: orderEvent.subject,
        })
        .from(orderEvent)
        .where(eq(orderEvent.orderNumber, number))
        .orderBy(asc(orderEvent.place)),

    /** Whether an order under that address belongs to no account. */
    async hasUnowned(emailKey: string): Promise<boolean> {
      const [row] = await orm.select({ number: order.number }).from(order).where(unowned(emailKey)).limit(1)
      return row !== undefined
    },

    /** Gives a person all orders under an address that belong to no account. */
    async claim(personId: string, emailKey: string): Promise<void> {
      await orm.update(order).set({ personId }).where(unowned(emailKey))
    },

    /** Unlinks orders from an account; the law requires that orders are kept. */
    async unlink(tx: Tx, personId: string): Promise<void> {
      await tx.update(order).set({ personId: null }).where(eq(order.personId, personId))
    },
  }
}

/** An order that no other transaction changes until this one ends. */
async function lockOrder(tx: Tx, number: string): Promise<SavedOrder | null> {
  const [row] = await tx.select().from(order).where(eq(order.number, number)).for('update')
  return row ? saved(tx, row) : null
}

const saved = async (tx: Tx, row: typeof order.$inferSelect): Promise<SavedOrder> => ({
  order: await readOrder(tx, row),
  personId: row.personId,
})

/** Whoever has the former address as their account's may have claimed the order, which was never theirs. */
async function unlinkFormer(tx: Tx, { number, email }: Order): Promise<void> {
  const [owner] = await tx
    .select({ email: person.email })
    .from(order)
    .innerJoin(person, eq(person.id, order.personId))
    .where(eq(order.number, number))
  if (owner && emailKeyOf(owner.email) === emailKeyOf(email))
    await tx.update(order).set({ personId: null }).where(eq(order.number, number))
}

const unowned = (emailKey: string) => and(eq(order.emailKey, emailKey), isNull(order.personId))

/** The result of an accepted command. Throws the ApiErrors `order/…` for a refused one and for an unknown order. */
export function accepted(outcome: Outcome | null): Done {
  if (!outcome) throw new ApiError('order/not-found')
  if (!outcome.ok) {
    const { reason, problems, difference } = outcome
    throw new ApiError(`order/${reason}`, {
      ...(problems && { problems }),
      ...(difference && { difference }),
    })
  }
  return outcome
}

/** What letters link to: the order, and photographs of the workshop; null where an order is too young to have any. */
type Signing = { readonly token: TokenOf; readonly photo: ((id: string) => string) | null }

const isBegun = ({ events }: Done) => events.some(({ kind }) => kind === 'production-started')

export type TokenOf = (number: string) => string
export type Command = (order: Order, now: Date, tx: Tx) => Outcome | Promise<Outcome>
type Placing = (number: string) => Outcome
/** `free` is a number for the remake. */
export type Remaking = (order: Order, now: Date, free: string) => Remade | Refused
/** Runs beside an accepted command, in its transaction. */
export type Also = (tx: Tx, done: Done) => Promise<void>
