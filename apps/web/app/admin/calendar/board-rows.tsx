import { DAY_MS } from '@nawl/domain/time/durations'
import type { DeskCalendar } from '@nawl/contract/desk/calendar'
import * as messages from '@nawl/messages/calendar'

import { dayNumber, monthName, runsOf, shortDay, weekdayInitial } from './board-days.ts'

type Days = DeskCalendar['days']

/** Months, and below them the days with their letters. */
export function BoardHead({ days, today }: { readonly days: Days; readonly today: string }) {
  const months = runsOf(days, (day) => day.slice(0, 7))
  return (
    <>
      <div className="board-row board-months type-caption" aria-hidden>
        <div className="board-name" />
        {months.map(({ first, count }) => (
          <div
            key={first}
            className="board-month"
            style={{ gridColumn: `${2 + 2 * first} / span ${2 * count}` }}
          >
            <span>{monthName(days[first]?.day ?? today)}</span>
          </div>
        ))}
      </div>
      <div className="board-row type-caption figures" aria-hidden>
        <div className="board-name" />
        {days.map(({ day, hours }, n) => (
          <div
            key={day}
            className="board-day"
            data-today={day === today || undefined}
            data-closed={hours.every((count) => count === 0) || undefined}
            style={{ gridColumn: `${2 + 2 * n} / span 2` }}
          >
            <span className="board-letter">{weekdayInitial(day)}</span>
            <span>{dayNumber(day)}</span>
          </div>
        ))}
      </div>
    </>
  )
}

/** How much of each week's hours is planned for. */
export function WeekLoad({ days }: { readonly days: Days }) {
  const weeks = runsOf(days, weekOf)
  return (
    <div className="board-row board-load">
      <div className="board-name type-caption text-graphite">{messages.load}</div>
      {weeks.map(({ first, count: length }) => {
        const own = days.slice(first, first + length)
        const hours = own.reduce((sum, each) => sum + each.hours.reduce((all, count) => all + count, 0), 0)
        const planned = own.reduce((sum, each) => sum + each.planned, 0)
        const percent = hours === 0 ? 0 : Math.min(100, Math.round((100 * planned) / hours))
        const day = shortDay(days[first]?.day ?? '')
        return (
          <div
            key={first}
            className="board-week type-caption figures"
            style={{ gridColumn: `${2 + 2 * first} / span ${2 * length}` }}
            title={messages.weekLoad({ day, percent, hours: Math.round(planned), of: Math.round(hours) })}
          >
            <span aria-hidden className="board-fill" style={{ inlineSize: `${percent}%` }} />
            <span className="sr-only">
              {messages.weekLoad({ day, percent, hours: Math.round(planned), of: Math.round(hours) })}
            </span>
            <span aria-hidden>{hours === 0 ? '' : messages.percent({ percent })}</span>
          </div>
        )
      })}
    </div>
  )
}

/** Who works when: the hours of each person at the frames, empty where they are away. */
export function PeopleRows({ calendar: { tufters, days } }: { readonly calendar: DeskCalendar }) {
  return tufters.map(({ id, name }, person) => (
    <div key={id} className="board-row">
      <div className="board-name type-caption truncate">
        <bdi>{name}</bdi>
      </div>
      {days.map(({ day, hours }, n) => (
        <div
          key={day}
          className="board-hours type-caption figures"
          data-closed={!hours[person] || undefined}
          style={{ gridColumn: `${2 + 2 * n} / span 2` }}
        >
          {hours[person] ? (
            <>
              <span className="sr-only">{shortDay(day)} </span>
              {messages.hoursShort({ hours: hours[person] })}
            </>
          ) : null}
        </div>
      ))}
    </div>
  ))
}

/** Weeks begin on Sunday, as the working week does here. */
function weekOf(day: string): number {
  const SUNDAY = 3
  return Math.floor((Date.parse(`${day}T00:00:00Z`) / DAY_MS - SUNDAY) / 7)
}
