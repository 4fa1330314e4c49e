import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const SALT_BYTES = 16
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Encrypts text with AES-256-GCM, the key from HKDF (RFC 5869), as base64url. */
export function seal(text: string, secret: string): string {
  const salt = randomBytes(SALT_BYTES)
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, salt), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([salt, nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Decrypts a sealed text; null for another secret or a changed text. */
export function unseal(sealed: string, secret: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  const nonceAt = SALT_BYTES
  const tagAt = nonceAt + NONCE_BYTES
  const textAt = tagAt + TAG_BYTES
  if (bytes.length < textAt) return null
  const key = keyOf(secret, bytes.subarray(0, nonceAt))
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(nonceAt, tagAt))
  decipher.setAuthTag(bytes.subarray(tagAt, textAt))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(textAt)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

const keyOf = (secret: string, salt: Uint8Array) =>
  new Uint8Array(hkdfSync('sha256', secret, salt, 'nawl/sealed', 32))
