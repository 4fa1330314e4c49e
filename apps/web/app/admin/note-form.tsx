import * as desk from '@nawl/messages/desk'
import * as messages from '@nawl/messages/desk-messages'
import { useId, useState } from 'react'

import { Button } from '../../ui/controls/button.tsx'
import { LocalForm } from '../../ui/forms/local-form.tsx'
import { Section } from '../../ui/section.tsx'
import { Fault } from '../../ui/forms/fault.tsx'
import type { RunOnMessage } from './run-on-message.ts'

/** A note for the staff; the writer never sees it. */
export function NoteForm({ run }: { readonly run: RunOnMessage }) {
  const id = useId()
  const [text, setText] = useState('')
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  async function keep() {
    setBusy(true)
    const wrong = await run({ path: '/notes', body: { text }, success: desk.noteKept })
    setBusy(false)
    setFault(wrong ?? '')
    if (wrong === null) setText('')
  }
  return (
    <Section title={messages.note}>
      <LocalForm className="mt-3 grid justify-items-start gap-3" busy={busy} onSend={keep}>
        <label htmlFor={id} className="type-caption text-graphite">
          {desk.noteLabel}
        </label>
        <textarea
          id={id}
          rows={3}
          maxLength={4000}
          required
          dir="auto"
          className="desk-text type-ui"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Fault>{fault}</Fault>
        <Button small type="submit" aria-disabled={busy}>
          {busy ? desk.keepingNote : desk.keepNote}
        </Button>
      </LocalForm>
    </Section>
  )
}
