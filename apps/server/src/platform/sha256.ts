import { hash } from 'node:crypto'

/** The SHA-256 digest of bytes or of a text in UTF-8. */
export const sha256 = (data: string | Uint8Array, encoding: 'hex' | 'base64url' = 'hex'): string =>
  hash('sha256', data, encoding)
