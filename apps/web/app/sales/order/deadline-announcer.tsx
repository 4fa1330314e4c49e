import type { OrderResponse } from '@nawl/contract/sales/order'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { formatTimeLeft } from './format-moment.ts'

const MINUTE_MS = 60_000
/** Minutes before a deadline at which it is announced. */
const CALLED_AT = [60, 10] as const

type DeadlineCallerProps = {
  readonly order: OrderResponse
  readonly now: number
  /** Called when a deadline has passed, which changes what is possible. */
  readonly onOver: () => void
}

/** Announces approaching and passed deadlines to screen readers. */
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
