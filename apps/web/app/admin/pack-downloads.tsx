import * as messages from '@nawl/messages/desk'

import { FileDownloads } from './file-downloads.tsx'

const FORMATS = { pdf: messages.packPdf, zip: messages.packZip } as const

type PackDownloadsProps = { readonly number: string; readonly heading?: 'h2' | 'h3' }

/** Downloads of the workshop pack: cartoon, yarns, carving map, label. */
export function PackDownloads({ number, heading: Heading = 'h2' }: PackDownloadsProps) {
  const files = Object.entries(FORMATS).map(([format, label]) => ({
    label,
    path: `/api/desk/orders/${number}/pack.${format}`,
    name: `${number}.${format}`,
  }))
  return (
    <div className="mt-5">
      <Heading className={Heading === 'h2' ? 'type-h3' : 'type-h4'}>{messages.pack}</Heading>
      <FileDownloads files={files} busyLabel={messages.packDrawing} />
    </div>
  )
}
