import { randomBytes, timingSafeEqual } from 'node:crypto'

import type { UploadedDesignAnswer } from '@nawl/contract/imaging/upload'
import { retentionMs } from '@nawl/domain/privacy/retention'
import { uploadAddress } from '@nawl/domain/rug/uploads'
import { DAY_MS, HOUR_MS } from '@nawl/domain/time/durations'

import type { BlobKey, BlobStore, BlobInfo } from '../../platform/blobs/blob-store.ts'
import { aboutKey, type AboutArtwork, readAbout } from './find-uploaded-design.ts'
import type { Judgement } from '../../platform/blobs/sweep-blobs.ts'
import { sha256 } from '../../platform/sha256.ts'

export type UploadedDesignStore = ReturnType<typeof uploadedDesignStore>

type StoreOptions = {
  readonly blobs: BlobStore
  readonly mostBytes: number
  readonly now: () => number
}

/** Uploaded designs as blobs, three each, under an unguessable id. */
export function uploadedDesignStore({ blobs, mostBytes, now }: StoreOptions) {
  const bitmapKey = (id: string): BlobKey => `own-artwork/${id}/design.bmp`
  const pictureKey = (id: string): BlobKey => `own-artwork/${id}/picture.webp`
  const write = (id: string, content: AboutArtwork) =>
    blobs.write(aboutKey(id), new TextEncoder().encode(JSON.stringify(content)))
  const read = (id: string) => readAbout(blobs, id)

  return {
    /** A new id and its owner's secret. */
    newId: () => ({ id: randomBytes(16).toString('hex'), secret: randomBytes(16).toString('base64url') }),

    /** Whether the store is below its size limit. */
    async hasRoom(): Promise<boolean> {
      let sum = 0
      for await (const { bytes } of blobs.list('own-artwork/')) sum += bytes
      return sum < mostBytes
    },

    /** Writes the bitmap of a design that is not yet visible; `finish` or `discard` it. */
    begin: (id: string, bitmap: Uint8Array) => blobs.write(bitmapKey(id), bitmap),

    /** Makes a begun design visible. */
    async finish(
      id: string,
      secret: string,
      design: UploadedDesignAnswer,
      picture: Uint8Array,
    ): Promise<void> {
      await blobs.write(pictureKey(id), picture)
      await write(id, { secretHash: sha256(secret), design })
    },

    /** Deletes a design, finished or not; the metadata first, so that nobody finds a partial design. */
    async discard(id: string): Promise<void> {
      for (const key of [aboutKey(id), pictureKey(id), bitmapKey(id)]) await blobs.remove(key)
    },

    /** Reads a design, which counts as opening it; null when there is none. */
    async find(id: string): Promise<UploadedDesignAnswer | null> {
      const found = await read(id)
      if (!found) return null
      const about = await blobs.info(aboutKey(id))
      // Touching once a day is precise enough.
      if (about && now() - about.touchedAt > DAY_MS) await blobs.touch(about.key)
      return found.design
    },

    /** The design's small picture; null when there is none. */
    picture: (id: string) => blobs.read(pictureKey(id)),

    /** Whether the secret is the design's; null when there is no such design. */
    async isOwner(id: string, secret: string): Promise<boolean | null> {
      const found = await read(id)
      return found && timingSafeEqual(Buffer.from(found.secretHash), Buffer.from(sha256(secret)))
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

/** Retention of designs that nobody opens. */
const KEPT_MS = retentionMs('uploads')
/** Another process may still be finishing a design this young. */
const BEGUN_MS = HOUR_MS

/**
 * Needed are designs in a cart, an order or an account (`held`: their addresses). Unwanted are unfinished designs and
 * those that nobody has opened for 30 days.
 */
export function judgeDesigns(there: readonly BlobInfo[], held: ReadonlySet<string>, now: number): Judgement {
  const needed: BlobInfo[] = []
  const unwanted: BlobInfo[] = []
  for (const [id, parts] of Map.groupBy(there, ({ key }) => key.split('/')[1] ?? '')) {
    const about = parts.find(({ key }) => key === aboutKey(id))
    const isOld = about
      ? now - about.touchedAt > KEPT_MS
      : parts.every(({ touchedAt }) => now - touchedAt > BEGUN_MS)
    if (held.has(uploadAddress(id))) needed.push(...parts)
    else if (isOld) unwanted.push(...parts)
  }
  return { needed, unwanted }
}
