import { isIP } from 'node:net'

import { isLoopback } from '../../platform/config/is-loopback.ts'
import { mayReceive } from './public-address.ts'

/**
 * The address of an endpoint, null for one that webhooks must not go to. A shop on one's own machine (`isLocal`) also
 * sends to receivers on it, by http. What a name resolves to is seen only when it is connected to.
 */
export function webhookUrl(typed: string, isLocal: boolean): URL | null {
  if (!URL.canParse(typed)) return null
  const url = new URL(typed)
  const toOwnMachine = isLoopback(url)
  if (toOwnMachine && !isLocal) return null
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && toOwnMachine)) return null
  if (url.username !== '' || url.password !== '') return null
  const address = addressIn(url)
  return address === null || mayReceive(address, isLocal) ? url : null
}

/** The IP address that a URL names; null for a name. */
export function addressIn({ hostname }: URL): string | null {
  const address = hostname.replaceAll(/[[\]]/g, '')
  return isIP(address) === 0 ? null : address
}
