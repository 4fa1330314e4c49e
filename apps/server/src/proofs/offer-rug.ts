import type { addVersionRequest } from '@nawl/contract/proofs/proof'
import type { CartDesign } from '@nawl/contract/sales/kinds/rug/rug-contract'
import type { OfferedVersion } from '@nawl/domain/proofs/proof'
import type { z } from 'zod'

import { readDesign } from '../imaging/share/linked-rug.ts'
import type { WaitingCaller } from '../platform/threads/waiting-caller.ts'
import { designHash } from '../sales/carts/approved-design.ts'
import { designFreezer } from '../sales/carts/snapshot-design.ts'
import type { ProofDeps } from './proof-deps.ts'

/** Freezes rugs as they are offered, so that what is approved is what is made, whatever becomes of the design. */
export function rugOffers({
  settings,
  ...deps
}: Pick<ProofDeps, 'blobs' | 'renderer' | 'knownRugs' | 'settings'>) {
  const { freeze } = designFreezer({ ...deps, prices: settings.prices })
  return async (
    { line, name, address, link, quantity }: z.output<typeof addVersionRequest>,
    waiting: WaitingCaller,
  ): Promise<OfferedVersion> => {
    const { mappings, matchedAt, textureStyle, textureIntensity, size } = readDesign(link)
    const { shape, width, length, unit, composed, fit } = size
    const chosen: CartDesign = {
      rugId: address,
      mappings: { ...mappings },
      tolerance: matchedAt,
      textureStyle,
      textureIntensity,
      size: { shape, width, length, unit, ...(composed && { composed }), ...(fit !== undefined && { fit }) },
    }
    const design = await freeze(chosen, waiting)
    return { kind: 'version', line, name, design, quantity, hash: designHash(design) }
  }
}
