import { verify, X509Certificate } from 'node:crypto'
import { crc32 } from 'node:zlib'

import { LRUCache } from 'lru-cache'
import { z } from 'zod'

import { GatewayTrouble, type PaymentGateway, type WebhookReading } from '../payment-gateway.ts'
import type { PaypalConfig } from './paypal-config.ts'

const TOLERANCE_MS = 300_000
const MOST_CERTIFICATES = 10
const LONGEST_CERTIFICATE = 20_000
const CERTIFICATE_PATH = /^\/v1\/notifications\/certs\/[\w-]{1,100}$/

const event = z.object({
  id: z.string().min(1),
  event_type: z.string().min(1),
  resource: z.object({
    id: z.string().optional(),
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
 * Reads what PayPal sends by itself, at most 300 seconds ago, by the check that PayPal calls "self verification": a
 * stranger's letter costs no call there, and a body that was written anew is told from the one that was signed. What
 * is signed is but a CRC-32 of it, so a letter is a hint to go and ask, never news.
 */
export function paypalWebhook(
  { webhookId, apiUrl }: PaypalConfig,
  patienceMs: number,
): PaymentGateway['readWebhook'] {
  const certificates = new LRUCache<string, X509Certificate>({ max: MOST_CERTIFICATES })

  /** Null where PayPal has no such certificate. */
  async function certificateAt({ href }: URL): Promise<X509Certificate | null> {
    const known = certificates.get(href)
    if (known) return known
    const fetched = await fetch(href, { signal: AbortSignal.timeout(patienceMs), redirect: 'error' })
      .then(async (response) => ({ status: response.status, text: await response.text() }))
      .catch(() => null)
    if (!fetched || fetched.status >= 500 || fetched.status === 429)
      throw new GatewayTrouble('paypal: the certificate of a webhook could not be fetched')
    const certificate = fetched.status === 200 ? parsedCertificate(fetched.text) : null
    if (certificate) certificates.set(href, certificate)
    return certificate
  }

  return async (body, headers, now): Promise<WebhookReading> => {
    const signed = signedBy(headers, new URL(apiUrl))
    if (!signed) return { ok: false, reason: 'bad-signature' }
    const { id, time, signature } = signed
    const certificate = await certificateAt(signed.certificate)
    if (!certificate || !isInForce(certificate, now)) return { ok: false, reason: 'bad-signature' }
    const message = Buffer.from(`${id}|${time}|${webhookId}|${crc32(body)}`)
    if (!verify('RSA-SHA256', message, certificate.publicKey, Buffer.from(signature, 'base64')))
      return { ok: false, reason: 'bad-signature' }
    const age = now.getTime() - Date.parse(time)
    return age <= TOLERANCE_MS ? readingOf(body) : { ok: false, reason: 'stale' }
  }
}

function signedBy(headers: Readonly<Record<string, string | undefined>>, api: URL): Signed | null {
  const { 'paypal-transmission-id': id, 'paypal-transmission-time': time } = headers
  const { 'paypal-transmission-sig': signature, 'paypal-cert-url': address } = headers
  if (id === undefined || time === undefined || signature === undefined || address === undefined) return null
  if (headers['paypal-auth-algo'] !== 'SHA256withRSA' || Number.isNaN(Date.parse(time))) return null
  const certificate = URL.parse(address)
  return certificate && isOfPaypal(certificate, api) ? { id, time, signature, certificate } : null
}

/** Whoever may name the certificate may sign: only the API that the shop talks to names it, also by its older name. */
function isOfPaypal({ protocol, host, pathname, username, search }: URL, api: URL): boolean {
  const isHost = host === api.host || host === api.host.replace(/^api-m\./, 'api.')
  return (
    isHost && protocol === api.protocol && username === '' && search === '' && CERTIFICATE_PATH.test(pathname)
  )
}

function parsedCertificate(text: string): X509Certificate | null {
  try {
    const certificate = new X509Certificate(text.slice(0, LONGEST_CERTIFICATE))
    return certificate.publicKey.asymmetricKeyType === 'rsa' ? certificate : null
  } catch {
    return null
  }
}

const isInForce = ({ validFrom, validTo }: X509Certificate, now: Date) =>
  Date.parse(validFrom) <= now.getTime() && now.getTime() <= Date.parse(validTo)

function readingOf(body: Buffer): WebhookReading {
  const parsed = event.safeParse(jsonOf(body))
  if (!parsed.success) return { ok: false, reason: 'unreadable' }
  const { id: eventId, event_type: kind, resource } = parsed.data
  return { ok: true, eventId, kind, providerRef: orderIn(kind, resource) ?? null }
}

function orderIn(kind: string, resource: z.output<typeof event>['resource']): string | undefined {
  if (kind.startsWith('CHECKOUT.ORDER.')) return resource.id
  return kind.startsWith('PAYMENT.CAPTURE.') ? resource.supplementary_data?.related_ids?.order_id : undefined
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return null
  }
}
