import { type UploadedDesignAnswer, uploadedDesignAnswer } from '@nawl/contract/imaging/upload'
import { uploadIdIn } from '@nawl/domain/rug/uploads'
import { z } from 'zod'

import { ownListedPrice } from './own-listed-price.ts'
import type { BlobKey, BlobStore } from '../../platform/blobs/blob-store.ts'

/** The blob with a design's metadata. */
export const aboutKey = (id: string): BlobKey => `own-artwork/${id}/about.json`

const aboutArtwork = z.object({ secretHash: z.string(), design: uploadedDesignAnswer })
export type AboutArtwork = z.infer<typeof aboutArtwork>

/** The uploaded design at an address (`own-…`); null for any other address. */
export async function findUploadedDesign(
  blobs: Pick<BlobStore, 'read'>,
  address: string,
): Promise<UploadedDesignAnswer | null> {
  const id = uploadIdIn(address)
  return id === null ? null : ((await readAbout(blobs, id))?.design ?? null)
}

/** The metadata of a design; null when there is none. */
export async function readAbout(blobs: Pick<BlobStore, 'read'>, id: string): Promise<AboutArtwork | null> {
  const content = await blobs.read(aboutKey(id))
  if (!content) return null
  const { design, ...about } = aboutArtwork.parse(JSON.parse(new TextDecoder().decode(content)))
  // Priced now, not when it was uploaded.
  return { ...about, design: { ...design, basePrice: ownListedPrice(design.size) } }
}
