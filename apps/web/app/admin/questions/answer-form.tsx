import type { OwnAnswer } from '@nawl/contract/desk/questions'
import * as messages from '@nawl/messages/desk-questions'
import { LANGUAGES } from '@nawl/messages/languages'
import { useId, useState } from 'react'

import { Button } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { LocalForm } from '../../ui/forms/local-form.tsx'
import { Fault } from '../../ui/forms/fault.tsx'
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
    const text = (name: string) => {
      const value = form.get(name)
      return typeof value === 'string' ? value.trim() : ''
    }
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
      <Words
        name="questions"
        label={messages.questions}
        text={answer.questions.join('\n')}
        dir="auto"
        longest={6000}
      />
      <p className="type-caption text-graphite">{messages.questionsMeaning}</p>
      {Object.values(LANGUAGES).map(({ code, direction }) => (
        <Words
          key={code}
          name={code}
          label={messages.answerIn({ language: languageName(code) })}
          text={answer.answer[code]}
          lang={code}
          dir={direction}
          longest={1000}
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

type WordsProps = Pick<React.ComponentProps<'textarea'>, 'lang' | 'dir'> & {
  readonly name: string
  readonly label: string
  readonly text: string
  readonly longest: number
}

function Words({ name, label, text, longest, ...written }: WordsProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="type-caption text-graphite">
        {label}
      </label>
      <textarea
        {...written}
        id={id}
        name={name}
        rows={3}
        maxLength={longest}
        defaultValue={text}
        className="desk-text type-ui"
      />
    </div>
  )
}
