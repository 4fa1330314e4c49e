import { randomUUID } from 'node:crypto'

import type { WebhookEndpoint, WebhookList } from '@nawl/contract/desk/webhooks'
import { MOST_ENDPOINTS, TEST_WEBHOOK, type WebhookType } from '@nawl/domain/integrations/webhook-types'
import { DAY_MS } from '@nawl/domain/time/durations'
import { asc, count, eq, sql } from 'drizzle-orm'

import type { Config } from '../../platform/config/config.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import {
  webhookDelivery,
  webhookEndpoint,
  webhookEvent,
} from '../../platform/db/schema/integration-schema.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { type DeskChange, recordChange } from '../../identity/staff/desk-change.store.ts'
import type { Member } from '../../identity/staff/member.ts'
import { deliveryStore } from './delivery.store.ts'
import { lockEndpoint } from './lock-endpoint.ts'
import { deliveryOf } from './webhook-events.ts'
import { newSecret, storedSecret } from './webhook-secret.ts'
import { webhookUrl } from './webhook-url.ts'

/** How long both secrets sign after a new one was made. */
const BOTH_SECRETS_MS = DAY_MS

export type WebhookChangesDeps = {
  readonly config: Pick<Config, 'isLocal' | 'keySecret'>
  readonly database: Database
  readonly now: () => number
}

type Row = typeof webhookEndpoint.$inferSelect
type Fields = { readonly url: string; readonly description: string; readonly types: readonly WebhookType[] }

/** Owners' changes of the endpoints; each is recorded. */
export function webhookChanges({ config, database: { orm }, now }: WebhookChangesDeps) {
  const deliveries = deliveryStore({ orm })
  const ofId = (id: string) => eq(webhookEndpoint.id, id)

  async function list(): Promise<WebhookList> {
    const rows = await orm
      .select()
      .from(webhookEndpoint)
      .orderBy(asc(webhookEndpoint.createdAt), asc(webhookEndpoint.id))
    const at = new Date(now())
    return { endpoints: rows.map((row) => shown(row, at)) }
  }

  /** Returns the endpoint's secret. Throws `webhook/bad-address` and `webhook/too-many`. */
  async function add(by: Member, fields: Fields): Promise<string> {
    const values = checked(fields)
    const secret = newSecret()
    await orm.transaction(async (tx) => {
      // Those who add an endpoint at once count each other.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('webhook_endpoint'))`)
      const [known] = await tx.select({ count: count() }).from(webhookEndpoint)
      if ((known?.count ?? 0) >= MOST_ENDPOINTS) throw new ApiError('webhook/too-many')
      await tx.insert(webhookEndpoint).values({
        id: randomUUID(),
        ...values,
        isOn: true,
        secret: storedSecret(secret, config.keySecret),
        createdBy: by.email,
        createdAt: new Date(now()),
      })
      await note(tx, by, 'webhook.added', values.url, { after: recorded({ ...values, isOn: true }) })
    })
    return secret
  }

  /** Throws `webhook/unknown` and `webhook/bad-address`. */
  async function change(by: Member, id: string, { isOn, ...fields }: Fields & { readonly isOn: boolean }) {
    const values = checked(fields)
    await onLocked(id, async (tx, row) => {
      const turned = isOn === row.isOn ? {} : turn(isOn)
      await tx
        .update(webhookEndpoint)
        .set({ ...values, ...turned })
        .where(ofId(id))
      if (!isOn) await deliveries.endWaiting(tx, id)
      await note(tx, by, 'webhook.changed', values.url, {
        before: recorded(row),
        after: recorded({ ...values, isOn }),
      })
    })
  }

  /** Returns the new secret; the former one signs as well for a day. */
  async function rotate(by: Member, id: string): Promise<string> {
    const secret = newSecret()
    await onLocked(id, async (tx, row) => {
      await tx
        .update(webhookEndpoint)
        .set({
          secret: storedSecret(secret, config.keySecret),
          oldSecret: row.secret,
          oldSecretUntil: new Date(now() + BOTH_SECRETS_MS),
        })
        .where(ofId(id))
      await note(tx, by, 'webhook.secret-rotated', row.url)
    })
    return secret
  }

  async function remove(by: Member, id: string): Promise<void> {
    await orm.transaction(async (tx) => {
      const [row] = await tx.delete(webhookEndpoint).where(ofId(id)).returning()
      if (!row) throw new ApiError('webhook/unknown')
      await note(tx, by, 'webhook.removed', row.url, { before: recorded(row) })
    })
  }

  /** Queues a message that tells of nothing. Throws `webhook/unknown` and `webhook/is-off`. */
  async function test(id: string): Promise<void> {
    const at = new Date(now())
    await onLocked(id, async (tx, { isOn }) => {
      if (!isOn) throw new ApiError('webhook/is-off')
      const eventId = randomUUID()
      await tx.insert(webhookEvent).values({ id: eventId, type: TEST_WEBHOOK, at, data: { endpointId: id } })
      await tx.insert(webhookDelivery).values(deliveryOf({ eventId, endpointId: id, at }))
    })
  }

  /** Sends a message again, with the same id. Throws `webhook/unknown` and `webhook/is-off`. */
  async function again(id: string, deliveryId: string): Promise<void> {
    await onLocked(id, async (tx, { isOn }) => {
      if (!isOn) throw new ApiError('webhook/is-off')
      if (!(await deliveries.again(tx, id, deliveryId, new Date(now()))))
        throw new ApiError('webhook/unknown')
    })
  }

  function checked({ url, description, types }: Fields) {
    const address = webhookUrl(url, config.isLocal)
    if (address === null) throw new ApiError('webhook/bad-address', { field: 'url' })
    return { url: address.href, description, types: [...new Set(types)] }
  }

  /** Runs a change on a locked endpoint. Throws `webhook/unknown`. */
  async function onLocked(id: string, work: (tx: Tx, row: Row) => Promise<void>): Promise<void> {
    await orm.transaction(async (tx) => {
      const row = await lockEndpoint(tx, id)
      if (!row) throw new ApiError('webhook/unknown')
      await work(tx, row)
    })
  }

  const note = (
    tx: Tx,
    by: Member,
    kind: DeskChange['kind'],
    url: string,
    values: Pick<DeskChange, 'before' | 'after'> = {},
  ) => recordChange(tx, { at: new Date(now()), by: by.email, kind, subject: new URL(url).host, ...values })

  const read = async (id: string, before: string | undefined) => {
    const [row] = await orm.select({ id: webhookEndpoint.id }).from(webhookEndpoint).where(ofId(id))
    if (!row) throw new ApiError('webhook/unknown')
    return deliveries.list(id, before)
  }

  return { list, add, change, rotate, remove, test, again, deliveries: read }
}

const turn = (isOn: boolean) =>
  ({ isOn, offReason: isOn ? null : 'switched-off', failingSince: null }) satisfies Partial<Row>

/** What the record of changes keeps: no secrets. */
const recorded = ({ url, description, types, isOn }: Fields & { readonly isOn: boolean }) => ({
  url,
  description,
  types,
  isOn,
})

function shown(row: Row, at: Date): WebhookEndpoint {
  const { id, url, description, types, isOn, offReason, failingSince, oldSecretUntil, createdBy } = row
  return {
    id,
    url,
    description,
    types,
    isOn,
    offReason,
    failingSince: failingSince?.toISOString() ?? null,
    oldSecretUntil: oldSecretUntil !== null && oldSecretUntil > at ? oldSecretUntil.toISOString() : null,
    createdBy,
    createdAt: row.createdAt.toISOString(),
  }
}
