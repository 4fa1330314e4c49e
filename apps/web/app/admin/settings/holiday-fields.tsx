import type { ShopHours } from '@nawl/domain/shop/hours'
import * as messages from '@nawl/messages/hours'
import { LANGUAGE } from '@nawl/messages/language'
import { useState } from 'react'

import { Button } from '../../ui/controls/button.tsx'
import { CheckedField } from '../../ui/forms/field.tsx'
import { Section } from '../../ui/section.tsx'
import type { Fields } from '../documents/versions.tsx'

/** The days that the shop is closed beside those of its week. */
export function HolidayFields({ value, change, readOnly }: Fields<ShopHours>) {
  const { holidays } = value
  return (
    <Section title={messages.holidaysTitle}>
      <p className="type-ui mt-2 text-graphite">{messages.holidaysMeaning}</p>
      {holidays.length === 0 && <p className="type-ui mt-2 text-graphite">{messages.noHolidays}</p>}
      <ul className="mt-2">
        {holidays.map((holiday) => (
          <li key={`${holiday.first} ${holiday.last}`} className="revision-row">
            <span className="type-ui figures">{daysText(holiday)}</span>
            {!readOnly && (
              <Button
                small
                onClick={() => change({ ...value, holidays: holidays.filter((each) => each !== holiday) })}
              >
                {messages.removeHoliday({ days: daysText(holiday) })}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {!readOnly && (
        <NewHoliday
          add={(holiday) =>
            change({
              ...value,
              holidays: [...holidays, holiday].toSorted((a, b) => (a.first < b.first ? -1 : 1)),
            })
          }
        />
      )}
    </Section>
  )
}

type Holiday = ShopHours['holidays'][number]

const FORMAT = new Intl.DateTimeFormat(LANGUAGE.tag, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})
const daysText = ({ first, last }: Holiday) => FORMAT.formatRange(new Date(first), new Date(last))

/** A holiday of one day has the same first and last day. */
function NewHoliday({ add }: { readonly add: (holiday: Holiday) => void }) {
  const [days, setDays] = useState({ first: '', last: '' })
  const [fault, setFault] = useState('')
  const set = (part: keyof Holiday, day: string) => {
    setFault('')
    setDays((before) => ({ ...before, [part]: day }))
  }
  const press = () => {
    const { first, last } = days
    if (first === '' || last === '') return setFault(messages.needsDays)
    if (last < first) return setFault(messages.backwards)
    add(days)
    setDays({ first: '', last: '' })
  }
  return (
    <div className="mt-4 grid gap-x-8 sm:grid-cols-[1fr_1fr_auto] sm:items-start">
      {(['first', 'last'] as const).map((part) => (
        <div key={part}>
          <CheckedField
            label={part === 'first' ? messages.firstDay : messages.lastDay}
            type="date"
            value={days[part]}
            fault={part === 'last' ? fault : ''}
            onChange={({ target }) => set(part, target.value)}
          />
        </div>
      ))}
      <Button small className="sm:mt-4" onClick={press}>
        {messages.addHoliday}
      </Button>
    </div>
  )
}
