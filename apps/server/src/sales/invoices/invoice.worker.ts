// Renders invoices off the main thread.
import { type GivenNames, setGivenNames } from '@nawl/messages/text/given-names'

import { type PrintedLogo, setPrintedLogo } from '../../platform/pdf/printed-logo.ts'
import { invoicePdf } from './invoice-pdf.ts'
import type { Invoice } from './invoice.ts'

type InvoiceTask = {
  readonly invoice: Invoice
  readonly names: GivenNames
  readonly logo: PrintedLogo | null
}

/** An invoice as a PDF. */
export function makeInvoice({ invoice, names, logo }: InvoiceTask): Promise<Uint8Array> {
  setGivenNames(names)
  setPrintedLogo(async () => logo)
  return invoicePdf(invoice)
}
