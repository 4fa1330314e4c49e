import { createHash } from 'node:crypto'

/** What stands in the database for a random secret: enough to know it again, no way back to it. */
export const secretHash = (secret: string) => createHash('sha256').update(secret).digest('base64url')
