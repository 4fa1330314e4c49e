import { verify, type X509Certificate } from 'node:crypto'
import { crc32 } from 'node:zlib'

import { z } from 'zod'

import { type PaymentGateway, type WebhookReading, webhookEvent } from '../payment-gateway.ts'
import { paypalCertificates } from './paypal-certificates.ts'
import type { ProviderConfig } from '../../../platform/config/payment-providers.ts'

const TOLERANCE_MS = 300_000
/** Base64 of an RSA signature with a key of 2048 bits or more. */
const SIGNATURE = /^[A-Za-z0-9+/]{340,1370}={0,2}$/
const TRANSMISSION_ID = /^[\w-]{1,64}$/
const CERTIFICATE_PATH = /^\/v1\/notifications\/certs\/[\w-]{1,100}$/

const event = z.object({
  id: z.string().min(1),
  event_type: z.string().min(1),
  resource: z.object({
    id: z.string().optional(),
    links: z.array(z.object({ rel: z.string(), href: z.string() })).optional(),
    disputed_transactions: z.array(z.object({ seller_transaction_id: z.string().optional() })).optional(),
    supplementary_data: z
      .object({ related_ids: z.object({ order_id: z.string().optional() }).optional() })
      .optional(),
  }),
})

type Signed = {
  readonly id: string
  readonly time: string
  readonly signature: string
  readonly certificate: URL
}

/**
 * Verifies a PayPal webhook of at most 300 seconds of age by PayPal's "self verification": forged webhooks cost no call
 * to PayPal, and the body must be the signed bytes. The signature covers only a CRC-32 of the body, so a webhook is a
 * hint to query the payment, never a fact.
 */
export function paypalWebhook(
  { PAYPAL_WEBHOOK_ID, apiUrl }: ProviderConfig<'paypal'>,
  patienceMs: number,
  orderOfCapture: (captureId: string) => Promise<string | null>,
): PaymentGateway['readWebhook'] {
  const certificateAt = paypalCertificates(patienceMs)

  return async (body, headers, now): Promise<WebhookReading> => {
    const signed = signedBy(headers, new URL(apiUrl))
    if (!signed) return { ok: false, reason: 'bad-signature' }
    const { id, time, signature } = signed
    // Checked before any fetch, because the headers may be forged.
    const age = now.getTime() - Date.parse(time)
    if (age > TOLERANCE_MS) return { ok: false, reason: 'stale' }
    if (age < -TOLERANCE_MS) return { ok: false, reason: 'bad-signature' }
    const certificate = await certificateAt(signed.certificate, now)
    if (!certificate || !isInForce(certificate, now)) return { ok: false, reason: 'bad-signature' }
    const message = Buffer.from(`${id}|${time}|${PAYPAL_WEBHOOK_ID}|${crc32(body)}`)
    if (!verify('RSA-SHA256', message, certificate.publicKey, Buffer.from(signature, 'base64')))
      return { ok: false, reason: 'bad-signature' }
    return readingOf(body, orderOfCapture)
  }
}

function signedBy(headers: Readonly<Record<string, string | undefined>>, api: URL): Signed | null {
  const { 'paypal-transmission-id': id, 'paypal-transmission-time': time } = headers
  const { 'paypal-transmission-sig': signature, 'paypal-cert-url': address } = headers
  if (id === undefined || time === undefined || signature === undefined || address === undefined) return null
  if (headers['paypal-auth-algo'] !== 'SHA256withRSA' || Number.isNaN(Date.parse(time))) return null
  if (!TRANSMISSION_ID.test(id) || !SIGNATURE.test(signature)) return null
  const certificate = URL.parse(address)
  return certificate && isOfPaypal(certificate, api) ? { id, time, signature, certificate } : null
}

/** Only certificates on the configured API's host, or on its older name, count as PayPal's. */
function isOfPaypal({ protocol, host, pathname, username, search }: URL, api: URL): boolean {
  const isHost = host === api.host || host === api.host.replace(/^api-m\./, 'api.')
  return (
    isHost && protocol === api.protocol && username === '' && search === '' && CERTIFICATE_PATH.test(pathname)
  )
}

const isInForce = ({ validFrom, validTo }: X509Certificate, now: Date) =>
  Date.parse(validFrom) <= now.getTime() && now.getTime() <= Date.parse(validTo)

async function readingOf(
  body: Buffer,
  orderOfCapture: (captureId: string) => Promise<string | null>,
): Promise<WebhookReading> {
  const read = webhookEvent(event, body)
  if (!read) return { ok: false, reason: 'unreadable' }
  const { id: eventId, event_type: kind, resource } = read
  const named = orderIn(kind, resource)
  const captureId = named === undefined ? captureIn(kind, resource) : undefined
  const providerRef = captureId === undefined ? (named ?? null) : await orderOfCapture(captureId)
  return { ok: true, eventId, kind, providerRef }
}

type Resource = z.output<typeof event>['resource']

function orderIn(kind: string, resource: Resource): string | undefined {
  if (kind.startsWith('CHECKOUT.ORDER.')) return resource.id
  return kind.startsWith('PAYMENT.CAPTURE.') ? resource.supplementary_data?.related_ids?.order_id : undefined
}

/** A refund links to its capture, a dispute lists the captures that it is about. */
function captureIn(
  kind: string,
  { links = [], disputed_transactions: disputed = [] }: Resource,
): string | undefined {
  if (kind.startsWith('CUSTOMER.DISPUTE.')) return disputed[0]?.seller_transaction_id
  if (!kind.startsWith('PAYMENT.CAPTURE.')) return undefined
  const up = links.find(({ rel }) => rel === 'up')?.href
  return up === undefined ? undefined : /\/captures\/(\w{1,40})$/.exec(up)?.[1]
}
