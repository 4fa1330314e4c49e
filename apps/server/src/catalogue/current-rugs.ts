import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import type { FastifyBaseLogger } from 'fastify'

import { builtInRugs } from './built-in-rugs.ts'
import type { RugCollectionStore } from './rug-collection.store.ts'

/** The shop's rugs; while the database is away, those it was built with. */
export async function currentRugs(
  rugs: RugCollectionStore,
  artworkDir: string,
  log: FastifyBaseLogger,
): Promise<readonly RugItem[]> {
  return rugs.list().catch((error: unknown) => {
    log.warn({ err: error }, 'the built-in catalogue stands in for the database')
    return builtInRugs(artworkDir)
  })
}
