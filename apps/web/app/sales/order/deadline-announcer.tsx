import { MINUTE_MS } from '@nawl/domain/time/durations'
import type { OrderResponse } from '@nawl/contract/sales/order'
import * as messages from '@nawl/messages/order'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { awaitsApproval } from './approvals/awaits-approval.ts'
import { formatTimeLeft } from './format-moment.ts'

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
    for (const { step, until } of deadlines(order)) {
      const left = until - now
      if (left <= 0 && until > before) {
        setCalled(messages.timeOver({ step }))
        over()
      }
      const isCrossed = CALLED_AT.some((at) => left <= at * MINUTE_MS && until - before > at * MINUTE_MS)
      if (left > 0 && isCrossed) setCalled(messages.timeLeft({ step, left: formatTimeLeft(left) }))
    }
  }, [now, order])
  return <output className="sr-only">{called}</output>
}

function deadlines(order: OrderResponse) {
  const { times, steps, change } = order
  // As long as an approval is awaited, its line can be changed.
  const changeUntil = awaitsApproval(order) ? null : times.changeUntil
  const all = [
    { step: 'pay', offered: 'pay', until: change?.payBy ?? times.payBy },
    { step: 'quote', offered: 'accept-quote', until: times.quoteUntil },
    { step: 'cancel', offered: 'cancel', until: times.cancelUntil },
    { step: 'change', offered: 'change-design', until: changeUntil },
  ] as const
  return all.flatMap(({ step, offered, until }) =>
    until !== null && steps.includes(offered) ? [{ step, until: Date.parse(until) }] : [],
  )
}
