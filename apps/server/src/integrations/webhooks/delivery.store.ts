import type { DeliveryList } from '@nawl/contract/desk/webhooks'
import { and, asc, desc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'

import type { Database, Tx } from '../../platform/db/database.ts'
import {
  webhookDelivery,
  webhookEndpoint,
  webhookEvent,
} from '../../platform/db/schema/integration-schema.ts'
import type { Attempt } from './post-webhook.ts'

/** A claimed delivery is not claimed again during this time, even if the claiming process has died. */
const LEASE_MS = 2 * 60_000
const PAGE = 50

type Endpoint = typeof webhookEndpoint.$inferSelect
type Event = typeof webhookEvent.$inferSelect
/** A delivery claimed for its `attempts`-th attempt. */
export type ClaimedDelivery = typeof webhookDelivery.$inferSelect & { readonly event: Event }

/** The `webhook-id` of an event: the same at every attempt and for every endpoint. */
export const messageId = (eventId: string) => `msg_${eventId.replaceAll('-', '')}`

/** What is sent of an event. */
export const messageOf = ({ type, at, data }: Event) => ({ type, timestamp: at.toISOString(), data })

/** SQL of deliveries. Times come from the caller's clock. */
export function deliveryStore({ orm }: Pick<Database, 'orm'>) {
  const isDue = (now: Date) =>
    and(
      eq(webhookDelivery.status, 'waiting'),
      lte(webhookDelivery.dueAt, now),
      or(isNull(webhookDelivery.heldUntil), lte(webhookDelivery.heldUntil, now)),
    )

  return {
    /** The endpoints with something to send. */
    async endpointsDue(now: Date): Promise<readonly Endpoint[]> {
      const ids = orm
        .selectDistinct({ id: webhookDelivery.endpointId })
        .from(webhookDelivery)
        .where(isDue(now))
      return orm.select().from(webhookEndpoint).where(inArray(webhookEndpoint.id, ids))
    },

    /** Claims up to `most` deliveries of an endpoint that are due at `now`; no other caller gets them. */
    async claim(endpointId: string, now: Date, most: number): Promise<ClaimedDelivery[]> {
      const due = orm.$with('due').as(
        orm
          .select({ id: webhookDelivery.id })
          .from(webhookDelivery)
          .where(and(eq(webhookDelivery.endpointId, endpointId), isDue(now)))
          .orderBy(asc(webhookDelivery.dueAt))
          .limit(most)
          .for('update', { skipLocked: true }),
      )
      const rows = await orm
        .with(due)
        .update(webhookDelivery)
        .set({
          heldUntil: new Date(now.getTime() + LEASE_MS),
          attempts: sql`${webhookDelivery.attempts} + 1`,
          claims: sql`${webhookDelivery.claims} + 1`,
        })
        .where(inArray(webhookDelivery.id, orm.select({ id: due.id }).from(due)))
        .returning()
      if (rows.length === 0) return []
      const events = await orm
        .select()
        .from(webhookEvent)
        .where(
          inArray(
            webhookEvent.id,
            rows.map(({ eventId }) => eventId),
          ),
        )
      return rows.flatMap((row) => {
        const event = events.find(({ id }) => id === row.eventId)
        return event ? [{ ...row, event }] : []
      })
    },

    /** Records an attempt; false when the claim has passed to another worker, whose attempt counts. */
    async record(tx: Tx, { id, claims }: ClaimedDelivery, attempt: Attempt, next: Next): Promise<boolean> {
      const { responseCode, response } = attempt
      const fault = attempt.ok ? null : attempt.fault
      const rows = await tx
        .update(webhookDelivery)
        .set({ ...next, heldUntil: null, responseCode, response, fault })
        .where(and(eq(webhookDelivery.id, id), eq(webhookDelivery.claims, claims)))
        .returning({ id: webhookDelivery.id })
      return rows.length > 0
    },

    /** Ends all that waits for an endpoint. */
    async endWaiting(tx: Tx, endpointId: string): Promise<void> {
      await tx
        .update(webhookDelivery)
        .set({ status: 'failed', fault: 'switched-off' })
        .where(and(eq(webhookDelivery.endpointId, endpointId), eq(webhookDelivery.status, 'waiting')))
    },

    /** Makes a delivery due at once, with all its attempts before it. False when there is none. */
    async again(tx: Tx, endpointId: string, id: string, now: Date): Promise<boolean> {
      const rows = await tx
        .update(webhookDelivery)
        // One that is being sent stays held: it is not sent twice at the same time.
        .set({ status: 'waiting', attempts: 0, dueAt: now })
        .where(and(eq(webhookDelivery.id, id), eq(webhookDelivery.endpointId, endpointId)))
        .returning({ id: webhookDelivery.id })
      return rows.length > 0
    },

    /** A page of an endpoint's deliveries, newest first. `before` is `next` of the page before. */
    async list(endpointId: string, before: string | undefined): Promise<DeliveryList> {
      const rows = await orm
        .select()
        .from(webhookDelivery)
        .innerJoin(webhookEvent, eq(webhookEvent.id, webhookDelivery.eventId))
        .where(and(eq(webhookDelivery.endpointId, endpointId), olderThan(before)))
        .orderBy(desc(webhookDelivery.createdAt), desc(webhookDelivery.id))
        .limit(PAGE + 1)
      const last = rows[PAGE - 1]?.webhook_delivery
      return {
        deliveries: rows.slice(0, PAGE).map((row) => shown(row.webhook_delivery, row.webhook_event)),
        next: rows.length > PAGE && last ? `${last.createdAt.getTime()}_${last.id}` : null,
      }
    },
  }
}

export type Next =
  | { readonly status: 'delivered' | 'failed'; readonly triedAt: Date }
  | { readonly status: 'waiting'; readonly triedAt: Date; readonly dueAt: Date }

const NO_ID = '00000000-0000-0000-0000-000000000000'

function olderThan(before: string | undefined) {
  if (before === undefined) return undefined
  const [, time = '0', id = NO_ID] = /^(\d{1,15})_([0-9a-f-]{36})$/.exec(before) ?? []
  const at = new Date(Number(time))
  return or(
    lt(webhookDelivery.createdAt, at),
    and(eq(webhookDelivery.createdAt, at), lt(webhookDelivery.id, id)),
  )
}

function shown(
  {
    id,
    status,
    attempts,
    responseCode,
    response,
    fault,
    triedAt,
    dueAt,
  }: typeof webhookDelivery.$inferSelect,
  event: Event,
): DeliveryList['deliveries'][number] {
  return {
    id,
    messageId: messageId(event.id),
    message: messageOf(event) as DeliveryList['deliveries'][number]['message'], // JSON, as it was written
    status,
    attempts,
    responseCode,
    response,
    fault,
    triedAt: triedAt?.toISOString() ?? null,
    nextAt: status === 'waiting' ? dueAt.toISOString() : null,
  }
}
