import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import type { FastifyBaseLogger } from 'fastify'

import type { ShopRugs } from './designs/shop-rugs.ts'

/** The rugs of the database; those from memory while it is away. */
export async function currentRugs(
  rugs: Pick<ShopRugs, 'list' | 'atHand'>,
  log: FastifyBaseLogger,
): Promise<readonly RugItem[]> {
  return rugs.list().catch((error: unknown) => {
    log.warn({ err: error }, 'serving the built-in catalogue while the database is away')
    return rugs.atHand()
  })
}
