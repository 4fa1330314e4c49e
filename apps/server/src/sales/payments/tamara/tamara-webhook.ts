import { createHmac, timingSafeEqual } from 'node:crypto'

import { z } from 'zod'

import { sha256 } from '../../../platform/sha256.ts'
import { type PaymentGateway, webhookEvent } from '../payment-gateway.ts'

const event = z.object({ order_id: z.string().min(1).max(100), event_type: z.string().min(1).max(60) })
const head = z.object({ alg: z.literal('HS256') })
const claims = z.object({ iss: z.literal('Tamara'), exp: z.number() })

/**
 * Accepts a webhook of Tamara by its token, a JWT with HS256 that Tamara makes with the shop's notification token. It does
 * not sign the body, so a webhook is a hint to query the order, never a fact. Events have no ids: one with the same
 * body is the same.
 */
export function tamaraWebhook(secret: string): PaymentGateway['readWebhook'] {
  return async (body, headers, now) => {
    const token = /^Bearer ([\w-]+)\.([\w-]+)\.([\w-]+)$/.exec(headers['authorization'] ?? '')
    const [, written = '', said = '', signature = ''] = token ?? []
    const stated = token && isSigned(`${written}.${said}`, signature, secret) && partOf(head, written)
    const claimed = stated && partOf(claims, said)
    if (!claimed) return { ok: false, reason: 'bad-signature' }
    if (claimed.exp * 1000 < now.getTime()) return { ok: false, reason: 'stale' }
    const read = webhookEvent(event, body)
    if (!read) return { ok: false, reason: 'unreadable' }
    const eventId = sha256(body)
    return { ok: true, eventId, kind: read.event_type, providerRef: read.order_id }
  }
}

function isSigned(text: string, signature: string, secret: string): boolean {
  const own = createHmac('sha256', secret).update(text).digest()
  const given = Buffer.from(signature, 'base64url')
  return given.length === own.length && timingSafeEqual(given, own)
}

/** A part of a token as far as it is of that shape. */
function partOf<T>(schema: z.ZodType<T>, encoded: string): T | null {
  return webhookEvent(schema, Buffer.from(encoded, 'base64url'))
}
