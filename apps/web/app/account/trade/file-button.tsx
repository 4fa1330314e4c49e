import { LANGUAGE } from '@nawl/messages/language'
import * as messages from '@nawl/messages/trade-account'
import { useState } from 'react'

import { fetchFile } from '../../sign-in/fetch-file.ts'
import { Button } from '../../ui/controls/button.tsx'
import { toast } from '../../ui/toasts/toast.ts'

/** Fetches a file of the account, in the language of the page. */
export function FileButton({ path, label }: { readonly path: string; readonly label: string }) {
  const [busy, setBusy] = useState(false)
  const fetch = async () => {
    if (busy) return
    setBusy(true)
    const isThere = await fetchFile(`${path}?language=${LANGUAGE.code}`, path.split('/').at(-1) ?? 'file')
    setBusy(false)
    if (!isThere) toast(messages.fileFailed)
  }
  return (
    <Button small aria-disabled={busy} onClick={() => void fetch()}>
      {busy ? messages.loading : label}
    </Button>
  )
}
