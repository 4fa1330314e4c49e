import { Piscina } from 'piscina'

import { waitingLine } from '../../color/waiting-line.ts'
import type { Invoice } from './invoice.ts'

const LINE_LENGTH = 16
/** Of a thread; one that needs more ends, and the shop goes on. */
const MEGABYTES = 256

/** Prints invoices one at a time, in a thread that ends when nobody wants any: letters are cut out of three faces for each. */
export function invoicePress() {
  const filename = new URL('./invoice.worker.ts', import.meta.url).href
  const pool = new Piscina({
    filename,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 30_000,
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  })
  const line = waitingLine({ places: 1, length: LINE_LENGTH })

  return {
    /** A PDF; given up while it waits when `signal` aborts. */
    print: (invoice: Invoice, signal: AbortSignal) =>
      line.inTurn(() => pool.run(invoice, { name: 'invoicePdf' }) as Promise<Uint8Array>, signal),

    close: () => pool.close(),
  }
}
