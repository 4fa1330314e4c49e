import { randomUUID } from 'node:crypto'

import { MOST_CLAIM_PHOTOS } from '@nawl/domain/order/claims/claim-rules'
import { retentionMs } from '@nawl/domain/privacy/retention'
import { and, eq, inArray, isNull, lt } from 'drizzle-orm'

import type { BlobInfo, BlobKey } from '../../platform/blobs/blob-store.ts'
import type { Judgement } from '../../platform/blobs/sweep-blobs.ts'
import { claimPhoto, order } from '../../platform/db/schema/commerce-schema.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { SalesDeps } from '../sales-deps.ts'

export type ClaimPhotos = ReturnType<typeof claimPhotos>

/** Photographs without a claim are deleted after this time. */
const WAITING_MS = retentionMs('claim-photos-unused')
/** Most photographs of an order without a claim: two claims' worth, to allow replacements. */
const MOST_WAITING = 2 * MOST_CLAIM_PHOTOS

/** Claim photographs: re-encoded pictures as blobs, their orders and claims as rows. */
export function claimPhotos({ database: { orm }, blobs, now }: SalesDeps) {
  return {
    /** Whether an order may have another photograph without a claim. */
    hasRoom: (orderNumber: string) => hasRoom(orm, orderNumber),

    /** Stores a photograph for an order. Throws the ApiError `order/too-many-photos` beyond the limit. */
    async keep(orderNumber: string, photo: Uint8Array): Promise<string> {
      const id = randomUUID()
      await blobs.write(keyOf(id), photo)
      const isKept = await orm.transaction(async (tx) => {
        // Concurrent uploads must count each other.
        await tx
          .select({ number: order.number })
          .from(order)
          .where(eq(order.number, orderNumber))
          .for('no key update')
        if (!(await hasRoom(tx, orderNumber))) return false
        await tx.insert(claimPhoto).values({ id, orderNumber, createdAt: new Date(now()) })
        return true
      })
      if (isKept) return id
      await blobs.remove(keyOf(id))
      throw new ApiError('order/too-many-photos')
    },

    /** Filters ids to photographs of the order that have no claim, without duplicates, in the given order. */
    async unclaimed(tx: Tx, orderNumber: string, ids: readonly string[]): Promise<readonly string[]> {
      const uuids = [...new Set(ids)].filter((id) => UUID.test(id))
      if (uuids.length === 0) return []
      const rows = await tx
        .select({ id: claimPhoto.id })
        .from(claimPhoto)
        .where(and(waiting(orderNumber), inArray(claimPhoto.id, uuids)))
      const there = new Set(rows.map(({ id }) => id))
      return uuids.filter((id) => there.has(id))
    },

    /** A photograph; null when unknown. */
    read: (id: string) => blobs.read(keyOf(id)),

    /** Deletes rows of photographs without a claim after a day; their blobs are then unreferenced. */
    async sweep(): Promise<void> {
      const old = lt(claimPhoto.createdAt, new Date(now() - WAITING_MS))
      await orm.delete(claimPhoto).where(and(isNull(claimPhoto.claimId), old))
    },

    /** Blobs with a row are needed; those without a row and younger than a day may be about to get one. */
    async judge(there: readonly BlobInfo[]): Promise<Judgement> {
      const rows = await orm.select({ id: claimPhoto.id }).from(claimPhoto)
      const known = new Set(rows.map(({ id }) => keyOf(id)))
      return {
        needed: there.filter(({ key }) => known.has(key)),
        unwanted: there.filter(({ key, touchedAt }) => !known.has(key) && now() - touchedAt > WAITING_MS),
      }
    },
  }
}

const keyOf = (id: string): BlobKey => `claims/${id}.webp`
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const hasRoom = async (tx: Tx, orderNumber: string) =>
  (await tx.$count(claimPhoto, waiting(orderNumber))) < MOST_WAITING

const waiting = (orderNumber: string) =>
  and(eq(claimPhoto.orderNumber, orderNumber), isNull(claimPhoto.claimId))
