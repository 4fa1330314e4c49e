import type { Stripe } from 'stripe'
import { z } from 'zod'

import { type PaymentGateway, type WebhookReading, webhookEvent } from '../payment-gateway.ts'

const TOLERANCE_SECONDS = 300
/** Disables the age check of Stripe's library. */
const ANY_AGE = 0
const SESSION_KIND = 'checkout.session.'

const event = z.object({
  id: z.string().min(1),
  type: z.string().min(1),
  data: z.object({ object: z.object({ id: z.string().optional() }) }),
})

/** Verifies a Stripe webhook: signed with `secret`, at most 300 seconds old. */
export function stripeWebhook(
  { webhooks: { signature } }: Stripe,
  secret: string,
): PaymentGateway['readWebhook'] {
  async function isSigned(body: Buffer, header: string, now: Date, tolerance: number): Promise<boolean> {
    const checking = signature?.verifyHeaderAsync(body, header, secret, tolerance, undefined, now.getTime())
    // A header that crashes Stripe's library is not from Stripe.
    return (await checking?.catch(() => false)) ?? false
  }

  return async (body, headers, now): Promise<WebhookReading> => {
    const header = headers['stripe-signature'] ?? ''
    if (await isSigned(body, header, now, TOLERANCE_SECONDS)) return readingOf(body)
    const isOld = await isSigned(body, header, now, ANY_AGE)
    return { ok: false, reason: isOld ? 'stale' : 'bad-signature' }
  }
}

function readingOf(body: Buffer): WebhookReading {
  const read = webhookEvent(event, body)
  if (!read) return { ok: false, reason: 'unreadable' }
  const { id: eventId, type: kind, data } = read
  const providerRef = kind.startsWith(SESSION_KIND) ? (data.object.id ?? null) : null
  return { ok: true, eventId, kind, providerRef }
}
