import { LONGEST_ANSWER } from '@nawl/contract/desk/longest-answer'
import type { MessageThread } from '@nawl/contract/desk/messages'
import { NAME_PLACE } from '@nawl/contract/desk/name-place'
import * as messages from '@nawl/messages/desk-messages'
import { LANGUAGES } from '@nawl/messages/languages'
import { useId, useRef, useState } from 'react'

import { Button } from '../../ui/controls/button.tsx'
import { SelectField } from '../../ui/forms/field.tsx'
import { LocalForm } from '../../ui/forms/local-form.tsx'
import { Section } from '../../ui/section.tsx'
import type { RunOnMessage } from './run-on-message.ts'

type ReplyFormProps = { readonly thread: MessageThread; readonly run: RunOnMessage }

/** The next answer. What is typed stays until it is sent. */
export function ReplyForm({ thread, run }: ReplyFormProps) {
  const { name, email, language, version, canned } = thread
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const { direction, name: languageName } = LANGUAGES[language]

  async function send() {
    if (text.trim() === '') {
      setFault(messages.emptyAnswer)
      field.current?.focus()
      return
    }
    setBusy(true)
    const wrong = await run({ path: '/answers', body: { text, version }, success: messages.answerSent })
    setBusy(false)
    setFault(wrong ?? '')
    if (wrong === null) setText('')
  }
  function insert(at: string) {
    const found = canned[Number(at)]
    if (at === '' || !found) return
    const filled = found.text.replaceAll(NAME_PLACE, () => name)
    setText((typed) => (typed.trim() === '' ? filled : `${typed.trimEnd()}\n\n${filled}`))
    field.current?.focus()
  }
  return (
    <Section title={messages.answer}>
      <LocalForm className="mt-4 grid justify-items-start gap-4" busy={busy} onSend={send}>
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
                {title}
              </option>
            ))}
          </SelectField>
        )}
        <label htmlFor={id} className="type-caption text-graphite wrap-anywhere">
          {messages.answerTo({ email, language: languageName })}
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
        <p id={`${id}-fault`} role="alert" className="type-caption text-madder-deep empty:hidden">
          {fault}
        </p>
        <Button kind="primary" small type="submit" aria-disabled={busy}>
          {busy ? messages.sending : messages.sendAnswer}
        </Button>
      </LocalForm>
    </Section>
  )
}
