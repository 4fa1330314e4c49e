import type { Config } from '../../platform/config/config.ts'
import { isLoopback } from '../../platform/config/is-loopback.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import type { webhookEndpoint } from '../../platform/db/schema/integration-schema.ts'
import type { EmailOutbox } from '../../platform/email/outbox.ts'
import { polling } from '../../platform/jobs/poll.ts'
import { type ClaimedDelivery, deliveryStore, messageId, messageOf } from './delivery.store.ts'
import { attemptSettler } from './settle-attempt.ts'
import { type Attempt, postWebhook } from './post-webhook.ts'
import { writeWebhook, type WebhookEvent } from './webhook-events.ts'
import { openedSecret, signedHeaders } from './webhook-secret.ts'
import { webhookUrl } from './webhook-url.ts'

/** Messages to one endpoint at the same time: a slow one holds up the others for one timeout at most. */
const AT_ONCE = 5
/** Time that running attempts get at shutdown. */
const GRACE_MS = 3_000

export type WebhooksDeps = {
  readonly config: Pick<Config, 'isLocal' | 'keySecret' | 'publicUrl' | 'staff'>
  readonly database: Database
  readonly emails: EmailOutbox
  readonly now: () => number
  readonly random: () => number
  readonly report: (error: unknown, message: string) => void
  /** How a message is posted; tests of the queue replace the network. */
  readonly post?: typeof postWebhook
}

export type Webhooks = ReturnType<typeof openWebhooks>

type Endpoint = typeof webhookEndpoint.$inferSelect

/** Sends queued webhooks: immediately when woken, and by polling. */
export function openWebhooks(deps: WebhooksDeps) {
  const { config, database, now, report, post = postWebhook } = deps
  const deliveries = deliveryStore(database)
  const settle = attemptSettler(deps)
  const closing = new AbortController()
  const sending = polling(
    async () => {
      const at = new Date(now())
      const endpoints = await deliveries.endpointsDue(at)
      const counts = await Promise.all(endpoints.map((endpoint) => sendDue(endpoint, at)))
      return counts.reduce((sum, count) => sum + count, 0)
    },
    (error) => report(error, 'the queue of webhooks cannot be read; they wait'),
  )

  async function sendDue(endpoint: Endpoint, at: Date): Promise<number> {
    const claimed = await deliveries.claim(endpoint.id, at, AT_ONCE)
    await Promise.all(claimed.map((delivery) => send(endpoint, delivery)))
    return claimed.length
  }

  async function send(endpoint: Endpoint, delivery: ClaimedDelivery): Promise<void> {
    const attempt = await attemptOf(endpoint, delivery)
    // Shutting down says nothing about the receiver: the next process sends it again after the lease.
    if (!attempt.ok && closing.signal.aborted) return
    // If the result cannot be recorded, the same message is sent again after its lease.
    await settle(delivery, attempt).catch((error: unknown) =>
      report(error, `cannot record the result of webhook ${delivery.id}`),
    )
  }

  async function attemptOf(endpoint: Endpoint, { event }: ClaimedDelivery): Promise<Attempt> {
    const at = new Date(now())
    const secrets = secretsOf(endpoint, at, config.keySecret)
    if (secrets === null) return refusedBefore('secret-unreadable')
    const url = webhookUrl(endpoint.url, config.isLocal)
    if (url === null) return refusedBefore('refused-address')
    const body = JSON.stringify(messageOf(event))
    const headers = signedHeaders({ id: messageId(event.id), at, body }, secrets)
    return post({
      url,
      headers,
      body,
      toOwnMachine: config.isLocal && isLoopback(url),
      closing: closing.signal,
    })
  }

  return {
    ...sending,
    /** Queues an event in the caller's transaction; call `wake` after the commit. */
    write: (tx: Tx, event: WebhookEvent) => writeWebhook(tx, event),
    /** Lets running attempts finish within the grace period; the rest stays in the queue. */
    stop: async () => {
      const patience = setTimeout(() => closing.abort(), GRACE_MS)
      await sending.stop()
      clearTimeout(patience)
    },
  }
}

const refusedBefore = (fault: 'secret-unreadable' | 'refused-address'): Attempt => ({
  ok: false,
  fault,
  responseCode: null,
  response: null,
})

/** The secrets that sign now; null when one cannot be decrypted. */
function secretsOf(
  { secret, oldSecret, oldSecretUntil }: Endpoint,
  at: Date,
  key: string | undefined,
): readonly string[] | null {
  const current = openedSecret(secret, key)
  if (current === null) return null
  const isOldValid = oldSecret !== null && oldSecretUntil !== null && oldSecretUntil > at
  const former = isOldValid ? openedSecret(oldSecret, key) : null
  return former === null ? [current] : [current, former]
}
