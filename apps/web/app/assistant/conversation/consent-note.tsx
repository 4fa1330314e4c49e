import * as messages from '@nawl/messages/assistant'
import { useEffect, useRef } from 'react'

import { Button } from '../../ui/controls/button.tsx'

type ConsentNoteProps = { readonly text: string; readonly onAgree: () => void; readonly onWrite: () => void }

/** Shown before the microphone is opened: who will process the sound. */
export function ConsentNote({ text, onAgree, onWrite }: ConsentNoteProps) {
  const agree = useRef<HTMLButtonElement>(null)
  useEffect(() => agree.current?.focus(), [])
  return (
    <div role="group" aria-label={messages.beforeSpeak} className="assistant-consent">
      <p className="type-ui">{text}</p>
      <div className="flex flex-wrap gap-3">
        <Button ref={agree} kind="primary" small onClick={onAgree}>
          {messages.allowMicrophone}
        </Button>
        <Button small onClick={onWrite}>
          {messages.write}
        </Button>
      </div>
    </div>
  )
}
