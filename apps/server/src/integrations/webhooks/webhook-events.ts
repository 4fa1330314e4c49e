import { randomUUID } from 'node:crypto'

import type { WebhookType } from '@nawl/domain/integrations/webhook-types'
import { and, arrayContains, eq } from 'drizzle-orm'

import type { Tx } from '../../platform/db/database.ts'
import {
  webhookDelivery,
  webhookEndpoint,
  webhookEvent,
} from '../../platform/db/schema/integration-schema.ts'
import type { Json } from '../../platform/db/schema/revision-schema.ts'

export type WebhookEvent = {
  readonly type: WebhookType
  readonly at: Date
  readonly data: Readonly<Record<string, Json>>
}

/**
 * Queues an event for every endpoint that is on and wants it, in the transaction of what happened. What no endpoint
 * wants is not written.
 */
export async function writeWebhook(tx: Tx, { type, at, data }: WebhookEvent): Promise<void> {
  const endpoints = await tx
    .select({ id: webhookEndpoint.id })
    .from(webhookEndpoint)
    .where(and(eq(webhookEndpoint.isOn, true), arrayContains(webhookEndpoint.types, [type])))
    // An endpoint that is removed at this moment must not fail the order that is placed.
    .for('key share')
  if (endpoints.length === 0) return
  const eventId = randomUUID()
  await tx.insert(webhookEvent).values({ id: eventId, type, at, data })
  await tx
    .insert(webhookDelivery)
    .values(endpoints.map(({ id }) => deliveryOf({ eventId, endpointId: id, at })))
}

type Due = { readonly eventId: string; readonly endpointId: string; readonly at: Date }

/** A delivery whose first attempt is due at once. */
export const deliveryOf = ({ eventId, endpointId, at }: Due) => ({
  id: randomUUID(),
  eventId,
  endpointId,
  status: 'waiting' as const,
  dueAt: at,
  createdAt: at,
})
