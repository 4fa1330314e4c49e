import type { OrderResponse, ShownDocumentRow } from '@nawl/contract/sales/order'
import * as messages from '@nawl/messages/order'
import type { LanguageCode } from '@nawl/messages/languages'
import { noAnswer } from '@nawl/messages/problems'
import { useState } from 'react'

import { fetchFile } from '../../../sign-in/fetch-file.ts'
import { Button, FileLink } from '../../../ui/controls/button.tsx'
import { Section } from '../../../ui/section.tsx'
import { Fault } from '../../../ui/forms/fault.tsx'
import { shortMoment } from '../format-moment.ts'
import { formatMinorUnits, lessText } from '../summary/format-money.ts'

/** A file of a document; a PDF without a language is in that of the page. */
export type DocumentFile =
  | { readonly format: 'xml' }
  | { readonly format: 'pdf'; readonly language?: LanguageCode }

const FILES: readonly DocumentFile[] = [{ format: 'xml' }, { format: 'pdf' }]

type OrderDocumentsProps = {
  readonly order: Pick<OrderResponse, 'number' | 'documents' | 'payments'>
  /** A document's files; by default its PDF, and the same as XML for accounting programs. */
  readonly files?: readonly DocumentFile[]
  readonly pathOf: (document: string, file: DocumentFile) => string
  /** Of the statement of all that is listed, and paid, and owed. */
  readonly statementPath: string
  /** Whether the paths open for everybody, as those of an order's link do; else they are fetched with the session. */
  readonly isOpen: boolean
}

/** Invoices and credit notes in the currency that was charged, each to be downloaded. */
export function OrderDocuments(props: OrderDocumentsProps) {
  const {
    order: { number, documents, payments },
    files = FILES,
    pathOf,
    statementPath,
    isOpen,
  } = props
  if (documents.length === 0) return null
  const currency = payments.at(-1)?.currency ?? 'AED'
  return (
    <Section title={messages.documents} titleClass="type-h4" className="order-summary print:hidden">
      <p className="type-caption mt-1 text-graphite">{messages.documentsText}</p>
      <ul className="type-ui figures mt-3">
        {documents.map((document) => {
          const amount = document.totals[currency]
          return (
            <li
              key={document.number}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 not-first:border-t not-first:border-rule"
            >
              <span>
                {nameOf(document)}
                <span className="type-caption block text-graphite">
                  {messages.stateAndTime({
                    state:
                      document.kind === 'invoice'
                        ? formatMinorUnits(amount, currency)
                        : lessText(amount, currency),
                    time: shortMoment(document.issuedAt),
                  })}
                </span>
              </span>
              <span className="flex flex-wrap items-center gap-2">
                {files.map((file) => (
                  <Download
                    key={wordsOf(file).text}
                    path={pathOf(document.number, file)}
                    isOpen={isOpen}
                    {...savedAs(document, file)}
                  />
                ))}
              </span>
            </li>
          )
        })}
        <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-rule py-3">
          <span>
            {messages.statement}
            <span className="type-caption block text-graphite">{messages.statementText}</span>
          </span>
          <Download
            path={statementPath}
            isOpen={isOpen}
            saved={`${number}.pdf`}
            text={messages.documentDownload}
            label={messages.statementOf({ number })}
          />
        </li>
      </ul>
    </Section>
  )
}

/** What the file of a document is called, in the list and once it is saved. */
function savedAs(document: ShownDocumentRow, file: DocumentFile) {
  const { text, of } = wordsOf(file)
  const name = [document.number, file.format === 'pdf' && file.language].filter(Boolean).join('-')
  return { saved: `${name}.${file.format}`, text, label: of({ document: nameOf(document) }) }
}

type DownloadProps = Pick<OrderDocumentsProps, 'isOpen'> & {
  readonly path: string
  /** The name of the file. */
  readonly saved: string
  readonly text: string
  readonly label: string
}

function Download({ path, saved, text, label, isOpen }: DownloadProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  if (isOpen)
    return (
      <FileLink href={path} download={saved} aria-label={label}>
        {text}
      </FileLink>
    )
  const download = async () => {
    if (state === 'busy') return
    setState('busy')
    setState((await fetchFile(path, saved)) ? 'idle' : 'failed')
  }
  return (
    <div>
      <Button small aria-label={label} aria-disabled={state === 'busy'} onClick={() => void download()}>
        {state === 'busy' ? messages.documentFetching : text}
      </Button>
      <Fault className="mt-2">{state === 'failed' && noAnswer}</Fault>
    </div>
  )
}

function wordsOf(file: DocumentFile) {
  if (file.format === 'xml') return { text: messages.documentXml, of: messages.documentXmlOf }
  const { language } = file
  if (!language) return { text: messages.documentDownload, of: messages.documentDownloadOf }
  return {
    text: messages.documentPdfIn({ language }),
    of: ({ document }: { readonly document: string }) => messages.documentPdfInOf({ document, language }),
  }
}

const nameOf = ({ kind, number }: ShownDocumentRow) =>
  (kind === 'invoice' ? messages.documentInvoice : messages.documentCredit)({ number })
