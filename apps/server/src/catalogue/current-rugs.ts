import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import type { FastifyBaseLogger } from 'fastify'

import { builtInRugs } from './built-in-rugs.ts'
import type { RugCollectionStore } from './rug-collection.store.ts'

/** The rugs in the database; the built-in catalogue while the database is away. */
export async function currentRugs(
  rugs: RugCollectionStore,
  artworkDir: string,
  log: FastifyBaseLogger,
): Promise<readonly RugItem[]> {
  return rugs.list().catch((error: unknown) => {
    log.warn({ err: error }, 'serving the built-in catalogue while the database is away')
    return builtInRugs(artworkDir)
  })
}
