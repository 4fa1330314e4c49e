import { savedSince, type RetentionKind } from '@nawl/domain/privacy/retention'
import { and, eq, isNotNull, lt, notExists, or, sql } from 'drizzle-orm'

import type { App } from '../platform/http/fastify-app.ts'
import { authSession, flowState, person } from '../platform/db/schema/auth-schema.ts'
import { cart } from '../platform/db/schema/commerce-schema.ts'
import { idempotency, providerEvent } from '../platform/db/schema/payment-schema.ts'
import { proof } from '../platform/db/schema/proof-schema.ts'
import { questionGroup, unansweredQuestion } from '../platform/db/schema/question-schema.ts'
import { webhookEvent } from '../platform/db/schema/integration-schema.ts'
import { erasure } from '../platform/db/schema/schema.ts'
import { staffChallenge, staffProof, staffWrongCode } from '../platform/db/schema/second-factor-schema.ts'
import {
  callCount,
  consultation,
  enquiry,
  newsletterSubscriber,
  outboxMail,
} from '../platform/db/schema/schema.ts'
import { tradeProject } from '../platform/db/schema/trade-schema.ts'
import { daily } from '../platform/jobs/daily.ts'
import { deleteMailFiles } from '../platform/email/outbox-files.ts'
import { deleteBankRows } from '../sales/bank/delete-bank-rows.ts'
import { deleteFinishedOrders, deleteUnpaidOrders } from '../sales/orders/delete-orders.ts'
import type { ErasePlace } from './erase-person.ts'

/**
 * Kinds that are swept elsewhere: blobs with their store (sales.routes.ts, uploads.routes.ts); backups on the machines
 * that hold them, by `npm run backup` after it has made a new one.
 */
export const SWEPT_ELSEWHERE = [
  'uploads',
  'ordered-artwork',
  'claim-photos-unused',
  'quarantine',
  'backups',
] as const
type SweptElsewhere = (typeof SWEPT_ELSEWHERE)[number]

type Sweep = (place: ErasePlace, before: Date) => Promise<unknown>

/** Deletes the rows of each retention kind that ended before a given time. */
export const RETENTION_SWEEPS = {
  accounts: ({ database: { orm } }, before) =>
    orm.delete(person).where(
      and(
        lt(person.lastSignInAt, before),
        // A person with a session has no newer sign-in time.
        notExists(
          orm.select({ id: authSession.id }).from(authSession).where(eq(authSession.personId, person.id)),
        ),
      ),
    ),
  sessions: async ({ database: { orm } }, before) => {
    await orm.delete(authSession).where(lt(authSession.refreshedAt, before))
    await orm.delete(staffProof).where(lt(staffProof.at, before))
  },
  'sign-ins': async ({ database: { orm } }, before) => {
    await orm.delete(flowState).where(lt(flowState.createdAt, before))
    await orm.delete(staffChallenge).where(lt(staffChallenge.at, before))
  },
  carts: ({ database: { orm } }, before) =>
    orm.delete(cart).where(and(isNotNull(cart.tokenHash), lt(cart.touchedAt, before))),
  'deleted-projects': ({ database: { orm } }, before) =>
    orm.delete(tradeProject).where(lt(tradeProject.deletedAt, before)),
  proofs: ({ database: { orm } }, before) => orm.delete(proof).where(lt(proof.touchedAt, before)),
  'orders-unpaid': ({ database: { orm } }, before) => deleteUnpaidOrders(orm, before),
  // Rows of bank statements are of the same accounts; what is booked on an order goes with it.
  orders: async ({ database: { orm } }, before) => {
    await deleteFinishedOrders(orm, before)
    await deleteBankRows(orm, before)
  },
  'repeated-commands': ({ database: { orm } }, before) =>
    orm.delete(idempotency).where(lt(idempotency.createdAt, before)),
  'payment-messages': ({ database: { orm } }, before) =>
    orm.delete(providerEvent).where(lt(providerEvent.receivedAt, before)),
  'newsletter-unconfirmed': ({ database: { orm } }, before) => {
    const requestedAt = sql`coalesce(${newsletterSubscriber.mailedAt}, ${newsletterSubscriber.createdAt})`
    const pending = eq(newsletterSubscriber.status, 'pending')
    return orm.delete(newsletterSubscriber).where(and(pending, lt(requestedAt, before.toISOString())))
  },
  'newsletter-unsubscribed': ({ database: { orm } }, before) => {
    const left = sql`coalesce(${newsletterSubscriber.unsubscribedAt}, ${newsletterSubscriber.createdAt})`
    const gone = eq(newsletterSubscriber.status, 'unsubscribed')
    return orm.delete(newsletterSubscriber).where(and(gone, lt(left, before.toISOString())))
  },
  consultations: ({ database: { orm } }, before) =>
    orm.delete(consultation).where(lt(consultation.startsAt, before)),
  enquiries: ({ database: { orm } }, before) => orm.delete(enquiry).where(lt(enquiry.createdAt, before)),
  'emails-undelivered': ({ database: { orm } }, before) =>
    // The server's answer contains the address too.
    orm
      .update(outboxMail)
      .set({ letter: null, lastError: null })
      .where(and(eq(outboxMail.status, 'failed'), lt(outboxMail.createdAt, before))),
  'email-files': ({ outboxFolder }, before) => deleteMailFiles(outboxFolder, before),
  'email-records': ({ database: { orm } }, before) =>
    orm
      .delete(outboxMail)
      .where(
        and(
          or(eq(outboxMail.status, 'sent'), eq(outboxMail.status, 'failed')),
          lt(outboxMail.createdAt, before),
        ),
      ),
  // Their deliveries, with what receivers answered, go with them.
  'webhook-messages': ({ database: { orm } }, before) =>
    orm.delete(webhookEvent).where(lt(webhookEvent.at, before)),
  questions: async ({ database: { orm } }, before) => {
    const { askedOn, groupId } = unansweredQuestion
    await orm.delete(unansweredQuestion).where(lt(askedOn, before))
    const left = orm.select({ groupId }).from(unansweredQuestion).where(eq(groupId, questionGroup.id))
    await orm.delete(questionGroup).where(notExists(left))
  },
  'call-counts': async ({ database: { orm } }, before) => {
    await orm.delete(callCount).where(lt(callCount.since, before))
    await orm.delete(staffWrongCode).where(lt(staffWrongCode.since, before))
  },
  erasures: ({ database: { orm } }, before) => orm.delete(erasure).where(lt(erasure.at, before)),
} as const satisfies Record<Exclude<RetentionKind, SweptElsewhere>, Sweep>

/** Runs every retention sweep once a day. */
export function sweepByRetention(app: App, place: ErasePlace): void {
  for (const [kind, sweep] of Object.entries(RETENTION_SWEEPS) as [keyof typeof RETENTION_SWEEPS, Sweep][])
    daily(app, kind, async () => void (await sweep(place, savedSince(kind, place.now()))))
}
