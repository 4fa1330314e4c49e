import { deserialize, serialize } from 'node:v8'

import type { DesignSnapshot } from '@nawl/domain/cart/design-snapshot'
import { cardChanges } from '@nawl/domain/yarn/library/shade-card'
import { givenNames } from '@nawl/messages/text/given-names'
import type { Order } from '@nawl/domain/order/order'
import type { CartoonPaper } from '@nawl/domain/workshop/cartoon-papers'
import { kindIn } from '@nawl/domain/product/product'

import { ApiError } from '../platform/http/api-error.ts'
import { designHash, shortHash } from '../sales/carts/approved-design.ts'
import type { DesignDrawings } from '../sales/trade/project-drawings.ts'
import type { LineWool } from '../sales/yarn-ledger/line-wool.ts'
import type { RugRenderer } from '../imaging/color/rug-renderer.ts'
import { printedLogo } from '../platform/pdf/printed-logo.ts'
import { singleThreadPool } from '../platform/threads/single-thread-pool.ts'
import type { WaitingCaller } from '../platform/threads/waiting-caller.ts'
import { DRAWINGS_VERSION, type DrawingTask } from './design-drawings.ts'
import { PACK_KINDS } from './kinds/pack-kinds.ts'
import { rugPack } from './kinds/rug/rug-pack.ts'
import type { PlanFormat } from './gun-plan/plan-format.ts'
import type { PackTask, PlanTask, WorkshopPack } from './pack/make-pack.ts'
import { packOrder } from './pack/pack-order.ts'
import { readStored, writeStored } from './stored-files.ts'
import type { WorkshopConfig } from '../platform/config/workshop-config.ts'
import { sha256 } from '../platform/sha256.ts'

type Deps = {
  readonly renderer: RugRenderer
  readonly config: WorkshopConfig
  /** Where the wool of an order’s lines lies, by their ids. */
  readonly woolOf: (order: Order) => Promise<ReadonlyMap<string, LineWool>>
  /** Where the floor's pages are. */
  readonly publicUrl: string
  /** Where gun plans are stored, so that each is computed once. */
  readonly plans: string
  /** Where drawings of rugs that nobody has ordered are stored. */
  readonly drawings: string
  readonly now: () => number
}

/** A cartoon and a plan are a few megabytes; a larger project is drawn anew. */
const MOST_DRAWINGS = 200
/** With the wait for other callers. */
const LONGEST_DRAWING_MS = 90_000

export type WorkshopPacks = ReturnType<typeof workshopPacks>

/** Renders production packs from what was stored with the orders. */
export function workshopPacks({ renderer, config, woolOf, publicUrl, plans, drawings, now }: Deps) {
  const asMade = (order: Order, wool?: ReadonlyMap<string, LineWool>) =>
    packOrder(order, { now: new Date(now()), publicUrl }, undefined, wool)
  const pool = singleThreadPool({
    worker: new URL('./workshop.worker.ts', import.meta.url),
    length: 8,
    // More than a pack of ten of the largest rugs needs.
    megabytes: 1024,
  })

  const named = async <Task>(task: Task) => ({
    task,
    names: givenNames(),
    card: cardChanges(),
    logo: await printedLogo(),
    plans,
  })

  return {
    /**
     * The production pack of an order's version in force. Given up when the caller disconnects. Throws ApiError when a
     * bitmap is missing or the queue is full.
     */
    async workshopPack(
      order: Order,
      waiting: WaitingCaller,
      paper: CartoonPaper = config.paper,
    ): Promise<WorkshopPack> {
      const { about, lines } = asMade(order, await woolOf(order))
      const gathered = lines.map((line) => kindIn(PACK_KINDS, line.design).gather(line, renderer))
      const task: PackTask = {
        order: about,
        lines: await Promise.all(gathered),
        config: { ...config, paper },
      }
      return pool.run<WorkshopPack>('makeNamedPack', await named(task), waiting)
    },

    /**
     * The gun plan of a line of an order's version in force, from 1; null where it has no such line, or one that is not
     * made with a gun. Throws like the pack.
     */
    async gunPlan(
      order: Order,
      { position, format }: { readonly position: number; readonly format: PlanFormat },
      waiting: WaitingCaller,
    ): Promise<Uint8Array | null> {
      const { about, lines } = asMade(order)
      const found = lines.find((line) => line.position === position)
      if (!found || !kindIn(PACK_KINDS, found.design).gunPlan) return null
      const line = await kindIn(PACK_KINDS, found.design).gather(found, renderer)
      const task: PlanTask = { order: about, line, count: lines.length, config, format }
      return pool.run<Uint8Array | null>('makeNamedGunPlan', await named(task), waiting)
    },

    /** Where the yarns of a line lie, as JSON; null where it has no such line, or one that is not drawn on cloth. */
    async outlines(order: Order, position: number, waiting: WaitingCaller): Promise<Uint8Array | null> {
      const { about, lines } = asMade(order)
      const found = lines.find((line) => line.position === position)
      if (!found || !kindIn(PACK_KINDS, found.design).outlines) return null
      const line = await kindIn(PACK_KINDS, found.design).gather(found, renderer)
      const task = { order: about, line, count: lines.length, config }
      return pool.run<Uint8Array | null>('makeNamedOutlines', await named(task), waiting)
    },

    /**
     * Cartoon and plan of a rug that nobody has ordered yet, drawn once for the same content; null where they are not
     * there in time. Throws like the pack.
     */
    async drawings(design: DesignSnapshot, waiting: WaitingCaller): Promise<DesignDrawings | null> {
      const files = { folder: drawings, most: MOST_DRAWINGS }
      const hash = designHash(design)
      const about = {
        version: DRAWINGS_VERSION,
        hash,
        design,
        config,
        names: givenNames(),
        card: cardChanges(),
      }
      const name = sha256(serialize(about))
      const stored = readDrawings(await readStored(files, name))
      if (stored) return stored
      const line = await rugPack.gather({ position: 1, design, quantity: 1 }, renderer)
      const task: DrawingTask = { line, config, hash: shortHash(hash), at: new Date(now()) }
      const late = AbortSignal.timeout(LONGEST_DRAWING_MS)
      const signal = AbortSignal.any([waiting.signal, late])
      try {
        const made = await pool.run<DesignDrawings>('makeNamedDrawings', await named(task), {
          ...waiting,
          signal,
        })
        await writeStored(files, name, serialize(made))
        return made
      } catch (error) {
        if (late.aborted && !waiting.signal.aborted && error instanceof ApiError) return null
        throw error
      }
    },

    close: pool.close,
  }
}

function readDrawings(bytes: Buffer | null): DesignDrawings | null {
  try {
    return bytes && (deserialize(bytes) as DesignDrawings)
  } catch {
    return null
  }
}
