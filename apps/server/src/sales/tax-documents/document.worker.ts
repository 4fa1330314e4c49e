// Prints invoices, credit notes and statements off the main thread.
import { type GivenNames, setGivenNames } from '@nawl/messages/text/given-names'

import { type PrintedLogo, setPrintedLogo } from '../../platform/pdf/printed-logo.ts'
import { documentPdf } from './document-pdf.ts'
import type { ShownDocument } from './shown-document.ts'
import type { ShownStatement } from './statement/shown-statement.ts'
import { statementPdf } from './statement/statement-pdf.ts'

type Task = { readonly names: GivenNames; readonly logo: PrintedLogo | null }
type DocumentTask = Task & {
  readonly document: ShownDocument
  /** The same for programs. */
  readonly xml: Uint8Array
}

/** A document as a PDF. */
export function makeDocument({ document, xml, names, logo }: DocumentTask): Promise<Uint8Array> {
  setGivenNames(names)
  setPrintedLogo(async () => logo)
  return documentPdf(document, xml)
}

/** A statement as a PDF. */
export function makeStatement({
  statement,
  names,
  logo,
}: Task & { readonly statement: ShownStatement }): Promise<Uint8Array> {
  setGivenNames(names)
  setPrintedLogo(async () => logo)
  return statementPdf(statement)
}
