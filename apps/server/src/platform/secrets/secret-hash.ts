import { createHash } from 'node:crypto'

/** The stored form of a random secret: enough to verify it, not to recover it. */
export const secretHash = (secret: string) => createHash('sha256').update(secret).digest('base64url')
