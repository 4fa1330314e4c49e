import { LANGUAGE } from '@nawl/messages/language'
import * as messages from '@nawl/messages/reports'
import { useState } from 'react'

import { fetchFile } from '../../sign-in/fetch-file.ts'
import { toast } from '../../ui/toasts/toast.ts'

type ReportDownloadProps = {
  /** Where the file is made. */
  readonly address: string
  readonly title: string
  /** What the API was asked for. */
  readonly query: string
}

/** A table of a report as a file, in the language of the page. */
export function ReportDownload({ address, title, query }: ReportDownloadProps) {
  const [busy, setBusy] = useState(false)
  const take = async () => {
    if (busy) return
    setBusy(true)
    const asked = new URLSearchParams(query)
    asked.set('language', LANGUAGE.code)
    if (!(await fetchFile(`${address}?${asked.toString()}`, 'report.csv'))) toast(messages.notDownloaded)
    setBusy(false)
  }
  return (
    <button
      type="button"
      className="report-download type-ui"
      aria-label={messages.downloadOf({ table: title })}
      aria-disabled={busy}
      onClick={() => void take()}
    >
      {messages.download}
    </button>
  )
}
