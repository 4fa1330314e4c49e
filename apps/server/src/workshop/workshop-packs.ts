import { cardChanges } from '@nawl/domain/yarn/library/shade-card'
import { givenNames } from '@nawl/messages/text/given-names'
import type { Order } from '@nawl/domain/order/order'
import { kindIn } from '@nawl/domain/product/product'

import type { RugRenderer } from '../imaging/color/rug-renderer.ts'
import { printedLogo } from '../platform/pdf/printed-logo.ts'
import { singleThreadPool } from '../platform/threads/single-thread-pool.ts'
import type { WaitingCaller } from '../platform/threads/waiting-caller.ts'
import { PACK_KINDS } from './kinds/pack-kinds.ts'
import type { PackTask, WorkshopPack } from './make-pack.ts'
import { packOrder } from './pack-order.ts'
import type { WorkshopConfig } from '../platform/config/workshop-config.ts'

type Deps = {
  readonly renderer: RugRenderer
  readonly config: WorkshopConfig
}

/** Renders production packs from what was stored with the orders. */
export function workshopPacks({ renderer, config }: Deps) {
  const pool = singleThreadPool({
    worker: new URL('./workshop.worker.ts', import.meta.url),
    length: 8,
    // More than a pack of ten of the largest rugs needs.
    megabytes: 1024,
  })

  return {
    /**
     * The production pack of an order's version in force. Given up when the caller disconnects. Throws ApiError when a
     * bitmap is missing or the queue is full.
     */
    async workshopPack(order: Order, waiting: WaitingCaller): Promise<WorkshopPack> {
      const { about, lines } = packOrder(order)
      const gathered = lines.map((line) => kindIn(PACK_KINDS, line.design).gather(line, renderer))
      const task: PackTask = { order: about, lines: await Promise.all(gathered), config }
      const named = { task, names: givenNames(), card: cardChanges(), logo: await printedLogo() }
      return pool.run<WorkshopPack>('makeNamedPack', named, waiting)
    },

    close: pool.close,
  }
}
