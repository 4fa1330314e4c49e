import type { CannedAnswers } from '@nawl/contract/desk/canned-answers'
import { LONGEST_ANSWER } from '@nawl/contract/desk/longest-answer'
import { MOST_CANNED } from '@nawl/contract/desk/most-canned'
import * as messages from '@nawl/messages/desk-messages'
import { LANGUAGES } from '@nawl/messages/languages'
import { nameOf } from '@nawl/messages/names'

import { Button } from '../../ui/controls/button.tsx'
import { CheckedField } from '../../ui/forms/field.tsx'
import { CheckedTextArea } from '../../ui/forms/text-area.tsx'
import type { Fields } from '../documents/versions.tsx'
import { languageName } from '../language-name.ts'

type Answer = CannedAnswers['answers'][number]
const NEW: Answer = { title: '', text: { en: '', ar: '' } }

/** The canned answers, each in every language of the shop. */
export function CannedFields({ value, change, faults, readOnly }: Fields<CannedAnswers>) {
  const { answers } = value
  const set = (at: number, answer: Answer) => change({ answers: answers.with(at, answer) })
  return (
    <div>
      {answers.map((answer, n) => (
        // oxlint-disable-next-line react/no-array-index-key -- while answers are typed, two may say the same
        <fieldset key={n} className="canned-answer">
          <legend className="sr-only">{messages.cannedNumber({ number: n + 1 })}</legend>
          <div>
            <CheckedField
              label={messages.cannedName}
              maxLength={80}
              autoComplete="off"
              dir="auto"
              readOnly={readOnly}
              value={answer.title}
              fault={faults[`answers.${n}.title`] ?? ''}
              onChange={({ target }) => set(n, { ...answer, title: target.value })}
            />
          </div>
          {Object.values(LANGUAGES).map(({ code, direction }) => (
            <CheckedTextArea
              className="desk-text desk-grows type-ui"
              rows={6}
              maxLength={LONGEST_ANSWER}
              key={code}
              label={messages.cannedIn({ language: languageName(code) })}
              lang={code}
              dir={direction}
              readOnly={readOnly}
              value={answer.text[code]}
              fault={faults[`answers.${n}.text.${code}`] ?? ''}
              onChange={({ target }) => set(n, { ...answer, text: { ...answer.text, [code]: target.value } })}
            />
          ))}
          {!readOnly && (
            <Button
              small
              className="justify-self-start"
              onClick={() => change({ answers: answers.toSpliced(n, 1) })}
            >
              {messages.removeCanned({
                title: nameOf(answer.title) || messages.cannedNumber({ number: n + 1 }),
              })}
            </Button>
          )}
        </fieldset>
      ))}
      {!readOnly && answers.length < MOST_CANNED && (
        <Button small className="mt-6" onClick={() => change({ answers: [...answers, NEW] })}>
          {messages.addCanned}
        </Button>
      )}
    </div>
  )
}
