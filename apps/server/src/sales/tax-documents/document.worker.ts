// Prints invoices, credit notes, statements and papers for customs offices off the main thread.
import type { LanguageCode } from '@nawl/messages/languages'
import { type GivenNames, setGivenNames } from '@nawl/messages/text/given-names'
import { type Zippable, zipSync } from 'fflate'

import { type PrintedLogo, setPrintedLogo } from '../../platform/pdf/printed-logo.ts'
import type { CustomsSet, NamedPaper } from '../customs/customs-paper.ts'
import { tablePdf } from '../customs/customs-pdf.ts'
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

type CustomsTask = Pick<DocumentTask, 'names' | 'logo'> & { readonly set: CustomsSet }

/** The papers of a consignment in a ZIP. */
export async function makeCustomsSet({ set, names, logo }: CustomsTask): Promise<Uint8Array> {
  setGivenNames(names)
  setPrintedLogo(async () => logo)
  const files: Zippable = {}
  for (const paper of set.papers) files[`${set.number}-${paper.file}.pdf`] = await tablePdf(paper, set)
  // PDFs are compressed already.
  return zipSync(files, { level: 0, mtime: set.at })
}

type PapersTask = Task & {
  readonly papers: readonly NamedPaper[]
  readonly language: LanguageCode
  readonly at: Date
}

/** Papers of the trade as PDFs, in their order. */
export async function makePapers({
  papers,
  names,
  logo,
  ...printing
}: PapersTask): Promise<readonly Uint8Array[]> {
  setGivenNames(names)
  setPrintedLogo(async () => logo)
  const files: Uint8Array[] = []
  for (const { paper } of papers) files.push(await tablePdf(paper, printing))
  return files
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
