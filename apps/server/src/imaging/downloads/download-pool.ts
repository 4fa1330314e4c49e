import { singleThreadPool } from '../../platform/threads/single-thread-pool.ts'
import type { WaitingCaller } from '../../platform/threads/waiting-caller.ts'
import type { PrintRugTask } from './print-rug.ts'
import type { TearSheetContent } from './tear-sheet.ts'

/** Renders print pictures and tear sheets. */
export function downloadPool() {
  const pool = singleThreadPool({
    worker: new URL('./downloads.worker.ts', import.meta.url),
    megabytes: 512,
  })
  return {
    /** The picture as PNG bytes. */
    picture: (rug: PrintRugTask, waiting: WaitingCaller) => pool.run<Uint8Array>('makePicture', rug, waiting),

    /** The tear sheet as PDF bytes. */
    sheet: (rug: PrintRugTask, content: TearSheetContent, waiting: WaitingCaller) =>
      pool.run<Uint8Array>('makeTearSheet', { rug, content }, waiting),

    close: pool.close,
  }
}
