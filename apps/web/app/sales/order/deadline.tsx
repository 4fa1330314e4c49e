import { SHOP_ZONE_NAME } from '@nawl/domain/shop/time-zone'
import * as messages from '@nawl/messages/order'

import { useTimeZone } from '../../page/use-time-zone.ts'
import { Sentence } from '../../ui/text/sentence.tsx'
import { formatMoment, formatTimeLeft, momentInZone } from './format-moment.ts'

type DeadlineProps = {
  readonly until: string
  /** The server's time, in milliseconds. */
  readonly now: number
}

/** A deadline in the workshop's time zone and the visitor's, and the time left. */
export function Deadline({ until, now }: DeadlineProps) {
  const zone = useTimeZone()
  const moment = formatMoment(until)
  const left = Date.parse(until) - now
  const time = (text: string) => <time dateTime={until}>{text}</time>
  return (
    <span>
      {formatMoment(until, zone) === moment ? (
        time(messages.until({ moment, zone: SHOP_ZONE_NAME }))
      ) : (
        <Sentence
          parts={messages.untilHere({
            until: time,
            moment,
            zone: SHOP_ZONE_NAME,
            here: momentInZone(until, zone),
          })}
        />
      )}
      <span className="deadline-left">
        {left > 0 ? messages.left({ left: formatTimeLeft(left) }) : messages.over}
      </span>
    </span>
  )
}
