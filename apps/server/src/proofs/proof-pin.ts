import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

const SALT_BYTES = 16
const KEY_BYTES = 32
/** 16 MB and about 50 ms a try (RFC 7914): a PIN is short, so a copied table must not be worth trying. */
const COST = { N: 2 ** 14, r: 8, p: 1 } as const

/** The stored form of a PIN: its salt and its scrypt hash. */
export async function pinHash(pin: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  return `${salt.toString('base64url')}.${(await derived(pin, salt)).toString('base64url')}`
}

/** Whether a PIN is that of a stored hash, in the same time whether it is or not. */
export async function isPin(pin: string, stored: string): Promise<boolean> {
  const [salt = '', hash = ''] = stored.split('.').map((part) => Buffer.from(part, 'base64url'))
  const found = await derived(pin, Buffer.from(salt))
  const wanted = Buffer.from(hash)
  return wanted.length === found.length && timingSafeEqual(found, wanted)
}

function derived(pin: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) =>
    scrypt(pin, salt, KEY_BYTES, COST, (error, key) => (error ? reject(error) : resolve(key))),
  )
}
