import { isIP } from 'node:net'

import { z } from 'zod'

const RANGES = ['loopback', 'linklocal', 'uniquelocal']
const WRONG = `has to be addresses or networks with commas between, like 10.0.0.0/8, or ${RANGES.join(', ')}`

/** `TRUST_PROXY`: the proxies whose forwarding headers are trusted for client address and scheme. */
export const trustedProxies = z
  .string()
  .refine((text) => text.split(',').every(isProxy), WRONG)
  .default('loopback')

function isProxy(text: string): boolean {
  const [address = '', bits, more] = text.trim().split('/')
  if (RANGES.includes(address)) return bits === undefined
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return (
    most > 0 && more === undefined && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
  )
}
