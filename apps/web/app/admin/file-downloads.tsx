import { noAnswer } from '@nawl/messages/problems'
import { useState } from 'react'

import { fetchFile } from '../sign-in/fetch-file.ts'
import { Button } from '../ui/controls/button.tsx'
import { Fault } from '../ui/forms/fault.tsx'

type FileDownload = {
  readonly label: string
  /** Where the server has it. */
  readonly path: string
  /** What it is called when it is saved. */
  readonly name: string
}
type FileDownloadsProps = {
  readonly files: readonly FileDownload[]
  /** On the button of the file that is coming. */
  readonly busyLabel: string
}

/** Buttons that download files which the server draws when it is asked: one at a time. */
export function FileDownloads({ files, busyLabel }: FileDownloadsProps) {
  const [busy, setBusy] = useState<FileDownload['name'] | null>(null)
  const [fault, setFault] = useState('')
  const download = async ({ path, name }: FileDownload) => {
    if (busy !== null) return
    setBusy(name)
    setFault('')
    if (!(await fetchFile(path, name))) setFault(noAnswer)
    setBusy(null)
  }
  return (
    <>
      <div className="mt-3 flex flex-wrap gap-3">
        {files.map((file) => (
          <Button key={file.name} small aria-disabled={busy !== null} onClick={() => void download(file)}>
            {busy === file.name ? busyLabel : file.label}
          </Button>
        ))}
      </div>
      <Fault className="mt-2">{fault}</Fault>
    </>
  )
}
