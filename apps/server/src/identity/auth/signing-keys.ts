import { DAY_MS } from '@nawl/domain/time/durations'
import { and, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { calculateJwkThumbprint, type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'

import { authKey } from '../../platform/db/schema/auth-schema.ts'
import type { Database } from '../../platform/db/database.ts'
import { seal, unseal } from '../../platform/secrets/sealed.ts'

export const ALGORITHM = 'ES256'

/** How long a key signs. */
const KEY_LIFE_MS = 90 * DAY_MS
/** A retired key stays published while its tokens may be valid: an hour, plus clock differences. */
const AFTERLIFE_MS = 65 * 60 * 1000
/** Cache time; another process may have rotated the key. */
const RECALL_MS = 60 * 1000

type SigningKey = { readonly kid: string; readonly privateKey: CryptoKey }
type Row = typeof authKey.$inferSelect
type Deps = {
  readonly database: Database
  readonly now: () => number
  /** Encrypts private keys at rest; without it they are stored in plain text, like the sessions. */
  readonly secret: string | undefined
}

export type SigningKeys = ReturnType<typeof signingKeys>

/** The ES256 keys of access tokens, shared through the database. The first is created on first use. */
export function signingKeys({ database: { orm }, now, secret }: Deps) {
  let signing: (SigningKey & { readonly recallAt: number }) | undefined
  const verifying = new Map<string, CryptoKey>()

  async function current(): Promise<SigningKey> {
    if (signing && now() < signing.recallAt) return signing
    const row = (await currentRow()) ?? (await replace(null), await currentRow())
    const privateKey = row && (await opened(row, secret))
    // A key encrypted with another secret cannot sign; its public half still verifies.
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

  /** Replaces a key; null: creates the first. The loser of a race does nothing. */
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

  /** Makes a new key sign from now on. */
  const rotate = async () => replace((await current()).kid)

  const stillShown = () =>
    or(isNull(authKey.retiredAt), gt(authKey.retiredAt, new Date(now() - AFTERLIFE_MS)))

  /** The public key of an id; null for unknown and expired ones. */
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

  /** The public keys as a JWK set (RFC 7517). */
  async function jwks(): Promise<{ keys: JWK[] }> {
    await current()
    const rows = await orm.select({ jwk: authKey.publicJwk }).from(authKey).where(stillShown())
    return { keys: rows.map(({ jwk }) => jwk) }
  }

  /** Rotates a key past its lifetime and deletes keys whose tokens have all expired. */
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
