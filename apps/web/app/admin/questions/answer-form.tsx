import type { OwnAnswer } from '@nawl/contract/desk/questions'
import * as messages from '@nawl/messages/desk-questions'
import { LANGUAGES } from '@nawl/messages/languages'
import { useState } from 'react'

import { Button } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { LocalForm } from '../../ui/forms/local-form.tsx'
import { Fault } from '../../ui/forms/fault.tsx'
import { fieldText } from '../../ui/forms/field-text.ts'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { languageName } from '../language-name.ts'

type AnswerFormProps = {
  readonly answer: OwnAnswer
  /** Publishes it; returns the error as a sentence, or null. */
  readonly onSave: (answer: OwnAnswer) => Promise<string | null>
  readonly onLeave: () => void
}

/** Writes what the assistant says, in one language or both. */
export function AnswerForm({ answer, onSave, onLeave }: AnswerFormProps) {
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const send = async (form: FormData) => {
    const text = (name: string) => fieldText(form, name).trim()
    const questions = [...new Set(text('questions').split('\n').map(tidy))].filter((line) => line !== '')
    const written = { en: tidy(text('en')), ar: tidy(text('ar')) }
    if (questions.length === 0 || written.en + written.ar === '') return setFault(messages.nothingWritten)
    setBusy(true)
    const wrong = await onSave({ ...answer, questions, answer: written, page: text('page') })
    setBusy(false)
    setFault(wrong ?? '')
    if (wrong === null) onLeave()
  }
  return (
    <LocalForm className="mt-4 grid max-w-[70ch] gap-4" busy={busy} onSend={send}>
      <TextArea
        className="desk-text type-ui"
        name="questions"
        label={messages.questions}
        defaultValue={answer.questions.join('\n')}
        dir="auto"
        maxLength={6000}
      />
      <p className="type-caption text-graphite">{messages.questionsMeaning}</p>
      {Object.values(LANGUAGES).map(({ code, direction }) => (
        <TextArea
          className="desk-text type-ui"
          key={code}
          name={code}
          label={messages.answerIn({ language: languageName(code) })}
          defaultValue={answer.answer[code]}
          lang={code}
          dir={direction}
          maxLength={1000}
        />
      ))}
      <p className="type-caption text-graphite">{messages.answerMeaning}</p>
      <TextField
        label={messages.page}
        name="page"
        dir="ltr"
        autoComplete="off"
        maxLength={200}
        placeholder={messages.pageHint}
        defaultValue={answer.page}
      />
      <Fault>{fault}</Fault>
      <p className="flex flex-wrap gap-3">
        <Button small kind="primary" type="submit" aria-disabled={busy}>
          {busy ? messages.working : messages.save}
        </Button>
        <Button small onClick={onLeave}>
          {messages.cancel}
        </Button>
      </p>
    </LocalForm>
  )
}

const tidy = (text: string) => text.split(/\s+/u).join(' ').trim()
