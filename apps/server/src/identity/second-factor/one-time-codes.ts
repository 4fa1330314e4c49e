import { Secret, TOTP } from 'otpauth'

import { seal, unseal } from '../../platform/secrets/sealed.ts'

/** 160 bits, as RFC 4226 (4, R6) recommends. */
const SECRET_BYTES = 20
/** Steps of 30 seconds that a clock may be off in either direction. */
const TOLERANCE = 1
const PLAIN = 'plain:'

// The defaults of all apps: SHA-1, six digits, 30 seconds. Some read no others.
const codesOf = (secret: string, about: { issuer?: string; label?: string } = {}) =>
  new TOTP({ algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(secret), ...about })

/** A new secret in Base32. */
export const newCodesSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** The otpauth: address that apps read from a QR code. */
export const codesAddress = (secret: string, issuer: string, label: string): string =>
  codesOf(secret, { issuer, label }).toString()

/** The time step that a code belongs to; null for a wrong one. Compares in constant time. */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  const codes = codesOf(secret)
  const delta = codes.validate({ token: code, timestamp: now, window: TOLERANCE })
  return delta === null ? null : codes.counter({ timestamp: now }) + delta
}

/** A secret as it is stored: encrypted when the shop has a key secret, like the keys of access tokens. */
export const storedSecret = (secret: string, keySecret: string | undefined): string =>
  keySecret === undefined ? PLAIN + secret : seal(secret, keySecret)

/** A stored secret; null when the key secret is another one. */
export const readSecret = (stored: string, keySecret: string | undefined): string | null =>
  stored.startsWith(PLAIN) ? stored.slice(PLAIN.length) : unseal(stored, keySecret ?? '')
