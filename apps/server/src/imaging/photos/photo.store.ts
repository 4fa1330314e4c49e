import { PHOTO_NAME } from '@nawl/contract/imaging/photo-paths'

import type { BlobKey, BlobStore } from '../../platform/blobs/blob-store.ts'
import { sha256 } from '../../platform/sha256.ts'
import type { MadePhoto } from './make-photo.ts'

export type PhotoStore = ReturnType<typeof photoStore>

const JPEG = 'letter.jpg'
const keyOf = (name: string, file: string): BlobKey => `photos/${name}/${file}`

/** Owners' photographs as blobs, named after their pixels and size. Sweeps remove those that no text names. */
export function photoStore(blobs: BlobStore) {
  return {
    /** Answers the photograph's name. */
    async keep({ width, height, pages, jpeg }: MadePhoto): Promise<string> {
      const [largest] = pages
      if (!largest) throw new Error('a photograph has a width')
      const hash = sha256(largest.bytes).slice(0, 32)
      const name = `${hash}-${width}x${height}`
      for (const page of pages) await blobs.write(keyOf(name, `${page.width}.webp`), page.bytes)
      // Last, so that a photograph that is known is whole.
      await blobs.write(keyOf(name, JPEG), jpeg)
      return name
    },

    isKnown: async (name: string): Promise<boolean> =>
      PHOTO_NAME.test(name) && (await blobs.info(keyOf(name, JPEG))) !== null,

    /** A file by the last part of its address: `…-800.webp`, `….jpg`; null when there is none. */
    async file(address: string): Promise<Uint8Array<ArrayBuffer> | null> {
      const [, name = '', width] = /^(.+?)(?:-(\d{2,4})\.webp|\.jpg)$/.exec(address) ?? []
      if (!PHOTO_NAME.test(name)) return null
      return blobs.read(keyOf(name, width === undefined ? JPEG : `${width}.webp`))
    },
  }
}
