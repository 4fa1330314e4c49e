import * as messages from '@nawl/messages/integrations'
import { useRef, useState } from 'react'

import { Button } from '../ui/controls/button.tsx'
import { LocalForm } from '../ui/forms/local-form.tsx'
import { Section } from '../ui/section.tsx'
import { Fault } from '../ui/forms/fault.tsx'

type FormSectionProps = {
  readonly title: string
  readonly act: string
  /** Sends the form; returns the error as a sentence, or null. */
  readonly onSend: (form: FormData) => Promise<string | null>
  readonly children: React.ReactNode
}

/** A form in a section of its own: what was typed stays until it is accepted. */
export function FormSection({ title, act, onSend, children }: FormSectionProps) {
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const [round, setRound] = useState(0)
  const place = useRef<HTMLFormElement>(null)
  const send = async (form: FormData) => {
    setBusy(true)
    const wrong = await onSend(form)
    setBusy(false)
    setFault(wrong ?? '')
    // A new form, empty, unless somebody typed on meanwhile.
    if (wrong === null && place.current && textOf(new FormData(place.current)) === textOf(form))
      setRound(round + 1)
  }
  return (
    <Section title={title}>
      <LocalForm key={round} ref={place} className="mt-4 grid gap-4" busy={busy} onSend={send}>
        {children}
        <Fault>{fault}</Fault>
        <div>
          <Button small kind="primary" type="submit" aria-disabled={busy}>
            {busy ? messages.oneMoment : act}
          </Button>
        </div>
      </LocalForm>
    </Section>
  )
}

const textOf = (form: FormData) => JSON.stringify([...form])
