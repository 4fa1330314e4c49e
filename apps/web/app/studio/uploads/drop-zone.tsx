import '../../ui/unseen-input.css'

import * as messages from '@nawl/messages/uploads'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { LineDrawing } from '../../ui/line-drawing.tsx'
import { Fault } from '../../ui/forms/fault.tsx'

type DropZoneProps = {
  readonly onFile: (file: File) => void
  readonly busy: boolean
  readonly error: string | null
  /** A picture is open already: the text asks for another. */
  readonly again: boolean
}

const ERROR_ID = 'picture-error'

/** Where a picture is dropped or chosen: large while there is none, one line afterwards. */
export function DropZone({ onFile, busy, error, again }: DropZoneProps) {
  const [over, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const [file] = files ?? []
    if (file && !busy) onFile(file)
  }
  const input = useRef<HTMLInputElement>(null)
  // A file may have been chosen before hydration, when nothing listened.
  const takeEarly = useEffectEvent(() => take(input.current?.files ?? null))
  useEffect(() => takeEarly(), [])
  return (
    <div
      className="drop-zone"
      data-again={again || undefined}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
    >
      {!again && <LineDrawing of="rug" className="drop-drawing" />}
      {!again && <p className="type-h3">{messages.drop}</p>}
      <label className="drop-choose on-unseen-input type-button" data-primary={!again || undefined}>
        {busy ? messages.reading : again ? messages.chooseAnother : messages.choose}
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg,image/webp,image/gif,image/bmp,.bmp,image/avif,.avif,image/heic,image/heif,.heic,.heif"
          aria-invalid={error !== null}
          aria-describedby={error === null ? 'picture-kinds' : ERROR_ID}
          // Disabled, it would lose the focus.
          aria-disabled={busy}
          onClick={(event) => busy && event.preventDefault()}
          onChange={(event) => {
            take(event.target.files)
            // Allows choosing the same file again.
            event.target.value = ''
          }}
        />
      </label>
      <p id="picture-kinds" className="type-caption text-graphite">
        {messages.kinds}
      </p>
      <Fault id={ERROR_ID}>{error}</Fault>
    </div>
  )
}
