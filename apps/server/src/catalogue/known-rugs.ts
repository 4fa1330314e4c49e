import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { designAddress } from '@nawl/domain/catalogue/address'
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
  readonly config: Config
  readonly blobs: BlobStore
  readonly now: () => number
  readonly log: FastifyBaseLogger
}
export type KnownRugs = ReturnType<typeof knownRugs>

/** Rugs by address, those of the shop read again once a minute: for what asks for hundreds at once. */
export function knownRugs({ rugs, config, blobs, now, log }: Deps) {
  let read: { readonly at: number; readonly byAddress: ReadonlyMap<string, RugItem> } | undefined

  /** The shop's, in its order; the same map until they are read again. */
  async function all(): Promise<ReadonlyMap<string, RugItem>> {
    if (read && isFresh(FRESH_MS, read.at, now())) return read.byAddress
    const list = await currentRugs(rugs, config.artworkDir, log)
    const byAddress = new Map(list.map((rug) => [designAddress(list, rug), rug]))
    // While the shop is being set up there are none, and a second later there are.
    if (list.length > 0) read = { at: now(), byAddress }
    return byAddress
  }

  return {
    all,
    /** The rug of the shop at an address, or a visitor's own; null for any other. */
    find: async (address: string): Promise<RugItem | null> =>
      (await all()).get(address) ?? findUploadedDesign(blobs, address),
  }
}
