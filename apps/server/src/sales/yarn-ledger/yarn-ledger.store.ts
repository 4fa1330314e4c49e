import {
  isSameRug,
  movedStock,
  type YarnHold,
  type YarnLot,
  type YarnMovement,
  type YarnStock,
} from '@nawl/domain/workshop/yarn-stock'
import { and, asc, desc, eq, gt, inArray, lt, max, or, sql } from 'drizzle-orm'

import type { Tx } from '../../platform/db/database.ts'
import { yarnHold, yarnLot, yarnMovement, yarnPlace } from '../../platform/db/schema/yarn-schema.ts'

/** Who moved wool and when; `key` of what a page sent, `reason` of what was written off. */
export type YarnMover = {
  readonly by: string
  readonly at: Date
  readonly key?: string
  readonly reason?: string
}

/** Its shelf, and the day on which more of it comes, if somebody said one. */
export type YarnPlace = { readonly shelf: string; readonly comesOn: string | null }

const MOVEMENTS_PAGE = 100

/** SQL of wool. Whoever moves any holds the lock, so that no gram is promised twice. */
export const yarnLedger = {
  /** Movements of a page. */
  page: MOVEMENTS_PAGE,

  /** Until the transaction ends nobody else moves wool. Taken after the lock of an order. */
  lock: (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('yarn-ledger', 0))`),

  /** Whether anybody ever counted wool: before, a shop works without a ledger. */
  async isUsed(tx: Tx): Promise<boolean> {
    const rows = await tx.select({ yarn: yarnLot.yarn }).from(yarnLot).limit(1)
    return rows.length > 0
  },

  /** Lots of some yarns, and what rugs have of them. */
  async stockOf(tx: Tx, yarns: readonly string[]): Promise<YarnStock> {
    if (yarns.length === 0) return { lots: [], holds: [] }
    const lots = await tx
      .select()
      .from(yarnLot)
      .where(inArray(yarnLot.yarn, [...yarns]))
      .orderBy(asc(yarnLot.yarn), asc(yarnLot.lot))
    return { lots, holds: await holdsWhere(tx, inArray(yarnHold.yarn, [...yarns])) }
  },

  /** All lots, by yarn. */
  lots: (tx: Tx): Promise<YarnLot[]> =>
    tx.select().from(yarnLot).orderBy(asc(yarnLot.yarn), asc(yarnLot.lot)),

  /** Where yarns lie, and when more of them comes, by their codes. */
  async places(tx: Tx): Promise<ReadonlyMap<string, YarnPlace>> {
    const rows = await tx.select().from(yarnPlace)
    return new Map(rows.map(({ yarn, ...place }) => [yarn, place]))
  },

  /** Shelves of those that somebody wrote down. */
  async shelves(tx: Tx): Promise<ReadonlyMap<string, string>> {
    const places = [...(await yarnLedger.places(tx))]
    return new Map(places.flatMap(([yarn, { shelf }]) => (shelf === '' ? [] : [[yarn, shelf] as const])))
  },

  async place(tx: Tx, yarn: string, change: Partial<YarnPlace>): Promise<void> {
    const before = (await yarnLedger.places(tx)).get(yarn) ?? { shelf: '', comesOn: null }
    const set = { ...before, ...change }
    if (set.shelf === '' && set.comesOn === null) await tx.delete(yarnPlace).where(eq(yarnPlace.yarn, yarn))
    else
      await tx
        .insert(yarnPlace)
        .values({ yarn, ...set })
        .onConflictDoUpdate({ target: yarnPlace.yarn, set })
  },

  /** What an order has, in all yarns. */
  holdsOf: (tx: Tx, orderNumber: string) => holdsWhere(tx, eq(yarnHold.orderNumber, orderNumber)),

  /** What all rugs have that are not done with. */
  openHolds: (tx: Tx) => holdsWhere(tx, or(gt(yarnHold.reserved, 0), gt(yarnHold.taken, 0))),

  async hasMoved(tx: Tx, key: string): Promise<boolean> {
    const rows = await tx
      .select({ place: yarnMovement.place })
      .from(yarnMovement)
      .where(eq(yarnMovement.key, key))
    return rows.length > 0
  },

  /** Writes movements and what they make of a stock. The caller holds the lock. */
  async move(
    tx: Tx,
    before: YarnStock,
    movements: readonly YarnMovement[],
    { by, at, key, reason = '' }: YarnMover,
  ): Promise<YarnStock> {
    if (movements.length === 0) return before
    const after = movedStock(before, movements)
    const [last] = await tx.select({ place: max(yarnMovement.place) }).from(yarnMovement)
    const first = (last?.place ?? -1) + 1
    await tx.insert(yarnMovement).values(
      movements.map(({ rug, ...movement }, n) => ({
        ...movement,
        place: first + n,
        orderNumber: rug?.order ?? null,
        reason: movement.kind === 'written-off' ? reason : '',
        key: n === 0 ? (key ?? null) : null,
        at,
        // What follows from somebody's step is the shop's.
        by: n === 0 || movement.kind === movements[0]?.kind ? by : 'shop',
      })),
    )
    for (const lot of after.lots.filter((each) => !before.lots.includes(each)))
      await tx
        .insert(yarnLot)
        .values(lot)
        .onConflictDoUpdate({
          target: [yarnLot.yarn, yarnLot.lot],
          set: { onHand: lot.onHand, reserved: lot.reserved },
        })
    for (const [n, hold] of after.holds.entries()) {
      if (before.holds[n] === hold) continue
      const { order: orderNumber, reserved, taken } = hold
      const since = movements.findIndex(({ rug, lot }) => rug && lot === hold.lot && isSameRug(rug, hold))
      await tx
        .insert(yarnHold)
        .values({ ...keyOf(hold), orderNumber, reserved, taken, since: first + since })
        .onConflictDoUpdate({
          target: [yarnHold.orderNumber, yarnHold.line, yarnHold.piece, yarnHold.yarn, yarnHold.lot],
          // What begins anew is young again.
          set: {
            reserved,
            taken,
            since: sql`case when ${yarnHold.reserved} = 0 and ${yarnHold.taken} = 0 then excluded.since else ${yarnHold.since} end`,
          },
        })
    }
    return after
  },

  /** Movements of a yarn, the newest first; `before` is the place that a page ended with. */
  movements: (tx: Tx, yarn: string, before: number | null) =>
    tx
      .select()
      .from(yarnMovement)
      .where(and(eq(yarnMovement.yarn, yarn), before === null ? undefined : lt(yarnMovement.place, before)))
      .orderBy(desc(yarnMovement.place))
      .limit(MOVEMENTS_PAGE),
}

const keyOf = ({ line, piece, yarn, lot }: YarnHold) => ({ line, piece, yarn, lot })

async function holdsWhere(tx: Tx, which: ReturnType<typeof or>): Promise<YarnHold[]> {
  const rows = await tx.select().from(yarnHold).where(which).orderBy(asc(yarnHold.since))
  return rows.map(({ orderNumber, since: _, ...hold }) => ({ ...hold, order: orderNumber }))
}
