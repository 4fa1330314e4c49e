import type { ChangeShown, FloorShown } from '@nawl/contract/desk/floor'
import type { FloorTick } from '@nawl/domain/workshop/floor'
import { and, asc, eq, inArray } from 'drizzle-orm'

import type { BlobKey, BlobStore } from '../../platform/blobs/blob-store.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { order } from '../../platform/db/schema/commerce-schema.ts'
import { floorPhoto, floorShown, floorTick } from '../../platform/db/schema/floor-schema.ts'

export type FloorPhoto = {
  readonly id: string
  readonly line: string
  readonly piece: number
  readonly at: Date
  readonly isHeldBack: boolean
}

export type FloorRecord = {
  readonly ticks: readonly FloorTick[]
  /** Oldest first. */
  readonly photographs: readonly FloorPhoto[]
  readonly shown: FloorShown
}

/** Until somebody decides otherwise: no letters, for nobody asked for them. */
const SHOWN: FloorShown = { progress: true, photographs: true, letters: false }

/** What the floor records of orders. */
export function floorStore({ orm }: Pick<Database, 'orm'>, blobs: BlobStore) {
  return {
    read: (number: string) => readRecord(orm, number),

    /**
     * Adds ticks, those that are known already left out, one call at a time for an order. `also` writes what follows
     * from them in the same transaction.
     */
    addTicks: (
      number: string,
      ticks: readonly FloorTick[],
      also: (tx: Tx, before: FloorRecord, after: FloorRecord) => Promise<void>,
      now: Date,
    ): Promise<void> =>
      orm.transaction(async (tx) => {
        await lock(tx, number)
        const before = await readRecord(tx, number)
        const rows = ticks.map(({ line, at, ...tick }) => ({
          ...tick,
          orderNumber: number,
          lineId: line,
          // A clock that is fast must not outrun later ticks.
          at: at > now ? now : at,
          receivedAt: now,
        }))
        await tx.insert(floorTick).values(rows).onConflictDoNothing()
        await also(tx, before, await readRecord(tx, number))
      }),

    hasPhoto: async (id: string): Promise<boolean> =>
      (await orm.$count(floorPhoto, eq(floorPhoto.id, id))) > 0,

    /** Stores a photograph under its id; once, however often it arrives. */
    async addPhoto(number: string, { line, ...photo }: Omit<FloorPhoto, 'isHeldBack'>, picture: Uint8Array) {
      await blobs.write(keyOf(photo.id), picture)
      await orm
        .insert(floorPhoto)
        .values({ ...photo, orderNumber: number, lineId: line })
        .onConflictDoNothing()
    },

    readPhoto: (id: string) => blobs.read(keyOf(id)),

    /** Decides what the customer is shown. */
    show: (number: string, { heldBack, ...shown }: ChangeShown): Promise<void> =>
      orm.transaction(async (tx) => {
        await tx
          .insert(floorShown)
          .values({ orderNumber: number, ...shown })
          .onConflictDoUpdate({ target: floorShown.orderNumber, set: shown })
        const theirs = eq(floorPhoto.orderNumber, number)
        await tx.update(floorPhoto).set({ isHeldBack: false }).where(theirs)
        if (heldBack.length > 0)
          await tx
            .update(floorPhoto)
            .set({ isHeldBack: true })
            .where(and(theirs, inArray(floorPhoto.id, heldBack)))
      }),
  }
}

const keyOf = (id: string): BlobKey => `floor/${id}/photo.webp`

const lock = (tx: Tx, number: string) =>
  tx.select({ number: order.number }).from(order).where(eq(order.number, number)).for('update')

async function readRecord(orm: Tx, number: string): Promise<FloorRecord> {
  const ticks = await orm
    .select({
      id: floorTick.id,
      line: floorTick.lineId,
      piece: floorTick.piece,
      subject: floorTick.subject,
      isDone: floorTick.isDone,
      at: floorTick.at,
    })
    .from(floorTick)
    .where(eq(floorTick.orderNumber, number))
  const photographs = await orm
    .select({
      id: floorPhoto.id,
      line: floorPhoto.lineId,
      piece: floorPhoto.piece,
      at: floorPhoto.at,
      isHeldBack: floorPhoto.isHeldBack,
    })
    .from(floorPhoto)
    .where(eq(floorPhoto.orderNumber, number))
    .orderBy(asc(floorPhoto.at), asc(floorPhoto.id))
  const [shown] = await orm
    .select({
      progress: floorShown.progress,
      photographs: floorShown.photographs,
      letters: floorShown.letters,
    })
    .from(floorShown)
    .where(eq(floorShown.orderNumber, number))
  return { ticks, photographs, shown: shown ?? SHOWN }
}
