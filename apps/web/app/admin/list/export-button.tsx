import { LANGUAGE } from '@nawl/messages/language'
import * as messages from '@nawl/messages/desk-list'
import { useState } from 'react'
import { useSearchParams } from 'react-router'

import { command } from '../../sales/order/calls/call-json.ts'
import { fetchFile } from '../../sign-in/fetch-file.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { Button } from '../../ui/controls/button.tsx'
import { filterOf } from './list-query.ts'

export type ExportFile = {
  readonly label: string
  /** Where the file is made. */
  readonly address: string
  readonly name: string
  /** What the API is asked for besides the filter. */
  readonly body: Readonly<Record<string, unknown>>
}

/** Downloads what the list shows, on all its pages, as a file. */
export function ExportButton({ file: { label, address, name, body } }: { readonly file: ExportFile }) {
  const [params] = useSearchParams()
  const [busy, setBusy] = useState(false)
  const take = async () => {
    if (busy) return
    setBusy(true)
    const sent = command({ language: LANGUAGE.code, filter: filterOf(params), ...body })
    if (!(await fetchFile(address, name, sent))) toast(messages.notExported)
    setBusy(false)
  }
  return (
    <Button small aria-disabled={busy} onClick={() => void take()}>
      {busy ? messages.exporting : label}
    </Button>
  )
}
