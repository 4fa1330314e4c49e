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

export type SignedLinks = {
  /** A proof that we let its bearer do one thing to one subject; without `expiresAt` for ever. `id`: [\w~-]. */
  readonly sign: (purpose: LinkPurpose, id: string, expiresAt?: Date) => string
  /** The id it was signed with. Throws an ApiError: not ours, for another purpose, or too old at `now`. */
  readonly open: (purpose: LinkPurpose, token: string, now: Date) => string
  /** The same without looking at the time; null is for ever. */
  readonly read: (
    purpose: LinkPurpose,
    token: string,
  ) => { readonly id: string; readonly expiresAt: Date | null }
}

/** A shop and what seals its keys at rest, where that is set. */
export type LinksDeps = { readonly database: Database; readonly secret: string | undefined }

/**
 * Links nobody can make up. The key lies in the database, made by whoever asks first, so that every process signs with
 * the same. To be asked for outside a transaction: the embedded database does one thing at a time.
 */
export function signedLinks(deps: LinksDeps): () => Promise<SignedLinks> {
  let links: SignedLinks | undefined
  return async () => (links ??= linksSignedWith(await linkKey(deps)))
}

function linksSignedWith(key: Buffer): SignedLinks {
  // 128 bits as hex digits: a link never ends in a character that mail programs leave off.
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
