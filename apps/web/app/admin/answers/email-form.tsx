import { LONGEST_ANSWER } from '@nawl/contract/desk/longest-answer'
import { NAME_PLACE } from '@nawl/contract/desk/name-place'
import * as messages from '@nawl/messages/desk-messages'
import { type LanguageCode, LANGUAGES } from '@nawl/messages/languages'
import { nameOf } from '@nawl/messages/names'
import { useId, useRef, useState } from 'react'

import { Button } from '../../ui/controls/button.tsx'
import { SelectField } from '../../ui/forms/field.tsx'
import { LocalForm } from '../../ui/forms/local-form.tsx'
import { Fault } from '../../ui/forms/fault.tsx'
import { emptied } from '../../ui/forms/emptied.ts'
import { useEmailDraft } from './use-email-draft.ts'

type EmailFormProps = {
  /** The API path that it is sent to, under which it is kept until then. */
  readonly path: string
  readonly language: LanguageCode
  /** Of the reader, for ready answers. */
  readonly name: string
  readonly canned: readonly { readonly title: string; readonly text: string }[]
  /** Who gets it, and in which language. */
  readonly label: string
  readonly act: string
  /** What is said when nothing is written yet. */
  readonly empty: string
  /** Sends it; returns the error as a sentence, or null. */
  readonly send: (text: string) => Promise<string | null>
}

/** A letter to somebody, with ready answers. What is typed stays until it is sent. */
export function EmailForm({ path, language, name, canned, label, act, empty, send }: EmailFormProps) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useEmailDraft(path)
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const { direction } = LANGUAGES[language]

  async function sendIt() {
    if (text.trim() === '') {
      setFault(empty)
      field.current?.focus()
      return
    }
    setBusy(true)
    const wrong = await send(text)
    setBusy(false)
    setFault(wrong ?? '')
    if (wrong === null) setText(emptied(text))
  }
  function insert(at: string) {
    const found = canned[Number(at)]
    if (at === '' || !found) return
    const filled = found.text.replaceAll(NAME_PLACE, () => name)
    setText(text.trim() === '' ? filled : `${text.trimEnd()}\n\n${filled}`)
    field.current?.focus()
  }
  return (
    <LocalForm className="mt-4 grid justify-items-start gap-4" busy={busy} onSend={sendIt}>
      {canned.length > 0 && (
        <SelectField
          label={messages.insertCanned}
          className="w-full max-w-sm"
          value=""
          onChange={({ target }) => insert(target.value)}
        >
          <option value="">{messages.chooseCanned}</option>
          {canned.map(({ title }, n) => (
            <option key={title} value={n}>
              {nameOf(title)}
            </option>
          ))}
        </SelectField>
      )}
      <label htmlFor={id} className="type-caption text-graphite wrap-anywhere">
        {label}
      </label>
      <textarea
        ref={field}
        id={id}
        rows={9}
        maxLength={LONGEST_ANSWER}
        lang={language}
        dir={direction}
        className="desk-text type-body"
        aria-invalid={fault !== ''}
        aria-describedby={`${id}-fault`}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Fault id={`${id}-fault`}>{fault}</Fault>
      <Button kind="primary" small type="submit" aria-disabled={busy}>
        {busy ? messages.sending : act}
      </Button>
    </LocalForm>
  )
}
