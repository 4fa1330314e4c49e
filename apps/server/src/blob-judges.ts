import type { Judges } from './blobs/sweep-blobs.ts'
import { judgeBitmaps } from './carts/frozen-bitmaps.ts'
import { heldDesigns } from './carts/held-designs.ts'
import type { Database } from './db/database.ts'
import type { ClaimPhotos } from './orders/claim-photos.ts'
import { judgeDesigns } from './own-artwork/judge-designs.ts'

type Deps = { readonly database: Database; readonly now: () => number }

/** Who says of which blobs whether they are wanted. */
export function blobJudges({ database, now }: Deps, photos: Pick<ClaimPhotos, 'judge'>): Judges {
  return {
    'own-artwork': async (there) => judgeDesigns(there, (await heldDesigns(database)).rugIds, now()),
    frozen: async (there) => judgeBitmaps(there, (await heldDesigns(database)).bitmapHashes, now()),
    claims: photos.judge,
  }
}
