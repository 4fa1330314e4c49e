import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { designAddress, findDesign } from '@nawl/domain/catalogue/address'
import type { FastifyBaseLogger } from 'fastify'

import type { BlobStore } from '../platform/blobs/blob-store.ts'
import { findUploadedDesign } from '../imaging/uploads/find-uploaded-design.ts'
import { currentRugs } from './current-rugs.ts'
import type { DraftDesigns } from './designs/draft-designs.ts'
import type { ShopRugs } from './designs/shop-rugs.ts'
import { isFresh } from '../platform/is-fresh.ts'

const FRESH_MS = 60_000

type Deps = {
  readonly rugs: Pick<ShopRugs, 'list' | 'atHand' | 'version'>
  readonly blobs: BlobStore
  readonly now: () => number
  readonly log: FastifyBaseLogger
}
export type KnownRugs = ReturnType<typeof knownRugs>

/**
 * Rugs by page address; the catalogue is cached for a minute or until something is published, for callers that look up
 * hundreds at once.
 */
export function knownRugs({ rugs, blobs, now, log }: Deps) {
  let read:
    | { readonly at: number; readonly version: number; readonly byAddress: ReadonlyMap<string, RugItem> }
    | undefined

  /** The catalogue in order; returns the same map until it is reloaded. */
  async function all(): Promise<ReadonlyMap<string, RugItem>> {
    const version = rugs.version()
    if (read?.version === version && isFresh(FRESH_MS, read.at, now())) return read.byAddress
    const list = await currentRugs(rugs, log)
    const byAddress = new Map(list.map((rug) => [designAddress(list, rug), rug]))
    // An empty list means that the database is being seeded, so it is not cached.
    if (list.length > 0) read = { at: now(), version, byAddress }
    return byAddress
  }

  return {
    all,
    /** The rug at a page address, from the catalogue or a visitor's upload; null for any other. */
    find: async (address: string): Promise<RugItem | null> =>
      (await all()).get(address) ?? findUploadedDesign(blobs, address),
  }
}

/**
 * Finds the current rug at a page address: a visitor's upload, a draft of the desk, or the catalogue as it is now; null for
 * any other. For pictures only: drafts cannot be bought.
 */
export function rugFinder({
  rugs,
  blobs,
  draftDesigns,
  log,
}: Omit<Deps, 'now'> & { readonly draftDesigns: DraftDesigns }) {
  return async (address: string): Promise<RugItem | null> =>
    (await findUploadedDesign(blobs, address)) ??
    (await draftDesigns.find(address))?.rug ??
    findDesign(await currentRugs(rugs, log), address)
}
