import type { Judges } from '../platform/blobs/sweep-blobs.ts'
import { judgeBitmaps } from './carts/ordered-bitmaps.ts'
import { cartDesigns } from './carts/cart-designs.ts'
import type { ClaimPhotos } from './claims/claim-photos.ts'
import { judgeDesigns } from '../imaging/uploads/uploaded-designs.store.ts'
import type { SalesDeps } from './sales-deps.ts'

/** For each blob area, the judge of which blobs are still referenced. */
export function blobJudges(
  { database, now }: Pick<SalesDeps, 'database' | 'now'>,
  photos: Pick<ClaimPhotos, 'judge'>,
): Judges {
  return {
    'own-artwork': async (there) => judgeDesigns(there, (await cartDesigns(database)).rugIds, now()),
    frozen: async (there) => judgeBitmaps(there, (await cartDesigns(database)).bitmapHashes, now()),
    claims: photos.judge,
  }
}
