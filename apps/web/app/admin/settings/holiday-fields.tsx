import type { Holiday, ShopHours } from '@nawl/domain/shop/hours'
import * as messages from '@nawl/messages/hours'
import { LANGUAGE } from '@nawl/messages/language'
import { LANGUAGES } from '@nawl/messages/languages'
import { useState } from 'react'

import { Button } from '../../ui/controls/button.tsx'
import { CheckedField } from '../../ui/forms/field.tsx'
import { Section } from '../../ui/section.tsx'
import type { Fields } from '../documents/versions.tsx'
import { languageName } from '../language-name.ts'

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
            <span className="type-ui figures">
              {daysText(holiday)}
              {Object.entries(holiday.name ?? {}).map(([language, name]) => (
                <span key={language} lang={language} className="block text-graphite">
                  <bdi>{name}</bdi>
                </span>
              ))}
            </span>
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

const FORMAT = new Intl.DateTimeFormat(LANGUAGE.tag, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})
const daysText = ({ first, last }: Holiday) => FORMAT.formatRange(new Date(first), new Date(last))

const NEW = { first: '', last: '', en: '', ar: '' }

/** A holiday of one day has the same first and last day; it has a name in every language or in none. */
function NewHoliday({ add }: { readonly add: (holiday: Holiday) => void }) {
  const [typed, setTyped] = useState(NEW)
  const [faults, setFaults] = useState<Partial<typeof NEW>>({})
  const set = (part: keyof typeof NEW, text: string) => {
    setFaults({})
    setTyped((before) => ({ ...before, [part]: text }))
  }
  const press = () => {
    const { first, last } = typed
    const [en, ar] = [typed.en.trim(), typed.ar.trim()]
    if (first === '' || last === '') return setFaults({ last: messages.needsDays })
    if (last < first) return setFaults({ last: messages.backwards })
    if ((en === '') !== (ar === '')) return setFaults({ [en === '' ? 'en' : 'ar']: messages.needsNames })
    add({ first, last, ...(en !== '' && { name: { en, ar } }) })
    setTyped(NEW)
  }
  return (
    <div className="mt-4 grid gap-x-8 sm:grid-cols-2 sm:items-start">
      {(['first', 'last'] as const).map((part) => (
        <div key={part}>
          <CheckedField
            label={part === 'first' ? messages.firstDay : messages.lastDay}
            type="date"
            value={typed[part]}
            fault={faults[part] ?? ''}
            onChange={({ target }) => set(part, target.value)}
          />
        </div>
      ))}
      {(['en', 'ar'] as const).map((language) => (
        <div key={language}>
          <CheckedField
            label={messages.holidayName({ language: languageName(language) })}
            lang={language}
            dir={LANGUAGES[language].direction}
            autoComplete="off"
            maxLength={60}
            value={typed[language]}
            fault={faults[language] ?? ''}
            onChange={({ target }) => set(language, target.value)}
          />
        </div>
      ))}
      <div>
        <Button small onClick={press}>
          {messages.addHoliday}
        </Button>
      </div>
    </div>
  )
}
