import type { Judges } from '../platform/blobs/sweep-blobs.ts'
import { judgeBitmaps } from './carts/ordered-bitmaps.ts'
import { cartDesigns } from './carts/cart-designs.ts'
import type { Database } from '../platform/db/database.ts'
import type { ClaimPhotos } from './claims/claim-photos.ts'
import { judgeDesigns } from '../imaging/uploads/judge-designs.ts'

type Deps = { readonly database: Database; readonly now: () => number }

/** For each blob area, the judge of which blobs are still referenced. */
export function blobJudges({ database, now }: Deps, photos: Pick<ClaimPhotos, 'judge'>): Judges {
  return {
    'own-artwork': async (there) => judgeDesigns(there, (await cartDesigns(database)).rugIds, now()),
    frozen: async (there) => judgeBitmaps(there, (await cartDesigns(database)).bitmapHashes, now()),
    claims: photos.judge,
  }
}
