import { SHOP_ZONE_NAME } from '@nawl/domain/shop/time-zone'
import { useTimeZone } from '../../page/use-time-zone.ts'
import { formatTimeLeft, formatMoment } from './format-moment.ts'

type DeadlineProps = {
  readonly until: string
  /** The server's time, in milliseconds. */
  readonly now: number
}

/** A deadline in the workshop's time zone and the visitor's, and the time left. */
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

/** Only the time where the date is the same. */
function sameDay(here: string, there: string): string {
  const [time = here, day] = here.split(' on ')
  return there.endsWith(` on ${day ?? ''}`) ? time : here
}
