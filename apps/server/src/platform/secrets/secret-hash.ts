import { timingSafeEqual } from 'node:crypto'

import { sha256 } from '../sha256.ts'

/** The stored form of a random secret: enough to verify it, not to recover it. */
export const secretHash = (secret: string) => sha256(secret, 'base64url')

/** Whether a secret was given; takes the same time for every wrong one. */
export const isSameSecret = (given: string, secret: string): boolean =>
  timingSafeEqual(Buffer.from(secretHash(given)), Buffer.from(secretHash(secret)))
