import { createHash, timingSafeEqual } from 'node:crypto'

import { z } from 'zod'

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
    if (!isSame(headers[SECRET_HEADER] ?? '', secret)) return { ok: false, reason: 'bad-signature' }
    const read = webhookEvent(event, body)
    if (!read) return { ok: false, reason: 'unreadable' }
    const eventId = createHash('sha256').update(body).digest('hex')
    return { ok: true, eventId, kind: `payment.${read.status}`, providerRef: read.id }
  }
}

/** Takes the same time for every wrong text. */
function isSame(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(secret))
}
