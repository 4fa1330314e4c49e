import { X509Certificate } from 'node:crypto'

import { LRUCache } from 'lru-cache'

import { isFresh } from '../../../platform/is-fresh.ts'
import { GatewayTrouble } from '../payment-gateway.ts'

const HOUR_MS = 3_600_000
const MOST_CERTIFICATES = 10
/** PayPal has one or two; whoever names others makes them up. */
const MOST_FETCHES_PER_HOUR = 10
const LONGEST_CERTIFICATE = 20_000

/**
 * The certificates PayPal signs with, each fetched once. What is not there is not asked for again within the hour, and
 * no more than a few are asked for in one: beyond that it is trouble, and PayPal sends what it has to say again.
 */
export function paypalCertificates(patienceMs: number) {
  const known = new LRUCache<string, X509Certificate>({ max: MOST_CERTIFICATES })
  const coming = new Map<string, Promise<X509Certificate | null>>()
  let asked: { readonly href: string; readonly at: number }[] = []

  /** Null where PayPal has no such certificate. */
  return async ({ href }: URL, now: Date): Promise<X509Certificate | null> => {
    const there = known.get(href) ?? coming.get(href)
    if (there) return there
    asked = asked.filter(({ at }) => isFresh(HOUR_MS, at, now.getTime()))
    if (asked.some((fetch) => fetch.href === href)) return null
    if (asked.length >= MOST_FETCHES_PER_HOUR)
      throw new GatewayTrouble('paypal: more certificates are named than it can have')
    asked.push({ href, at: now.getTime() })
    const fetched = fetchCertificate(href, patienceMs).finally(() => coming.delete(href))
    coming.set(href, fetched)
    try {
      const certificate = await fetched
      if (certificate) known.set(href, certificate)
      return certificate
    } catch (error) {
      // One that could not be asked for may be asked for again, and still counts.
      asked = asked.map((fetch) => (fetch.href === href ? { ...fetch, href: '' } : fetch))
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
