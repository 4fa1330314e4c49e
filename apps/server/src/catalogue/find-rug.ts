import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { findDesign } from '@nawl/domain/catalogue/address'
import type { FastifyBaseLogger } from 'fastify'

import { findUploadedDesign } from '../imaging/uploads/find-uploaded-design.ts'
import type { BlobStore } from '../platform/blobs/blob-store.ts'
import type { Config } from '../platform/config/config.ts'
import { currentRugs } from './current-rugs.ts'
import type { RugCollectionStore } from './rug-collection.store.ts'

type Deps = {
  readonly rugs: RugCollectionStore
  readonly config: Pick<Config, 'artworkDir'>
  readonly blobs: BlobStore
  readonly log: FastifyBaseLogger
}

/** Finds the current rug at a page address, from the catalogue or a visitor's upload; null for any other address. */
export function rugFinder({ rugs, config, blobs, log }: Deps) {
  return async (address: string): Promise<RugItem | null> =>
    (await findUploadedDesign(blobs, address)) ??
    findDesign(await currentRugs(rugs, config.artworkDir, log), address) ??
    null
}
