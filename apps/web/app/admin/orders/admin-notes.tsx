import type { AdminOrder } from '@nawl/contract/sales/admin'
import * as messages from '@nawl/messages/desk'
import { useId, useRef, useState } from 'react'

import { shortMoment } from '../../sales/order/format-moment.ts'
import { actorName } from '../actor-name.ts'
import { Button } from '../../ui/controls/button.tsx'
import type { RunCommand } from './run-command.ts'
import { Section } from '../../ui/section.tsx'
import { LocalForm } from '../../ui/forms/local-form.tsx'
import { Fault } from '../../ui/forms/fault.tsx'

type DeskNotesProps = { readonly order: AdminOrder; readonly run: RunCommand }

/** Internal notes on an order; customers never see them. */
export function AdminNotes({ order: { notes }, run }: DeskNotesProps) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const write = async (text: FormDataEntryValue | null) => {
    setBusy(true)
    const wrong = await run('/notes', messages.noteKept, { text })
    setBusy(false)
    setFault(wrong ?? '')
    if (wrong === null) form.current?.reset()
  }
  return (
    <Section title={messages.notes}>
      <ul className="type-ui mt-3 *:border-t *:border-rule *:py-2.5">
        {notes.map(({ by, at, text }) => (
          <li key={at}>
            {/* What the shop notes itself is for the workshop, whose papers are in English. */}
            <p
              dir="auto"
              lang={by === 'shop' ? 'en' : undefined}
              className="whitespace-pre-line wrap-anywhere"
            >
              {text}
            </p>
            <p className="type-caption text-graphite">
              {messages.noteBy({ name: actorName(by), moment: shortMoment(at) })}
            </p>
          </li>
        ))}
      </ul>
      <LocalForm
        ref={form}
        className="mt-3 grid justify-items-start gap-3"
        busy={busy}
        onSend={(sent) => write(sent.get('text'))}
      >
        <label htmlFor={id} className="type-caption text-graphite">
          {messages.noteLabel}
        </label>
        <textarea id={id} name="text" rows={2} maxLength={2000} required className="desk-text type-ui" />
        <Fault>{fault}</Fault>
        <Button small type="submit" aria-disabled={busy}>
          {busy ? messages.keepingNote : messages.keepNote}
        </Button>
      </LocalForm>
    </Section>
  )
}
