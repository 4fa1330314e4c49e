import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { designAddress, findDesign } from '@nawl/domain/catalogue/address'
import type { FastifyBaseLogger } from 'fastify'

import type { BlobStore } from '../platform/blobs/blob-store.ts'
import type { Config } from '../platform/config/config.ts'
import { findUploadedDesign } from '../imaging/uploads/find-uploaded-design.ts'
import type { RugCollectionStore } from './rug-collection.store.ts'
import { currentRugs } from './current-rugs.ts'
import { isFresh } from '../platform/is-fresh.ts'

const FRESH_MS = 60_000

type Deps = {
  readonly rugs: RugCollectionStore
  readonly config: Pick<Config, 'artworkDir'>
  readonly blobs: BlobStore
  readonly now: () => number
  readonly log: FastifyBaseLogger
}
export type KnownRugs = ReturnType<typeof knownRugs>

/** Rugs by page address; the catalogue is cached for a minute, for callers that look up hundreds at once. */
export function knownRugs({ rugs, config, blobs, now, log }: Deps) {
  let read: { readonly at: number; readonly byAddress: ReadonlyMap<string, RugItem> } | undefined

  /** The catalogue in order; returns the same map until it is reloaded. */
  async function all(): Promise<ReadonlyMap<string, RugItem>> {
    if (read && isFresh(FRESH_MS, read.at, now())) return read.byAddress
    const list = await currentRugs(rugs, config.artworkDir, log)
    const byAddress = new Map(list.map((rug) => [designAddress(list, rug), rug]))
    // An empty list means that the database is being seeded, so it is not cached.
    if (list.length > 0) read = { at: now(), byAddress }
    return byAddress
  }

  return {
    all,
    /** The rug at a page address, from the catalogue or a visitor's upload; null for any other. */
    find: async (address: string): Promise<RugItem | null> =>
      (await all()).get(address) ?? findUploadedDesign(blobs, address),
  }
}

/** Finds the current rug at a page address, from a visitor's upload or the catalogue as it is now; null for any other. */
export function rugFinder({ rugs, config, blobs, log }: Omit<Deps, 'now'>) {
  return async (address: string): Promise<RugItem | null> =>
    (await findUploadedDesign(blobs, address)) ??
    findDesign(await currentRugs(rugs, config.artworkDir, log), address)
}
