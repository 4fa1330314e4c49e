import * as messages from '@nawl/messages/downloads'
import { useEffect, useRef, useState } from 'react'

import { Button } from '../../ui/controls/button.tsx'
import { Fault } from '../../ui/forms/fault.tsx'
import { fetchFile, type FileFault } from './fetch-file.ts'
import { saveFile } from '../../api/save-file.ts'

type TakeAlongFileProps = {
  readonly title: string
  readonly format: 'PDF' | 'PNG'
  readonly path: string
  /** Describes the file. */
  readonly children: React.ReactNode
}

type Progress =
  | { readonly status: 'idle' | 'making' }
  | { readonly status: 'saved'; readonly name: string; readonly bytes: number }
  | { readonly status: 'failed'; readonly reason: FileFault }

const SENTENCES = {
  busy: messages.busy,
  gone: messages.gone,
  away: messages.away,
  failed: messages.failed,
} as const satisfies Record<FileFault, string>

/** One download: a description, a button that creates and saves the file, and its progress. */
export function DownloadFile({ title, format, path, children }: TakeAlongFileProps) {
  const [progress, setProgress] = useState<Progress>({ status: 'idle' })
  const pending = useRef<AbortController>(null)
  // Closing the panel cancels the download.
  useEffect(() => () => pending.current?.abort(), [])
  const take = async () => {
    if (progress.status === 'making') return
    const controller = new AbortController()
    pending.current = controller
    setProgress({ status: 'making' })
    const file = await fetchFile(path, controller.signal)
    if (controller.signal.aborted) return
    if (!file.ok) return setProgress({ status: 'failed', reason: file.reason })
    saveFile(file.name, file.blob)
    setProgress({ status: 'saved', name: file.name, bytes: file.blob.size })
  }
  const making = progress.status === 'making'
  return (
    <section className="mt-6 border-t border-rule pt-[18px]">
      <h3 className="type-h4">{title}</h3>
      <p className="type-ui mt-1">{children}</p>
      <Button small aria-disabled={making} onClick={() => void take()} className="take-along-take">
        {(making ? messages.making : messages.download)({ format })}
      </Button>
      <p role="status" className="type-caption wrap-anywhere not-empty:mt-2.5">
        {progress.status === 'saved' &&
          messages.saved({ name: progress.name, megabytes: (progress.bytes / 1e6).toFixed(1) })}
      </p>
      {progress.status === 'failed' && (
        <Fault className="mt-2.5 wrap-anywhere">{SENTENCES[progress.reason]}</Fault>
      )}
    </section>
  )
}
