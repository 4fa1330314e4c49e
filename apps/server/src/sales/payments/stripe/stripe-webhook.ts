import type { Stripe } from 'stripe'
import { z } from 'zod'

import { type PaymentGateway, type WebhookReading, webhookEvent } from '../payment-gateway.ts'

const TOLERANCE_SECONDS = 300
/** Disables the age check of Stripe's library. */
const ANY_AGE = 0
const SESSION_KIND = 'checkout.session.'
/** What tells of money that Stripe, a bank or somebody on Stripe's pages moved. */
const INTENT_KINDS = /^(?:charge\.(?:dispute\.|refund)|refund\.)/

const event = z.object({
  id: z.string().min(1),
  type: z.string().min(1),
  data: z.object({ object: z.object({ id: z.string().optional(), payment_intent: z.string().nullish() }) }),
})

/** Verifies a Stripe webhook: signed with `secret`, at most 300 seconds old. Throws `GatewayTrouble` like `sessionOf`. */
export function stripeWebhook(
  { webhooks: { signature } }: Stripe,
  secret: string,
  sessionOf: (intentId: string) => Promise<string | null>,
): PaymentGateway['readWebhook'] {
  async function isSigned(body: Buffer, header: string, now: Date, tolerance: number): Promise<boolean> {
    const checking = signature?.verifyHeaderAsync(body, header, secret, tolerance, undefined, now.getTime())
    // A header that crashes Stripe's library is not from Stripe.
    return (await checking?.catch(() => false)) ?? false
  }

  return async (body, headers, now): Promise<WebhookReading> => {
    const header = headers['stripe-signature'] ?? ''
    if (await isSigned(body, header, now, TOLERANCE_SECONDS)) return readingOf(body, sessionOf)
    const isOld = await isSigned(body, header, now, ANY_AGE)
    return { ok: false, reason: isOld ? 'stale' : 'bad-signature' }
  }
}

async function readingOf(
  body: Buffer,
  sessionOf: (intentId: string) => Promise<string | null>,
): Promise<WebhookReading> {
  const read = webhookEvent(event, body)
  if (!read) return { ok: false, reason: 'unreadable' }
  const { id: eventId, type: kind, data } = read
  const { id, payment_intent: intentId } = data.object
  if (kind.startsWith(SESSION_KIND)) return { ok: true, eventId, kind, providerRef: id ?? null }
  const isAboutIntent = INTENT_KINDS.test(kind) && typeof intentId === 'string'
  return { ok: true, eventId, kind, providerRef: isAboutIntent ? await sessionOf(intentId) : null }
}
