import { and, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { calculateJwkThumbprint, type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'

import { authKey } from '../../platform/db/auth-schema.ts'
import type { Database } from '../../platform/db/database.ts'
import { seal, unseal } from '../../platform/secrets/sealed.ts'

export const ALGORITHM = 'ES256'

/** A key signs for so long. */
const KEY_LIFE_MS = 90 * 24 * 60 * 60 * 1000
/** A retired key is shown while tokens it signed may be about: an hour, and a little for clocks that differ. */
const AFTERLIFE_MS = 65 * 60 * 1000
/** Another process may have put a new key in place; this one notices within that time. */
const RECALL_MS = 60 * 1000

type SigningKey = { readonly kid: string; readonly privateKey: CryptoKey }
type Row = typeof authKey.$inferSelect
type Deps = {
  readonly database: Database
  readonly now: () => number
  /** Seals private keys at rest. Without it they lie open in their table, as the sessions do. */
  readonly secret: string | undefined
}

export type SigningKeys = ReturnType<typeof signingKeys>

/** The ES256 keys of access tokens, in SQL so that every process has the same. The first is made when first wanted. */
export function signingKeys({ database: { orm }, now, secret }: Deps) {
  let signing: (SigningKey & { readonly recallAt: number }) | undefined
  const verifying = new Map<string, CryptoKey>()

  async function current(): Promise<SigningKey> {
    if (signing && now() < signing.recallAt) return signing
    const row = (await currentRow()) ?? (await replace(null), await currentRow())
    const privateKey = row && (await opened(row, secret))
    // A key that was sealed with another secret signs no more; its public half still verifies.
    if (row && !privateKey) {
      await replace(row.kid)
      return current()
    }
    if (!row || !privateKey) throw new Error('the signing key has gone')
    signing = { kid: row.kid, privateKey, recallAt: now() + RECALL_MS }
    return signing
  }

  async function currentRow(): Promise<Row | undefined> {
    const [row] = await orm.select().from(authKey).where(eq(authKey.current, true))
    return row
  }

  /** Puts a new key in place of one; null: of none. Who comes second in a race finds it done. */
  async function replace(kid: string | null): Promise<void> {
    const fresh = await newKey(secret)
    const at = new Date(now())
    await orm.transaction(async (tx) => {
      const replaced = and(eq(authKey.current, true), eq(authKey.kid, kid ?? ''))
      await tx.update(authKey).set({ current: null, retiredAt: at }).where(replaced)
      await tx
        .insert(authKey)
        .values({ ...fresh, current: true, createdAt: at })
        .onConflictDoNothing()
    })
    signing = undefined
  }

  /** From now on another key signs. */
  const rotate = async () => replace((await current()).kid)

  const stillShown = () =>
    or(isNull(authKey.retiredAt), gt(authKey.retiredAt, new Date(now() - AFTERLIFE_MS)))

  /** The public key of a name; null for names that are not ours, or no longer. */
  async function publicKey(kid: string): Promise<CryptoKey | null> {
    const known = verifying.get(kid)
    if (known) return known
    const [row] = await orm
      .select({ jwk: authKey.publicJwk })
      .from(authKey)
      .where(and(eq(authKey.kid, kid), stillShown()))
    if (!row) return null
    const key = (await importJWK(row.jwk, ALGORITHM)) as CryptoKey
    verifying.set(kid, key)
    return key
  }

  /** The public keys, as RFC 7517 has them. */
  async function jwks(): Promise<{ keys: JWK[] }> {
    await current()
    const rows = await orm.select({ jwk: authKey.publicJwk }).from(authKey).where(stillShown())
    return { keys: rows.map(({ jwk }) => jwk) }
  }

  /** Replaces a key that has signed long enough, and forgets those whose tokens have all expired. */
  async function sweep(): Promise<void> {
    const row = await currentRow()
    if (row && row.createdAt.getTime() < now() - KEY_LIFE_MS) await replace(row.kid)
    const longAgo = new Date(now() - AFTERLIFE_MS)
    await orm.delete(authKey).where(and(isNotNull(authKey.retiredAt), lt(authKey.retiredAt, longAgo)))
    verifying.clear()
  }

  return { current, publicKey, jwks, rotate, sweep }
}

async function newKey(secret: string | undefined) {
  const pair = await generateKeyPair(ALGORITHM, { extractable: true })
  const bare = await exportJWK(pair.publicKey)
  const kid = await calculateJwkThumbprint(bare)
  const publicJwk: JWK = { ...bare, kid, alg: ALGORITHM, use: 'sig', key_ops: ['verify'] }
  const text = JSON.stringify(await exportJWK(pair.privateKey))
  return { kid, publicJwk, privateJwk: secret === undefined ? text : seal(text, secret) }
}

async function opened({ privateJwk }: Row, secret: string | undefined): Promise<CryptoKey | null> {
  const isOpen = privateJwk.startsWith('{')
  const text = isOpen ? privateJwk : unseal(privateJwk, secret ?? '')
  return text === null ? null : ((await importJWK(JSON.parse(text) as JWK, ALGORITHM)) as CryptoKey)
}
