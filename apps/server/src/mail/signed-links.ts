import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

import { eq } from 'drizzle-orm'

import type { Database } from '../db/database.ts'
import { signingKey } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'

export type LinkPurpose =
  | 'newsletter-confirm'
  | 'newsletter-leave'
  | 'consultation-cancel'
  | 'order'
  | 'claim-photo'

export type SignedLinks = {
  /** A proof that we let its bearer do one thing to one subject; without `expiresAt` for ever. `id`: [\w~-]. */
  readonly sign: (purpose: LinkPurpose, id: string, expiresAt?: Date) => string
  /** The id it was signed with. Throws an ApiError: not ours, for another purpose, or too old at `now`. */
  readonly open: (purpose: LinkPurpose, token: string, now: Date) => string
}

const KEY_NAME = 'links'

/**
 * Links nobody can make up. The key lies in the database, made by whoever asks first, so that every process signs with
 * the same. To be asked for outside a transaction: the embedded database does one thing at a time.
 */
export function signedLinks({ orm }: Database): () => Promise<SignedLinks> {
  let links: SignedLinks | undefined

  return async () => {
    if (links) return links
    await orm
      .insert(signingKey)
      .values({ name: KEY_NAME, secret: randomBytes(32).toString('hex') })
      .onConflictDoNothing()
    const [row] = await orm.select().from(signingKey).where(eq(signingKey.name, KEY_NAME))
    if (!row) throw new Error('the signing key has gone')
    links = linksSignedWith(Buffer.from(row.secret, 'hex'))
    return links
  }
}

function linksSignedWith(key: Buffer): SignedLinks {
  // 128 bits as hex digits: a link never ends in a character that mail programs leave off.
  const proof = (claim: string) => createHmac('sha256', key).update(claim).digest('hex').slice(0, 32)

  function sign(purpose: LinkPurpose, id: string, expiresAt?: Date): string {
    const claim = `${purpose}.${id}.${expiresAt ? Math.floor(expiresAt.getTime() / 1000) : 0}`
    return `${claim}.${proof(claim)}`
  }

  function open(purpose: LinkPurpose, token: string, now: Date): string {
    const [, claim = '', actual, id = '', expires, given = ''] =
      /^(([a-z-]+)\.([\w~-]+)\.(\d+))\.([0-9a-f]{32})$/.exec(token) ?? []
    if (claim === '' || !timingSafeEqual(Buffer.from(given), Buffer.from(proof(claim))))
      throw new ApiError('link/invalid')
    if (actual !== purpose) throw new ApiError('link/wrong-purpose')
    const until = Number(expires) * 1000
    if (until !== 0 && now.getTime() > until) throw new ApiError('link/expired')
    return id
  }

  return { sign, open }
}
