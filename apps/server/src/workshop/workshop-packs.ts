import type { Order } from '@nawl/domain/order/order'
import { recolor } from '@nawl/engine/recolor/recolor'
import { Piscina } from 'piscina'

import type { RugPress } from '../color/rug-press.ts'
import { waitingLine } from '../color/waiting-line.ts'
import type { PackLine } from './line-drawing.ts'
import type { PackTask, WorkshopPack } from './make-pack.ts'
import { type OrderedDesign, packOrder } from './pack-order.ts'
import { PICTURE_SCALE } from './rug-picture.ts'
import type { WorkshopConfig } from './workshop-config.ts'

/** Packs that staff may wait for before they are asked to come back. */
const LINE_LENGTH = 8
/** More than the pack of ten of the largest rugs takes; a thread that needs more ends, and the shop goes on. */
const MEGABYTES = 1024

type Deps = {
  readonly press: RugPress
  readonly config: WorkshopConfig
}

/**
 * Makes workshop packs one at a time, in a thread that ends when nobody wants any. Bitmaps are those that were kept
 * with the orders.
 */
export function workshopPacks({ press, config }: Deps) {
  const filename = new URL('./workshop.worker.ts', import.meta.url).href
  const pool = new Piscina({
    filename,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 30_000,
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  })
  const line = waitingLine({ places: 1, length: LINE_LENGTH })

  async function packLine({ design, quantity }: OrderedDesign, position: number): Promise<PackLine> {
    const { value: rug } = await press.separation(`frozen/${design.bitmapHash}.bmp`)
    const palette = recolor(rug.separation.swatches, {
      mappings: Object.entries(design.mappings),
      tolerance: design.tolerance,
    })
    const tile = await press.tile(design.textureStyle, PICTURE_SCALE)
    return { position, design, quantity, rug, palette, tile }
  }

  return {
    /**
     * What the workshop makes an order by, as it is in force. Given up while it waits when `signal` aborts. Throws
     * ApiError where a bitmap is gone or too many wait.
     */
    async workshopPack(order: Order, signal: AbortSignal): Promise<WorkshopPack> {
      const { about, designs } = packOrder(order)
      const lines = await Promise.all(designs.map((ordered, n) => packLine(ordered, n + 1)))
      const task: PackTask = { order: about, lines, config }
      return line.inTurn(() => pool.run(task, { name: 'makePack' }) as Promise<WorkshopPack>, signal)
    },

    close: () => pool.close(),
  }
}
