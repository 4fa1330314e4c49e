import { createHmac, timingSafeEqual } from 'node:crypto'

import type { Database } from '../db/database.ts'
import { ApiError } from '../http/api-error.ts'
import { linkKey } from './link-key.ts'

export type LinkPurpose =
  | 'newsletter-confirm'
  | 'newsletter-leave'
  | 'consultation-cancel'
  | 'order'
  | 'claim-photo'
  | 'floor-photo'
  | 'design-draft'
  | 'staff-invitation'
  | 'proof'
  | 'proof-decision'
  | 'approval'

export type SignedLinks = {
  /** A token that permits one purpose on one id; without `expiresAt` it never expires. `id`: [\w~-]. */
  readonly sign: (purpose: LinkPurpose, id: string, expiresAt?: Date) => string
  /** The id of a token. Throws an ApiError when it is invalid, for another purpose, or expired at `now`. */
  readonly open: (purpose: LinkPurpose, token: string, now: Date) => string
  /** Like `open` without the expiry check; null means that it never expires. */
  readonly read: (
    purpose: LinkPurpose,
    token: string,
  ) => { readonly id: string; readonly expiresAt: Date | null }
}

/** The database and, where set, the secret that encrypts stored keys. */
export type LinksDeps = { readonly database: Database; readonly secret: string | undefined }

/**
 * Signs links so that nobody can forge one. The key is stored in the database, created on first use, so every process
 * has the same. Call it outside a transaction: the embedded database runs one at a time.
 */
export function signedLinks(deps: LinksDeps): () => Promise<SignedLinks> {
  let links: SignedLinks | undefined
  return async () => (links ??= linksSignedWith(await linkKey(deps)))
}

function linksSignedWith(key: Buffer): SignedLinks {
  // 128 bits as hex digits: mail clients cut some punctuation from the end of a link.
  const proof = (claim: string) => createHmac('sha256', key).update(claim).digest('hex').slice(0, 32)

  function sign(purpose: LinkPurpose, id: string, expiresAt?: Date): string {
    const claim = `${purpose}.${id}.${expiresAt ? Math.floor(expiresAt.getTime() / 1000) : 0}`
    return `${claim}.${proof(claim)}`
  }

  function read(purpose: LinkPurpose, token: string) {
    const [, claim = '', actual, id = '', expires, given = ''] =
      /^(([a-z-]+)\.([\w~-]+)\.(\d+))\.([0-9a-f]{32})$/.exec(token) ?? []
    if (claim === '' || !timingSafeEqual(Buffer.from(given), Buffer.from(proof(claim))))
      throw new ApiError('link/invalid')
    if (actual !== purpose) throw new ApiError('link/wrong-purpose')
    return { id, expiresAt: expires === '0' ? null : new Date(Number(expires) * 1000) }
  }

  function open(purpose: LinkPurpose, token: string, now: Date): string {
    const { id, expiresAt } = read(purpose, token)
    if (expiresAt !== null && now > expiresAt) throw new ApiError('link/expired')
    return id
  }

  return { sign, open, read }
}
