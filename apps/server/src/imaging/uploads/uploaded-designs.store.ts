import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

import type { UploadedDesignAnswer } from '@nawl/contract/imaging/upload'

import type { BlobKey, BlobStore } from '../../platform/blobs/blob-store.ts'
import { aboutKey, type AboutArtwork, readAbout } from './find-uploaded-design.ts'

const DAY_MS = 24 * 60 * 60 * 1000
export type UploadedDesignStore = ReturnType<typeof uploadedDesignStore>

type StoreOptions = {
  readonly blobs: BlobStore
  readonly mostBytes: number
  readonly now: () => number
}

/** Visitors' designs as blobs, three each, named by an id that cannot be guessed. */
export function uploadedDesignStore({ blobs, mostBytes, now }: StoreOptions) {
  const bitmapKey = (id: string): BlobKey => `own-artwork/${id}/design.bmp`
  const pictureKey = (id: string): BlobKey => `own-artwork/${id}/picture.webp`
  const write = (id: string, content: AboutArtwork) =>
    blobs.write(aboutKey(id), new TextEncoder().encode(JSON.stringify(content)))
  const read = (id: string) => readAbout(blobs, id)

  return {
    /** An id nobody has, and a secret for its owner. */
    newId: () => ({ id: randomBytes(16).toString('hex'), secret: randomBytes(16).toString('base64url') }),

    /** Whether there is room for one more design. */
    async hasRoom(): Promise<boolean> {
      let sum = 0
      for await (const { bytes } of blobs.list('own-artwork/')) sum += bytes
      return sum < mostBytes
    },

    /** Writes a bitmap where no path finds it yet: `finish` it or `discard` it. */
    begin: (id: string, bitmap: Uint8Array) => blobs.write(bitmapKey(id), bitmap),

    /** Makes a design of what was begun: from now on it is found. */
    async finish(
      id: string,
      secret: string,
      design: UploadedDesignAnswer,
      picture: Uint8Array,
    ): Promise<void> {
      await blobs.write(pictureKey(id), picture)
      await write(id, { secretHash: hashOf(secret), design })
    },

    /** Deletes a design, finished or not; what tells of it first, so that nobody finds half of it. */
    async discard(id: string): Promise<void> {
      for (const key of [aboutKey(id), pictureKey(id), bitmapKey(id)]) await blobs.remove(key)
    },

    /** A design, which counts as opened; null where there is none. */
    async find(id: string): Promise<UploadedDesignAnswer | null> {
      const found = await read(id)
      if (!found) return null
      const about = await blobs.info(aboutKey(id))
      // Once a day is enough to tell that somebody comes back to it.
      if (about && now() - about.touchedAt > DAY_MS) await blobs.touch(about.key)
      return found.design
    },

    /** Its small picture; null where there is none. */
    picture: (id: string) => blobs.read(pictureKey(id)),

    /** Whether the secret is that of the design; null where there is no design. */
    async isOwner(id: string, secret: string): Promise<boolean | null> {
      const found = await read(id)
      return found && timingSafeEqual(Buffer.from(found.secretHash), Buffer.from(hashOf(secret)))
    },

    async rename(id: string, name: string): Promise<UploadedDesignAnswer | null> {
      const found = await read(id)
      if (!found) return null
      const design = { ...found.design, name }
      await write(id, { ...found, design })
      return design
    },
  }
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')
