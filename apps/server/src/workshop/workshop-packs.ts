import { cardChanges } from '@nawl/domain/yarn/library/shade-card'
import { givenNames } from '@nawl/messages/text/given-names'
import type { Order } from '@nawl/domain/order/order'
import { recolor } from '@nawl/engine/recolor/recolor'

import type { RugRenderer } from '../imaging/color/rug-renderer.ts'
import { printedLogo } from '../platform/pdf/printed-logo.ts'
import { singleThreadPool } from '../platform/threads/single-thread-pool.ts'
import type { WaitingCaller } from '../platform/threads/waiting-caller.ts'
import type { PackLine } from './line-drawing.ts'
import type { PackTask, WorkshopPack } from './make-pack.ts'
import { type OrderedDesign, packOrder } from './pack-order.ts'
import { PICTURE_SCALE } from './rug-picture.ts'
import type { WorkshopConfig } from '../platform/config/workshop-config.ts'

type Deps = {
  readonly renderer: RugRenderer
  readonly config: WorkshopConfig
}

/** Renders production packs from the bitmaps stored with the orders. */
export function workshopPacks({ renderer, config }: Deps) {
  const pool = singleThreadPool({
    worker: new URL('./workshop.worker.ts', import.meta.url),
    length: 8,
    // More than a pack of ten of the largest rugs needs.
    megabytes: 1024,
  })

  async function packLine({ design, quantity }: OrderedDesign, position: number): Promise<PackLine> {
    const { value: rug } = await renderer.separation(`frozen/${design.bitmapHash}.bmp`)
    const palette = recolor(rug.separation.swatches, {
      mappings: Object.entries(design.mappings),
      tolerance: design.tolerance,
    })
    const tile = await renderer.tile(design.textureStyle, PICTURE_SCALE)
    return { position, design, quantity, rug, palette, tile }
  }

  return {
    /**
     * The production pack of an order's version in force. Given up when the caller disconnects. Throws ApiError when a
     * bitmap is missing or the queue is full.
     */
    async workshopPack(order: Order, waiting: WaitingCaller): Promise<WorkshopPack> {
      const { about, designs } = packOrder(order)
      const lines = await Promise.all(designs.map((ordered, n) => packLine(ordered, n + 1)))
      const task: PackTask = { order: about, lines, config }
      const named = { task, names: givenNames(), card: cardChanges(), logo: await printedLogo() }
      return pool.run<WorkshopPack>('makeNamedPack', named, waiting)
    },

    close: pool.close,
  }
}
