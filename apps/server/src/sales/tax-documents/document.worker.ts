// Prints invoices, credit notes and papers for customs offices off the main thread.
import { type GivenNames, setGivenNames } from '@nawl/messages/text/given-names'
import { type Zippable, zipSync } from 'fflate'

import { type PrintedLogo, setPrintedLogo } from '../../platform/pdf/printed-logo.ts'
import type { CustomsSet } from '../customs/customs-paper.ts'
import { customsPdf } from '../customs/customs-pdf.ts'
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

type CustomsTask = Pick<DocumentTask, 'names' | 'logo'> & { readonly set: CustomsSet }

/** The papers of a consignment in a ZIP. */
export async function makeCustomsSet({ set, names, logo }: CustomsTask): Promise<Uint8Array> {
  setGivenNames(names)
  setPrintedLogo(async () => logo)
  const files: Zippable = {}
  for (const paper of set.papers) files[`${set.number}-${paper.file}.pdf`] = await customsPdf(paper, set)
  // PDFs are compressed already.
  return zipSync(files, { level: 0, mtime: set.at })
}
