import * as messages from '@nawl/messages/desk'
import { useState } from 'react'

import { Button } from '../ui/controls/button.tsx'
import { emptied } from '../ui/forms/emptied.ts'
import { Fault } from '../ui/forms/fault.tsx'
import { LocalForm } from '../ui/forms/local-form.tsx'
import { TextArea } from '../ui/forms/text-area.tsx'

type NoteFormProps = {
  readonly longest: number
  /** Returns the error as a sentence, or null. */
  readonly onKeep: (text: string) => Promise<string | null>
}

/** A note for the staff, which the customer never sees. What is typed stays until it is kept. */
export function NoteForm({ longest, onKeep }: NoteFormProps) {
  const [text, setText] = useState('')
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  async function keep() {
    setBusy(true)
    const wrong = await onKeep(text)
    setBusy(false)
    setFault(wrong ?? '')
    if (wrong === null) setText(emptied(text))
  }
  return (
    <LocalForm className="mt-3 grid gap-3" busy={busy} onSend={keep}>
      <TextArea
        label={messages.noteLabel}
        maxLength={longest}
        required
        dir="auto"
        className="desk-text type-ui"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Fault>{fault}</Fault>
      <Button small className="justify-self-start" type="submit" aria-disabled={busy}>
        {busy ? messages.keepingNote : messages.keepNote}
      </Button>
    </LocalForm>
  )
}
