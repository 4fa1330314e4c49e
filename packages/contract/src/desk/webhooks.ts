import { TEST_WEBHOOK, WEBHOOK_TYPES } from '@nawl/domain/integrations/webhook-types'
import { z } from 'zod'

import { oneLine } from '../outreach/one-line.ts'

const instant = z.iso.datetime()
const id = z.uuid()

export const MOST_URL_CHARACTERS = 500

const fields = {
  url: z.string().min(1).max(MOST_URL_CHARACTERS).meta({ description: 'An https address' }),
  description: z.union([z.literal(''), oneLine(120)]),
  types: z.array(z.enum(WEBHOOK_TYPES)).min(1).max(WEBHOOK_TYPES.length),
}

/** GET /api/desk/webhooks: the endpoints, and the answer to every change of them. */
export const webhookEndpoint = z.object({
  id,
  ...fields,
  description: z.string(),
  isOn: z.boolean(),
  offReason: z
    .enum(['switched-off', 'failing'])
    .nullable()
    .meta({ description: '`failing`: the shop switched it off after days of failures' }),
  failingSince: instant.nullable().meta({ description: 'The first failure since the last success' }),
  oldSecretUntil: instant
    .nullable()
    .meta({ description: 'Until when messages are signed with the former secret, too' }),
  createdBy: z.string(),
  createdAt: instant,
})
export type WebhookEndpoint = z.infer<typeof webhookEndpoint>

export const webhookList = z.object({ endpoints: z.array(webhookEndpoint) })
export type WebhookList = z.infer<typeof webhookList>

/** The only answers that hold a secret: to adding an endpoint, and to a new secret. */
export const webhookWithSecret = webhookList.extend({
  secret: z.string().meta({ description: '`whsec_…`, shown this once' }),
})
export type WebhookWithSecret = z.infer<typeof webhookWithSecret>

/** POST /api/desk/webhooks, and PUT /api/desk/webhooks/{id}. */
export const addWebhookRequest = z.strictObject(fields)
export const changeWebhookRequest = z.strictObject({ ...fields, isOn: z.boolean() })
export const webhookParams = z.object({ id })

/** What is sent: `data` depends on the type. */
export const webhookMessage = z.object({
  type: z.enum([...WEBHOOK_TYPES, TEST_WEBHOOK]),
  timestamp: instant,
  data: z.record(z.string(), z.json()),
})

/** GET /api/desk/webhooks/{id}/deliveries: newest first, in pages. */
export const deliveryQuery = z.object({
  before: z.string().max(64).optional().meta({ description: '`next` of the page before' }),
})
export const webhookDelivery = z.object({
  id,
  messageId: z.string().meta({ description: 'The `webhook-id`, the same at every attempt' }),
  message: webhookMessage,
  status: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.number().int(),
  responseCode: z.number().int().nullable(),
  response: z.string().nullable().meta({ description: 'The beginning of the last answer' }),
  fault: z
    .enum([
      'refused-address',
      'timed-out',
      'unreachable',
      'redirected',
      'status',
      'secret-unreadable',
      'switched-off',
    ])
    .nullable()
    .meta({ description: 'Why the last attempt failed; `switched-off`: before there was a further one' }),
  triedAt: instant.nullable(),
  nextAt: instant.nullable(),
})
export type WebhookDelivery = z.infer<typeof webhookDelivery>
export const deliveryList = z.object({ deliveries: z.array(webhookDelivery), next: z.string().nullable() })
export type DeliveryList = z.infer<typeof deliveryList>
export const deliveryParams = z.object({ id, deliveryId: id })
