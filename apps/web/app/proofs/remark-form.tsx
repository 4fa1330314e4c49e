import { LONGEST_REMARK, type Pin } from '@nawl/domain/proofs/proof'
import * as messages from '@nawl/messages/proof'
import { useId, useState } from 'react'

import { Button } from '../ui/controls/button.tsx'
import { Fault } from '../ui/forms/fault.tsx'
import { LocalForm } from '../ui/forms/local-form.tsx'
import { NameField } from './name-field.tsx'
import { pinText } from './rug-with-pins.tsx'
import type { ClientName } from './use-client-name.ts'

type RemarkFormProps = {
  /** The name that it is sent under; null for the owner, whose account has it. */
  readonly author: ClientName | null
  readonly pin: Pin | null
  readonly onUnpin?: () => void
  readonly label: string
  readonly submit: string
  readonly field?: React.Ref<HTMLTextAreaElement>
  readonly text: string
  readonly onText: (text: string) => void
  readonly onSend: (text: string) => void
}

/** Where a remark, or an answer to one, is written. */
export function RemarkForm({
  author,
  pin,
  onUnpin,
  label,
  submit,
  field,
  text,
  onText,
  onSend,
}: RemarkFormProps) {
  const id = useId()
  const [faults, setFaults] = useState({ name: '', text: '' })
  const send = () => {
    const wrong = {
      name: author && author.name.trim() === '' ? messages.needsName : '',
      text: text.trim() === '' ? messages.empty : '',
    }
    setFaults(wrong)
    if (wrong.name !== '' || wrong.text !== '') return
    author?.onUse()
    onSend(text.trim())
  }
  return (
    <LocalForm className="proof-form" noValidate onSend={send}>
      {author && <NameField author={author} fault={faults.name} />}
      <label htmlFor={id} className="type-caption block text-graphite">
        {label}
      </label>
      <textarea
        ref={field}
        id={id}
        rows={2}
        maxLength={LONGEST_REMARK}
        value={text}
        aria-invalid={faults.text !== ''}
        aria-describedby={faults.text === '' ? undefined : `${id}-fault`}
        className="form-text proof-text type-body"
        onChange={(event) => onText(event.target.value)}
      />
      <Fault id={`${id}-fault`}>{faults.text}</Fault>
      {pin && (
        <p className="proof-pinned type-caption">
          <span className="proof-dot" aria-hidden="true" />
          <span className="figures">{pinText(pin)}</span>
          {onUnpin && (
            <button type="button" className="proof-link" onClick={onUnpin}>
              {messages.removePin}
            </button>
          )}
        </p>
      )}
      <Button type="submit" small className="justify-self-start">
        {submit}
      </Button>
    </LocalForm>
  )
}
