import { Piscina } from 'piscina'

import { waitingLine } from '../color/waiting-line.ts'
import type { PrintRugTask } from './print-rug.ts'
import type { SheetContent } from './tear-sheet.ts'

/** Enough for a class of designers; whoever comes later is asked to come back. */
const LINE_LENGTH = 16
/** Of a thread, beside its pictures; one that needs more ends, and the shop goes on. */
const MEGABYTES = 512

/**
 * Makes pictures for print and tear sheets one at a time, so that memory is bounded by one of the largest, in
 * a thread that ends when nobody wants any.
 */
export function takeAlongPress() {
  const filename = new URL('./take-along.worker.ts', import.meta.url).href
  const pool = new Piscina({
    filename,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 30_000,
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  })
  const line = waitingLine({ places: 1, length: LINE_LENGTH })
  const work = (name: string, task: unknown, signal: AbortSignal) =>
    line.inTurn(() => pool.run(task, { name }) as Promise<Uint8Array>, signal)

  return {
    /** A PNG; given up while it waits when `signal` aborts. */
    picture: (rug: PrintRugTask, signal: AbortSignal) => work('makePicture', rug, signal),

    /** A PDF; given up likewise. */
    sheet: (rug: PrintRugTask, content: SheetContent, signal: AbortSignal) =>
      work('makeSheet', { rug, content }, signal),

    close: () => pool.close(),
  }
}
