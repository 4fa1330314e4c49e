// Renders invoices off the main thread.
import { type GivenNames, setGivenNames } from '@nawl/messages/text/given-names'

import { invoicePdf } from './invoice-pdf.ts'
import type { Invoice } from './invoice.ts'

/** An invoice as a PDF. */
export function makeInvoice({
  invoice,
  names,
}: {
  invoice: Invoice
  names: GivenNames
}): Promise<Uint8Array> {
  setGivenNames(names)
  return invoicePdf(invoice)
}
