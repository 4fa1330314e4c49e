import { isIP } from 'node:net'

import { z } from 'zod'

import { isLoopback } from './is-loopback.ts'

/** Placeholders that documentation and templates write instead of a secret. */
const STANDS_FOR_ONE =
  /change-?me|example|placeholder|sixteen-characters|your-(?:own-)?(?:secret|key|token|password)|openssl-rand/
const FEWEST_CHARACTERS = 6

const MESSAGE = 'is an example, which everybody can read: make one of your own with `openssl rand -hex 24`'

/** For zod's `refine`: refuses a secret that is copied from an example, or one repeated character. */
export const ownSecret = [
  (secret: string) =>
    !STANDS_FOR_ONE.test(secret.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')) &&
    new Set(secret).size >= FEWEST_CHARACTERS,
  MESSAGE,
] as const

/** For zod's `refine`: refuses an example password in an address of another machine. */
export const ownPassword = [
  (address: string) => {
    const { password } = new URL(address)
    return isLoopback(address) || !/^(?:password|secret|change[-_]?me|example)$/i.test(password)
  },
  'is an example: its password is one that everybody can read',
] as const

/** A number within a range; `message` says what it has to be. */
export const within = (least: number, most: number, message: string) =>
  z.coerce.number(message).min(least, message).max(most, message)

/** Adds an issue for each missing variable of a set of which others are given. */
export function requireTogether(
  names: readonly string[],
  given: Readonly<Record<string, unknown>>,
  context: z.RefinementCtx,
): void {
  const set = names.filter((name) => given[name] !== undefined)
  if (set.length === 0) return
  const message = `has to be set together with ${set.join(' and ')}`
  for (const name of names)
    if (given[name] === undefined) context.addIssue({ code: 'custom', path: [name], message })
}

/** The address of a service that receives secrets: over TLS, except on this machine. */
export const secureUrl = (example: string) =>
  z
    // An invalid URL cannot be checked for a loopback host.
    .url({ protocol: /^https?$/, error: `has to be an address like ${example}`, abort: true })
    .refine((url) => url.startsWith('https:') || isLoopback(url), 'has to begin with https:')

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
