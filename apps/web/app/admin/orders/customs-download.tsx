import type { AdminOrder } from '@nawl/contract/sales/admin'
import { LANGUAGES } from '@nawl/messages/languages'
import * as messages from '@nawl/messages/desk-orders'
import { useState } from 'react'

import { refusalMessage } from '../../sales/order/calls/refusal-messages.ts'
import { fetchFile } from '../../sign-in/fetch-file.ts'
import { Button } from '../../ui/controls/button.tsx'

const CODES = Object.values(LANGUAGES).map(({ code }) => code)
type Code = (typeof CODES)[number]

/** Downloads of the papers for customs offices, in each language; nothing for an order within the UAE or without an invoice. */
export function CustomsDownload({ order }: { readonly order: AdminOrder }) {
  const [busy, setBusy] = useState<Code | null>(null)
  const [fault, setFault] = useState('')
  const { number, address, documents } = order
  if (address.country === 'AE' || documents.length === 0) return null
  const download = async (code: Code) => {
    if (busy) return
    setBusy(code)
    setFault('')
    const path = `/api/desk/orders/${number}/customs.zip?language=${code}`
    if (!(await fetchFile(path, `${number}-customs-${code}.zip`))) setFault(refusalMessage('no-answer'))
    setBusy(null)
  }
  return (
    <div className="mt-5">
      <h2 className="type-h3">{messages.customs}</h2>
      <p className="type-caption mt-1 text-graphite">{messages.customsMeaning}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {CODES.map((code) => (
          <Button key={code} small aria-disabled={busy !== null} onClick={() => void download(code)}>
            {busy === code ? messages.customsPrinting : messages.customsIn({ language: code })}
          </Button>
        ))}
      </div>
      <p role="alert" className="type-caption mt-2 text-madder-deep empty:hidden">
        {fault}
      </p>
    </div>
  )
}
