import type { OwnAnswer } from '@nawl/contract/desk/questions'
import * as messages from '@nawl/messages/desk-questions'
import { LANGUAGES } from '@nawl/messages/languages'
import { useState } from 'react'

import { ConfirmAction } from '../../sales/order/actions/confirm-action.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Fault } from '../../ui/forms/fault.tsx'
import { languageName } from '../language-name.ts'
import { AnswerForm } from './answer-form.tsx'

type AnswerRowProps = {
  readonly answer: OwnAnswer
  /** For how many days questions are stored. */
  readonly days: number
  readonly onChange: (answer: OwnAnswer, success: string) => Promise<string | null>
  readonly onRemove: () => Promise<string | null>
}

/** An answer of the owner's, with the questions that get it. */
export function AnswerRow({ answer, days, onChange, onRemove }: AnswerRowProps) {
  const [isWriting, setWriting] = useState(false)
  const [fault, setFault] = useState('')
  const { questions, isOn } = answer
  const written = Object.values(LANGUAGES).filter(({ code }) => answer.answer[code] !== '')
  const turn = async () => {
    const success = isOn ? messages.turnedOff : messages.published
    setFault((await onChange({ ...answer, isOn: !isOn }, success)) ?? '')
  }
  return (
    <li>
      <p className="type-h4 wrap-anywhere">
        <bdi>{questions[0]}</bdi>
      </p>
      {!isWriting &&
        written.map(({ code, direction }) => (
          <p key={code} lang={code} dir={direction} className="type-ui mt-1 wrap-anywhere">
            {answer.answer[code]}
          </p>
        ))}
      <p className="type-caption text-graphite">
        {[
          ...(written.length === 1
            ? written.map(({ code }) => messages.only({ language: languageName(code) }))
            : []),
          ...(isOn ? [] : [messages.off]),
        ].join(' · ')}
      </p>
      {isWriting ? (
        <AnswerForm
          answer={answer}
          onSave={(next) => onChange(next, messages.published)}
          onLeave={() => setWriting(false)}
        />
      ) : (
        <div className="mt-3 flex flex-wrap gap-3">
          <Button small onClick={() => setWriting(true)}>
            {messages.edit}
          </Button>
          <Button small onClick={() => void turn()}>
            {isOn ? messages.turnOff : messages.turnOn}
          </Button>
          <ConfirmAction
            label={messages.remove}
            title={messages.removeTitle}
            description={messages.removeMeaning({ days })}
            act={messages.remove}
            busyWords={messages.working}
            onAct={onRemove}
          />
        </div>
      )}
      <Fault>{fault}</Fault>
    </li>
  )
}
