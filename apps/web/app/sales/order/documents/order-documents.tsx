import type { OrderResponse, ShownDocumentRow } from '@nawl/contract/sales/order'
import * as messages from '@nawl/messages/order'
import { useState } from 'react'

import { fetchFile } from '../../../sign-in/fetch-file.ts'
import { Button, FileLink } from '../../../ui/controls/button.tsx'
import { Section } from '../../../ui/section.tsx'
import { refusalMessage } from '../calls/refusal-messages.ts'
import { shortMoment } from '../format-moment.ts'
import { formatMinorUnits, lessText } from '../format-money.ts'

type Format = 'pdf' | 'xml'

type OrderDocumentsProps = {
  readonly order: Pick<OrderResponse, 'documents' | 'payments'>
  /** Path of a document's PDF, or of the same as XML for accounting programs. */
  readonly pathOf: (document: string, format: Format) => string
  /** Whether the path opens for everybody, as that of an order's link does; else it is fetched with the session. */
  readonly isOpen: boolean
}

/** Invoices and credit notes in the currency that was charged, each to be downloaded. */
export function OrderDocuments({ order: { documents, payments }, pathOf, isOpen }: OrderDocumentsProps) {
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
              className="flex flex-wrap items-center justify-between gap-x-4 py-2 not-first:border-t not-first:border-rule"
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
              <span className="flex flex-wrap items-center gap-x-4">
                {(['xml', 'pdf'] as const).map((format) => (
                  <Download key={format} {...{ document, format, pathOf, isOpen }} />
                ))}
              </span>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

type DownloadProps = Pick<OrderDocumentsProps, 'pathOf' | 'isOpen'> & {
  readonly document: ShownDocumentRow
  readonly format: Format
}

function Download({ document, format, pathOf, isOpen }: DownloadProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const words = {
    pdf: { text: messages.documentDownload, of: messages.documentDownloadOf },
    xml: { text: messages.documentXml, of: messages.documentXmlOf },
  }[format]
  const label = words.of({ document: nameOf(document) })
  const path = pathOf(document.number, format)
  const file = `${document.number}.${format}`
  if (isOpen)
    return (
      <FileLink href={path} download={file} aria-label={label}>
        {words.text}
      </FileLink>
    )
  const download = async () => {
    if (state === 'busy') return
    setState('busy')
    setState((await fetchFile(path, file)) ? 'idle' : 'failed')
  }
  return (
    <div>
      <Button small aria-label={label} aria-disabled={state === 'busy'} onClick={() => void download()}>
        {state === 'busy' ? messages.documentFetching : words.text}
      </Button>
      <p role="alert" className="type-caption mt-2 text-madder-deep empty:hidden">
        {state === 'failed' && refusalMessage('no-answer')}
      </p>
    </div>
  )
}

const nameOf = ({ kind, number }: ShownDocumentRow) =>
  (kind === 'invoice' ? messages.documentInvoice : messages.documentCredit)({ number })
