import { X509Certificate } from 'node:crypto'

import { HOUR_MS } from '@nawl/domain/time/durations'
import { LRUCache } from 'lru-cache'

import { isFresh } from '../../../platform/is-fresh.ts'
import { GatewayTrouble } from '../payment-gateway.ts'

const MOST_CERTIFICATES = 10
/** PayPal has one or two certificates; more names are forged. */
const MOST_FETCHES_PER_HOUR = 10
const LONGEST_CERTIFICATE = 20_000

/**
 * PayPal's signing certificates, each fetched once. A missing one is not fetched again within an hour, and only a few
 * fetches are allowed per hour; beyond that it throws, and PayPal repeats its webhook later.
 */
export function paypalCertificates(patienceMs: number) {
  const known = new LRUCache<string, X509Certificate>({ max: MOST_CERTIFICATES })
  const coming = new Map<string, Promise<X509Certificate | null>>()
  let fetches: { readonly href: string; readonly at: number }[] = []

  /** Null when PayPal has no such certificate. */
  return async ({ href }: URL, now: Date): Promise<X509Certificate | null> => {
    const there = known.get(href) ?? coming.get(href)
    if (there) return there
    fetches = fetches.filter(({ at }) => isFresh(HOUR_MS, at, now.getTime()))
    if (fetches.some((fetch) => fetch.href === href)) return null
    if (fetches.length >= MOST_FETCHES_PER_HOUR)
      throw new GatewayTrouble('paypal: more certificates are named than it can have')
    fetches.push({ href, at: now.getTime() })
    const fetched = fetchCertificate(href, patienceMs).finally(() => coming.delete(href))
    coming.set(href, fetched)
    try {
      const certificate = await fetched
      if (certificate) known.set(href, certificate)
      return certificate
    } catch (error) {
      // A failed fetch may be repeated but still counts.
      fetches = fetches.map((fetch) => (fetch.href === href ? { ...fetch, href: '' } : fetch))
      throw error
    }
  }
}

async function fetchCertificate(href: string, patienceMs: number): Promise<X509Certificate | null> {
  const fetched = await fetch(href, { signal: AbortSignal.timeout(patienceMs), redirect: 'error' })
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    .catch(() => null)
  if (!fetched || fetched.status >= 500 || fetched.status === 429)
    throw new GatewayTrouble('paypal: the certificate of a webhook could not be fetched')
  return fetched.status === 200 ? parsedCertificate(fetched.text) : null
}

function parsedCertificate(text: string): X509Certificate | null {
  try {
    const certificate = new X509Certificate(text.slice(0, LONGEST_CERTIFICATE))
    return certificate.publicKey.asymmetricKeyType === 'rsa' ? certificate : null
  } catch {
    return null
  }
}
