import { type Drawing, drawing as schema } from '@nawl/contract/desk/design'

import type { BlobKey, BlobStore } from '../../platform/blobs/blob-store.ts'
import { sha256 } from '../../platform/sha256.ts'
import type { Drawn } from './draw-from-picture.ts'

/** The blob with the bitmap of a drawing. */
export const drawingKey = (id: string): BlobKey => `designs/${id}/design.bmp`
const originalKey = (id: string): BlobKey => `originals/${id}/picture`
const aboutKey = (id: string): BlobKey => `designs/${id}/about.json`

export type DrawingStore = ReturnType<typeof drawingStore>

/**
 * The drawings of the shop's own designs as blobs, named after their bitmaps: a drawing never changes, and the same one
 * is kept once, as is the picture that it was made of. Sweeps remove those that no draft or revision names.
 */
export function drawingStore(blobs: BlobStore) {
  return {
    /** `original`: the name of the picture it was made of. */
    async keep({ bitmap, yarns, placeholder }: Drawn, original?: string): Promise<Drawing> {
      const id = sha256(bitmap).slice(0, 32)
      const about: Drawing = { id, yarns: [...yarns], placeholder, ...(original && { original }) }
      await blobs.write(drawingKey(id), bitmap)
      // Last, so that a drawing that is known has a bitmap.
      await blobs.write(aboutKey(id), new TextEncoder().encode(JSON.stringify(about)))
      return about
    },

    /** What is known of a drawing; null when there is none. */
    async find(id: string): Promise<Drawing | null> {
      const content = await blobs.read(aboutKey(id))
      return content && schema.parse(JSON.parse(new TextDecoder().decode(content)))
    },

    /** Keeps a picture as it was sent, and answers its name. Only the desk reads it. */
    async keepOriginal(picture: Uint8Array): Promise<string> {
      const id = sha256(picture).slice(0, 32)
      await blobs.write(originalKey(id), picture)
      return id
    },

    original: (id: string) => blobs.read(originalKey(id)),

    bitmap: (id: string) => blobs.read(drawingKey(id)),
  }
}
