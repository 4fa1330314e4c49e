import { z } from 'zod'

import { sha256 } from '../../../platform/sha256.ts'
import { isSameSecret } from '../../../platform/secrets/secret-hash.ts'
import { type PaymentGateway, webhookEvent } from '../payment-gateway.ts'

/** The header that the shop names when it registers its webhook at Tabby, with a secret as its value. */
const SECRET_HEADER = 'x-webhook-secret'

const event = z.object({ id: z.string().min(1).max(100), status: z.string().min(1).max(40) })

/**
 * Accepts a webhook of Tabby by the secret in its header. Nothing signs the body, so it is a hint to query the payment,
 * never a fact. Events have no ids: one with the same body is the same.
 */
export function tabbyWebhook(secret: string): PaymentGateway['readWebhook'] {
  return async (body, headers) => {
    if (!isSameSecret(headers[SECRET_HEADER] ?? '', secret)) return { ok: false, reason: 'bad-signature' }
    const read = webhookEvent(event, body)
    if (!read) return { ok: false, reason: 'unreadable' }
    const eventId = sha256(body)
    return { ok: true, eventId, kind: `payment.${read.status}`, providerRef: read.id }
  }
}
