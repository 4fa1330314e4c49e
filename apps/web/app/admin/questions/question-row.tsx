import type { OwnAnswer, QuestionList } from '@nawl/contract/desk/questions'
import * as messages from '@nawl/messages/desk-questions'
import { useState } from 'react'

import { Button } from '../../ui/controls/button.tsx'
import { Fault } from '../../ui/forms/fault.tsx'
import { languageName } from '../language-name.ts'
import { AnswerForm } from './answer-form.tsx'

type QuestionRowProps = {
  readonly group: QuestionList['groups'][number]
  readonly onIgnore: (id: string, isIgnored: boolean) => Promise<string | null>
  /** Absent where it is not to be answered. */
  readonly onAnswer?: (answer: OwnAnswer) => Promise<string | null>
}

/** Questions of one meaning: how often they were asked, in which words, and what can be done. */
export function QuestionRow({ group, onIgnore, onAnswer }: QuestionRowProps) {
  const { id, language, count, lastOn, examples, pages, isIgnored } = group
  const [isWriting, setWriting] = useState(false)
  const [fault, setFault] = useState('')
  const [first = '', ...others] = examples
  const ignore = async () => setFault((await onIgnore(id, !isIgnored)) ?? '')
  return (
    <li>
      <p className="type-h4 wrap-anywhere">
        <bdi lang={language}>{first}</bdi>
      </p>
      <p className="type-caption text-graphite">
        {messages.asked({ count, day: lastOn })} · {messages.inLanguage({ language: languageName(language) })}{' '}
        ·{' '}
        <bdi dir="ltr" className="wrap-anywhere">
          {pages.join(', ')}
        </bdi>
      </p>
      {others.length > 0 && (
        <>
          <p className="type-caption mt-2 text-graphite">{messages.alsoAsked}</p>
          <ul className="type-ui wrap-anywhere">
            {others.map((other) => (
              <li key={other}>
                <bdi lang={language}>{other}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
      {isWriting && onAnswer ? (
        <AnswerForm
          answer={{ id, questions: [...examples], answer: { en: '', ar: '' }, page: '', isOn: true }}
          onSave={onAnswer}
          onLeave={() => setWriting(false)}
        />
      ) : (
        <p className="mt-3 flex flex-wrap gap-3">
          {onAnswer && (
            <Button small kind="primary" onClick={() => setWriting(true)}>
              {messages.write}
            </Button>
          )}
          <Button small onClick={() => void ignore()}>
            {isIgnored ? messages.ours : messages.notOurs}
          </Button>
        </p>
      )}
      <Fault>{fault}</Fault>
    </li>
  )
}
