import { hasFailedTooLong, retryWaitMs } from '@nawl/domain/integrations/webhook-retry'
import { and, eq, isNotNull } from 'drizzle-orm'

import { recordChange } from '../../identity/staff/desk-change.store.ts'
import type { Tx } from '../../platform/db/database.ts'
import { staffMember } from '../../platform/db/schema/desk-schema.ts'
import { webhookEndpoint } from '../../platform/db/schema/integration-schema.ts'
import { type ClaimedDelivery, deliveryStore, type Next } from './delivery.store.ts'
import { endpointOffEmail } from './endpoint-off-email.ts'
import { lockEndpoint } from './lock-endpoint.ts'
import type { Attempt } from './post-webhook.ts'
import type { WebhooksDeps } from './webhooks.ts'

/** The answer with which a receiver asks for no more, by Standard Webhooks. */
const GONE = 410

/**
 * Records an attempt: what comes next, and since when the endpoint fails. One that has failed for days, or that answers
 * 410, is switched off, and the owners are written to.
 */
export function attemptSettler({ config, database, emails, now, random }: WebhooksDeps) {
  const deliveries = deliveryStore(database)
  const ofEndpoint = (id: string) => eq(webhookEndpoint.id, id)

  async function succeeded(tx: Tx, delivery: ClaimedDelivery, attempt: Attempt, at: Date): Promise<void> {
    const failing = and(ofEndpoint(delivery.endpointId), isNotNull(webhookEndpoint.failingSince))
    // The endpoint first, as everywhere, so that no two transactions wait for each other.
    await tx.update(webhookEndpoint).set({ failingSince: null }).where(failing)
    await deliveries.record(tx, delivery, attempt, { status: 'delivered', triedAt: at })
  }

  /** Returns whether letters were written. */
  async function failed(tx: Tx, delivery: ClaimedDelivery, attempt: Attempt, at: Date): Promise<boolean> {
    const { endpointId, attempts } = delivery
    const endpoint = await lockEndpoint(tx, endpointId)
    // It was removed, and its deliveries with it.
    if (!endpoint) return false
    const waitMs = endpoint.isOn ? retryWaitMs(attempts, random) : null
    const next: Next =
      waitMs === null
        ? { status: 'failed', triedAt: at }
        : { status: 'waiting', triedAt: at, dueAt: new Date(at.getTime() + waitMs) }
    if (!(await deliveries.record(tx, delivery, attempt, next)) || !endpoint.isOn) return false
    const since = endpoint.failingSince ?? at
    if (attempt.responseCode !== GONE && !hasFailedTooLong(since, at)) {
      await tx.update(webhookEndpoint).set({ failingSince: since }).where(ofEndpoint(endpointId))
      return false
    }
    await switchOff(tx, endpoint, since, at)
    return true
  }

  async function switchOff(
    tx: Tx,
    { id, url }: typeof webhookEndpoint.$inferSelect,
    since: Date,
    at: Date,
  ): Promise<void> {
    await tx
      .update(webhookEndpoint)
      .set({ isOn: false, offReason: 'failing', failingSince: since })
      .where(ofEndpoint(id))
    await deliveries.endWaiting(tx, id)
    const change = { at, by: 'shop', subject: new URL(url).host, before: null, after: null }
    await recordChange(tx, { kind: 'webhook.switched-off', ...change })
    for (const to of await ownersIn(tx))
      await emails.write(tx, {
        kind: 'webhook-off',
        about: `${id} ${at.toISOString()} ${to}`,
        letter: endpointOffEmail({ to, url, since }, config.publicUrl),
        at,
      })
  }

  async function ownersIn(tx: Tx): Promise<readonly string[]> {
    const invited = await tx
      .select({ email: staffMember.email })
      .from(staffMember)
      .where(eq(staffMember.role, 'owner'))
    return [...new Set([...config.staff, ...invited.map(({ email }) => email)])]
  }

  return async (delivery: ClaimedDelivery, attempt: Attempt): Promise<void> => {
    const at = new Date(now())
    const hasLetters = await database.orm.transaction(async (tx) => {
      if (!attempt.ok) return failed(tx, delivery, attempt, at)
      await succeeded(tx, delivery, attempt, at)
      return false
    })
    if (hasLetters) emails.wake()
  }
}
