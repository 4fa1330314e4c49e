import type { Floor, Tufter } from '@nawl/domain/workshop/frames'
import { DAY_MS } from '@nawl/domain/time/durations'
import * as messages from '@nawl/messages/frames'
import { LANGUAGE } from '@nawl/messages/language'

import { Button } from '../../../ui/controls/button.tsx'
import { CheckedField } from '../../../ui/forms/field.tsx'
import { Section } from '../../../ui/section.tsx'
import type { Fields } from '../../documents/versions.tsx'
import { AwayFields } from './away-fields.tsx'
import { freeId } from './free-id.ts'

const SUNDAY = Date.UTC(2023, 0, 1)
/** What somebody who is added works. */
const USUAL = [8, 8, 8, 8, 8, 0, 6]

/** Who tufts, for how many hours on each day of the week, and when they are away. */
export function TufterFields({ value, change, faults, readOnly }: Fields<Floor>) {
  const { tufters } = value
  const set = (at: number, part: Partial<Tufter>) =>
    change({ ...value, tufters: tufters.map((each, n) => (n === at ? { ...each, ...part } : each)) })
  return (
    <Section title={messages.people}>
      <p className="type-ui mt-2 text-graphite">{messages.peopleMeaning}</p>
      <ul className="mt-2">
        {tufters.map((tufter, n) => (
          <li key={tufter.id} className="floor-tufter">
            <div className="flex flex-wrap items-end gap-x-6">
              <div className="min-w-[200px] flex-1">
                <CheckedField
                  label={messages.personName({ n: n + 1 })}
                  value={tufter.name}
                  maxLength={40}
                  autoComplete="off"
                  readOnly={readOnly}
                  fault={faults[`tufters.${n}.name`] ? messages.wrong : ''}
                  onChange={({ target }) => set(n, { name: target.value })}
                />
              </div>
              {!readOnly && (
                <Button
                  small
                  className="mb-5"
                  onClick={() => change({ ...value, tufters: tufters.filter((each) => each !== tufter) })}
                >
                  {messages.remove}
                  <span className="sr-only"> {tufter.name}</span>
                </Button>
              )}
            </div>
            <fieldset>
              <legend className="type-caption text-graphite">{messages.hours}</legend>
              <div className="floor-week">
                {tufter.hours.map((hours, day) => (
                  <label key={weekday(day, 'long')} className="type-caption">
                    <span aria-hidden>{weekday(day, 'short')}</span>
                    <input
                      type="number"
                      inputMode="decimal"
                      min={0}
                      max={16}
                      step={0.5}
                      className="type-body figures"
                      aria-label={messages.hoursOn({ name: tufter.name, day: weekday(day, 'long') })}
                      aria-invalid={faults[`tufters.${n}.hours.${day}`] !== undefined || undefined}
                      value={hours}
                      readOnly={readOnly}
                      onChange={({ target }) =>
                        set(n, {
                          hours: tufter.hours.map((each, at) => (at === day ? Number(target.value) : each)),
                        })
                      }
                    />
                  </label>
                ))}
              </div>
            </fieldset>
            <AwayFields tufter={tufter} readOnly={readOnly} change={(away) => set(n, { away })} />
          </li>
        ))}
      </ul>
      {!readOnly && (
        <Button
          small
          className="mt-2"
          onClick={() =>
            change({
              ...value,
              tufters: [
                ...tufters,
                {
                  id: freeId(tufters),
                  name: messages.newPerson({ n: tufters.length + 1 }),
                  hours: USUAL,
                  away: [],
                },
              ],
            })
          }
        >
          {messages.addPerson}
        </Button>
      )}
    </Section>
  )
}

const weekday = (day: number, style: 'long' | 'short') =>
  new Intl.DateTimeFormat(LANGUAGE.tag, { weekday: style, timeZone: 'UTC' }).format(SUNDAY + day * DAY_MS)
