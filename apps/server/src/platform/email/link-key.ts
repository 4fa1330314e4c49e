import { randomBytes } from 'node:crypto'

import { eq, sql } from 'drizzle-orm'

import { seal, unseal } from '../secrets/sealed.ts'
import type { Database, Tx } from '../db/database.ts'
import { signingKey } from '../db/schema/schema.ts'

const OPEN = 'links'
// A separate name: older versions would take the ciphertext for the key.
const SEALED = 'links-sealed'

/**
 * The key that signs links, created on first use. With a secret it is stored encrypted, and a plain one is encrypted
 * now. Throws when it was encrypted with another secret: a new key would invalidate every link.
 */
export async function linkKey({
  database: { orm },
  secret,
}: {
  readonly database: Database
  readonly secret: string | undefined
}): Promise<Buffer> {
  const key = await orm.transaction(async (tx) => {
    // Processes that start together create or encrypt one key.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('signing_key'))`)
    const sealed = await find(tx, SEALED)
    if (sealed !== null) return unsealed(sealed, secret)
    const open = await find(tx, OPEN)
    const key = open ?? randomBytes(32).toString('hex')
    if (secret !== undefined) {
      await keep(tx, SEALED, seal(key, secret))
      await tx.delete(signingKey).where(eq(signingKey.name, OPEN))
    } else if (open === null) await keep(tx, OPEN, key)
    return key
  })
  return Buffer.from(key, 'hex')
}

function unsealed(sealed: string, secret: string | undefined): string {
  if (secret === undefined)
    throw new Error('the key of links is sealed: set AUTH_KEY_SECRET to what it was sealed with')
  const key = unseal(sealed, secret)
  if (key !== null) return key
  throw new Error(
    'the key of links is sealed with another AUTH_KEY_SECRET: set that again, or delete the row links-sealed of ' +
      'signing_key, which makes every link in e-mails invalid',
  )
}

async function find(tx: Tx, name: string): Promise<string | null> {
  const [row] = await tx.select().from(signingKey).where(eq(signingKey.name, name))
  return row?.secret ?? null
}

const keep = (tx: Tx, name: string, secret: string) => tx.insert(signingKey).values({ name, secret })
