import './own-photo-panel.css'
import '../../../ui/unseen-input.css'

import * as messages from '@nawl/messages/room'
import { useId } from 'react'

import { Fault } from '../../../ui/forms/fault.tsx'
import { PHOTOGRAPH_MESSAGES } from './own-photo-messages.ts'
import type { PhotographFault } from './photograph.ts'

type PhotographChoiceProps = {
  readonly busy: boolean
  readonly fault: PhotographFault | null
  /** One is open: this replaces it. */
  readonly again: boolean
  readonly onFile: (file: File) => void
}

/** Where a photograph is dropped or chosen, or taken on devices with a camera, and why one cannot be used. */
export function PhotographChoice({ busy, fault, again, onFile }: PhotographChoiceProps) {
  const errorId = useId()
  const input = {
    type: 'file',
    accept: 'image/*',
    'aria-invalid': fault !== null,
    'aria-describedby': fault ? errorId : undefined,
    onChange: ({ target }: React.ChangeEvent<HTMLInputElement>) => {
      const [file] = target.files ?? []
      if (file && !busy) onFile(file)
      // Allows choosing the same file again.
      target.value = ''
    },
  }
  return (
    <>
      <label
        className="drop-field on-unseen-input type-ui mt-5 min-h-[148px] data-again:min-h-12"
        data-again={again || undefined}
      >
        <span>
          <span className="font-medium underline decoration-1 underline-offset-[5px]">
            {busy ? messages.readingPhotograph : again ? messages.chooseAnother : messages.choosePhotograph}
          </span>{' '}
          {!busy && <span className="text-graphite">{messages.orDrop}</span>}
        </span>
        <input {...input} />
      </label>
      <label className="own-camera on-unseen-input type-ui">
        <span className="underline decoration-1 underline-offset-[5px]">{messages.takeNow}</span>
        <input {...input} capture="environment" />
      </label>
      <Fault id={errorId}>{fault && PHOTOGRAPH_MESSAGES[fault]}</Fault>
    </>
  )
}
