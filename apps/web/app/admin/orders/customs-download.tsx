import type { AdminOrder } from '@nawl/contract/sales/admin'
import { LANGUAGES } from '@nawl/messages/languages'
import * as messages from '@nawl/messages/desk-orders'

import { FileDownloads } from '../file-downloads.tsx'

type CustomsDownloadProps = { readonly order: Pick<AdminOrder, 'number' | 'address' | 'documents'> }

/** Downloads of the papers for customs offices, in each language; nothing for an order within the UAE or without an invoice. */
export function CustomsDownload({ order: { number, address, documents } }: CustomsDownloadProps) {
  if (address.country === 'AE' || documents.length === 0) return null
  const files = Object.values(LANGUAGES).map(({ code }) => ({
    label: messages.customsIn({ language: code }),
    path: `/api/desk/orders/${number}/customs.zip?language=${code}`,
    name: `${number}-customs-${code}.zip`,
  }))
  return (
    <div className="mt-5">
      <h2 className="type-h3">{messages.customs}</h2>
      <p className="type-caption mt-1 text-graphite">{messages.customsMeaning}</p>
      <FileDownloads files={files} busyLabel={messages.customsPrinting} />
    </div>
  )
}
