import { singleThreadPool } from '../../platform/threads/single-thread-pool.ts'
import type { WaitingCaller } from '../../platform/threads/waiting-caller.ts'
import type { Invoice } from './invoice.ts'

/** Prints invoices in a thread, because each embeds subsets of three fonts. */
export function invoicePool() {
  const pool = singleThreadPool({
    worker: new URL('./invoice.worker.ts', import.meta.url),
    megabytes: 256,
  })
  return {
    /** The invoice as PDF bytes. */
    print: (invoice: Invoice, waiting: WaitingCaller) => pool.run<Uint8Array>('invoicePdf', invoice, waiting),

    close: pool.close,
  }
}
