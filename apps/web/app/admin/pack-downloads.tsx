import * as messages from '@nawl/messages/desk'
import { useState } from 'react'

import { fetchFile } from '../sign-in/fetch-file.ts'
import { refusalMessage } from '../sales/order/calls/refusal-messages.ts'
import { Button } from '../ui/controls/button.tsx'

const FORMATS = { pdf: messages.packPdf, zip: messages.packZip } as const
type Format = keyof typeof FORMATS

type PackDownloadsProps = { readonly number: string; readonly heading?: 'h2' | 'h3' }

/** Downloads of the workshop pack: cartoon, yarns, carving map, label. */
export function PackDownloads({ number, heading: Heading = 'h2' }: PackDownloadsProps) {
  const [busy, setBusy] = useState<Format | null>(null)
  const [fault, setFault] = useState('')
  const download = async (format: Format) => {
    if (busy) return
    setBusy(format)
    setFault('')
    const came = await fetchFile(`/api/desk/orders/${number}/pack.${format}`, `${number}.${format}`)
    if (!came) setFault(refusalMessage('no-answer'))
    setBusy(null)
  }
  return (
    <div className="mt-5">
      <Heading className={Heading === 'h2' ? 'type-h3' : 'type-h4'}>{messages.pack}</Heading>
      <div className="mt-3 flex flex-wrap gap-3">
        {(Object.keys(FORMATS) as Format[]).map((format) => (
          <Button key={format} small aria-disabled={busy !== null} onClick={() => void download(format)}>
            {busy === format ? messages.packDrawing : FORMATS[format]}
          </Button>
        ))}
      </div>
      <p role="alert" className="type-caption mt-2 text-madder-deep empty:hidden">
        {fault}
      </p>
    </div>
  )
}
