import type { DaySpan, Tufter } from '@nawl/domain/workshop/frames'
import * as messages from '@nawl/messages/frames'
import { LANGUAGE } from '@nawl/messages/language'
import { useState } from 'react'

import { Button } from '../../../ui/controls/button.tsx'
import { CheckedField } from '../../../ui/forms/field.tsx'

type AwayFieldsProps = {
  readonly tufter: Tufter
  readonly readOnly: boolean
  readonly change: (away: readonly DaySpan[]) => void
}

/** The days on which somebody is away. Those of the whole shop are its holidays. */
export function AwayFields({ tufter: { name, away }, readOnly, change }: AwayFieldsProps) {
  const [typed, setTyped] = useState({ first: '', last: '' })
  const [fault, setFault] = useState('')
  const add = () => {
    const { first } = typed
    const last = typed.last === '' ? first : typed.last
    if (first === '') return setFault(messages.needsDay)
    if (last < first) return setFault(messages.backwards)
    change([...away, { first, last }].toSorted((p, q) => (p.first < q.first ? -1 : 1)))
    setTyped({ first: '', last: '' })
  }
  return (
    <>
      <ul>
        {away.map((span) => (
          <li key={`${span.first} ${span.last}`} className="flex min-h-11 flex-wrap items-center gap-x-4">
            <span className="type-ui figures">{messages.awayOn({ days: daysText(span) })}</span>
            {!readOnly && (
              <button
                type="button"
                className="type-ui inline-flex min-h-11 items-center underline"
                onClick={() => change(away.filter((each) => each !== span))}
              >
                {messages.remove}
                <span className="sr-only"> {daysText(span)}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {!readOnly && (
        <fieldset className="floor-away">
          <legend className="sr-only">{messages.awayOf({ name })}</legend>
          <div>
            <CheckedField
              label={messages.awayFrom}
              type="date"
              value={typed.first}
              fault={fault}
              onChange={({ target }) => {
                setFault('')
                setTyped({ ...typed, first: target.value })
              }}
            />
          </div>
          <div>
            <CheckedField
              label={messages.awayTo}
              type="date"
              value={typed.last}
              fault=""
              onChange={({ target }) => setTyped({ ...typed, last: target.value })}
            />
          </div>
          <Button small className="mb-5" onClick={add}>
            {messages.addAway}
          </Button>
        </fieldset>
      )}
    </>
  )
}

const FORMAT = new Intl.DateTimeFormat(LANGUAGE.tag, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})
const daysText = ({ first, last }: DaySpan) => FORMAT.formatRange(new Date(first), new Date(last))
