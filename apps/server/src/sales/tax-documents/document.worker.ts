// Prints invoices and credit notes off the main thread.
import { type GivenNames, setGivenNames } from '@nawl/messages/text/given-names'

import { type PrintedLogo, setPrintedLogo } from '../../platform/pdf/printed-logo.ts'
import { documentPdf } from './document-pdf.ts'
import type { ShownDocument } from './shown-document.ts'

type DocumentTask = {
  readonly document: ShownDocument
  /** The same for programs. */
  readonly xml: Uint8Array
  readonly names: GivenNames
  readonly logo: PrintedLogo | null
}

/** A document as a PDF. */
export function makeDocument({ document, xml, names, logo }: DocumentTask): Promise<Uint8Array> {
  setGivenNames(names)
  setPrintedLogo(async () => logo)
  return documentPdf(document, xml)
}
