import { singleThreadPool } from '../../platform/threads/single-thread-pool.ts'
import type { WaitingCaller } from '../../platform/threads/waiting-caller.ts'
import type { Invoice } from './invoice.ts'

/** Prints invoices: letters are cut out of three faces for each. */
export function invoicePool() {
  const pool = singleThreadPool({
    worker: new URL('./invoice.worker.ts', import.meta.url),
    length: 16,
    share: 4,
    megabytes: 256,
  })
  return {
    /** A PDF. */
    print: (invoice: Invoice, waiting: WaitingCaller) => pool.run<Uint8Array>('invoicePdf', invoice, waiting),

    close: pool.close,
  }
}
