import type { Opening, ShopHours } from '@nawl/domain/shop/hours'
import { SHOP_ZONE_NAME } from '@nawl/domain/shop/time-zone'
import { DAY_MS } from '@nawl/domain/time/durations'
import * as messages from '@nawl/messages/hours'
import { LANGUAGE } from '@nawl/messages/language'

import { SelectField } from '../../ui/forms/field.tsx'
import { Section } from '../../ui/section.tsx'
import { Fault } from '../../ui/forms/fault.tsx'
import type { Fields } from '../documents/versions.tsx'

/** What a day that opens begins with. */
const USUAL: Opening = { from: 9, to: 18 }
const SUNDAY = Date.UTC(2023, 0, 1)
const HOURS = Array.from({ length: 25 }, (_, hour) => hour)

/** Each day of the week: whether it is open, and from when to when. */
export function WeekFields({ value, change, faults, readOnly }: Fields<ShopHours>) {
  const set = (day: number, opening: Opening | null) =>
    change({ ...value, week: value.week.map((before, at) => (at === day ? opening : before)) })
  return (
    <Section title={messages.week({ zone: SHOP_ZONE_NAME })}>
      <ul className="mt-4">
        {value.week.map((opening, day) => {
          const name = weekday(day)
          const fault = faults[`week.${day}.to`] || faults[`week.${day}`]
          return (
            <li key={name} className="week-row">
              <label className="type-ui flex min-h-11 items-center gap-3">
                <input
                  type="checkbox"
                  className="size-5 shrink-0 accent-ink"
                  aria-label={messages.openOn({ day: name })}
                  checked={opening !== null}
                  disabled={readOnly}
                  onChange={({ target }) => set(day, target.checked ? USUAL : null)}
                />
                {name}
              </label>
              {opening && (
                <>
                  <HourField
                    label={messages.fromOn({ day: name })}
                    hour={opening.from}
                    readOnly={readOnly}
                    onChange={(from) => set(day, { ...opening, from })}
                  />
                  <HourField
                    label={messages.toOn({ day: name })}
                    hour={opening.to}
                    readOnly={readOnly}
                    onChange={(to) => set(day, { ...opening, to })}
                  />
                </>
              )}
              {fault && <Fault id={`week-${day}`}>{messages.backwards}</Fault>}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

/** The name of a day as in `Date.getUTCDay()`. */
export const weekday = (day: number) =>
  new Intl.DateTimeFormat(LANGUAGE.tag, { weekday: 'long', timeZone: 'UTC' }).format(SUNDAY + day * DAY_MS)

type HourFieldProps = {
  readonly label: string
  readonly hour: number
  readonly readOnly: boolean
  readonly onChange: (hour: number) => void
}

/** An hour of a day. */
export function HourField({ label, hour, readOnly, onChange }: HourFieldProps) {
  return (
    <SelectField
      label={label}
      value={hour}
      disabled={readOnly}
      onChange={({ target }) => onChange(Number(target.value))}
    >
      {HOURS.map((each) => (
        <option key={each} value={each}>
          {`${String(each).padStart(2, '0')}:00`}
        </option>
      ))}
    </SelectField>
  )
}
