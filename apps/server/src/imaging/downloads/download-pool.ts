import { singleThreadPool } from '../../platform/threads/single-thread-pool.ts'
import type { WaitingCaller } from '../../platform/threads/waiting-caller.ts'
import type { PrintRugTask } from './print-rug.ts'
import type { TearSheetContent } from './tear-sheet.ts'

/** Makes pictures for print and tear sheets. The line is enough for a class of designers. */
export function downloadPool() {
  const pool = singleThreadPool({
    worker: new URL('./downloads.worker.ts', import.meta.url),
    length: 16,
    share: 4,
    megabytes: 512,
  })
  return {
    /** A PNG. */
    picture: (rug: PrintRugTask, waiting: WaitingCaller) => pool.run<Uint8Array>('makePicture', rug, waiting),

    /** A PDF. */
    sheet: (rug: PrintRugTask, content: TearSheetContent, waiting: WaitingCaller) =>
      pool.run<Uint8Array>('makeTearSheet', { rug, content }, waiting),

    close: pool.close,
  }
}
