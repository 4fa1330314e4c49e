import { SHOP_ZONE_NAME } from '@nawl/domain/shop/time-zone'
import { useTimeZone } from '../../page/use-time-zone.ts'
import { formatTimeLeft, formatMoment } from './format-moment.ts'

type DeadlineProps = {
  readonly until: string
  /** The shop's clock, in milliseconds. */
  readonly now: number
}

/** Until when something can be done: by the workshop's clock, by the reader's, and how long that is. */
export function Deadline({ until, now }: DeadlineProps) {
  const zone = useTimeZone()
  const there = formatMoment(until)
  const here = formatMoment(until, zone)
  const left = Date.parse(until) - now
  return (
    <span className="deadline">
      <time dateTime={until}>
        Until {there} {SHOP_ZONE_NAME}
      </time>
      {here !== there && <>, {sameDay(here, there)} your time</>}
      <span className="deadline-left">{left > 0 ? `${formatTimeLeft(left)} left` : 'over'}</span>
    </span>
  )
}

/** The hour alone where the day is the same. */
function sameDay(here: string, there: string): string {
  const [time = here, day] = here.split(' on ')
  return there.endsWith(` on ${day ?? ''}`) ? time : here
}
