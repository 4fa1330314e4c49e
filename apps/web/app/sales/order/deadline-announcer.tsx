import type { OrderResponse } from '@nawl/contract/sales/order'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { formatTimeLeft } from './format-moment.ts'

const MINUTE_MS = 60_000
/** Minutes before its end at which a time is called out. */
const CALLED_AT = [60, 10] as const

type DeadlineCallerProps = {
  readonly order: OrderResponse
  readonly now: number
  /** A time is over: what can be done is another by now. */
  readonly onOver: () => void
}

/** Calls out for screen readers when little is left of a time, and when it is over; silent otherwise. */
export function DeadlineCaller({ order, now, onOver }: DeadlineCallerProps) {
  const last = useRef(now)
  const [called, setCalled] = useState('')
  const over = useEffectEvent(onOver)
  useEffect(() => {
    const before = last.current
    last.current = now
    for (const { what, until } of deadlines(order)) {
      const left = until - now
      if (left <= 0 && until > before) {
        setCalled(`The time to ${what} is over.`)
        over()
      }
      const isCrossed = CALLED_AT.some((at) => left <= at * MINUTE_MS && until - before > at * MINUTE_MS)
      if (left > 0 && isCrossed) setCalled(`${formatTimeLeft(left)} left to ${what}.`)
    }
  }, [now, order])
  return <output className="sr-only">{called}</output>
}

function deadlines({ times, steps, change }: OrderResponse) {
  const all = [
    { what: 'pay', step: 'pay', until: change?.payBy ?? times.payBy },
    { what: 'accept the quote', step: 'accept-quote', until: times.quoteUntil },
    { what: 'cancel', step: 'cancel', until: times.cancelUntil },
    { what: 'change the design', step: 'change-design', until: times.changeUntil },
  ] as const
  return all.flatMap(({ what, step, until }) =>
    until !== null && steps.includes(step) ? [{ what, until: Date.parse(until) }] : [],
  )
}
