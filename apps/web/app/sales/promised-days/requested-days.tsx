import type { PromisedDays } from '@nawl/contract/sales/promised-days'
import * as messages from '@nawl/messages/promised-days'
import { useEffect, useState } from 'react'

import { formatDays } from '../order/format-moment.ts'

export type RequestedDaysProps = {
  /** As `requestedRug` writes them. */
  readonly rugs: readonly string[]
  readonly country: string
  /** Whether a rug waits for the approval of its strike-off, or its customer may still choose that; such an order is promised no days before. */
  readonly approval?: 'awaited' | 'possible' | null
  readonly className?: string
}

/** Somebody who types a size asks once. */
const ASK_AFTER_MS = 400

/** Asks the calendar of the workshop's frames, and says the days. Says nothing while it does not know. */
export function RequestedDays({ rugs, country, approval = null, className = '' }: RequestedDaysProps) {
  const [last, setLast] = useState<{ readonly query: string; readonly days: PromisedDays['days'] } | null>(
    null,
  )
  const isAwaited = approval === 'awaited'
  const query = new URLSearchParams([['country', country], ...rugs.map((rug) => ['rug', rug])]).toString()
  useEffect(() => {
    if (isAwaited) return
    const asking = new AbortController()
    const timer = setTimeout(
      () =>
        void read(query, asking.signal).then(
          (days) => setLast({ query, days }),
          () => undefined,
        ),
      ASK_AFTER_MS,
    )
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [query, isAwaited])
  // Those of another country or size would be wrong.
  const days = last?.query === query ? last.days : null
  return (
    <span role="status" className={`block ${className}`}>
      {isAwaited
        ? messages.afterApproval
        : days && messages.orderedNow({ days: formatDays(days.first, days.last) })}
      {approval === 'possible' && days && ` ${messages.approvalPossible}`}
    </span>
  )
}

async function read(query: string, signal: AbortSignal): Promise<PromisedDays['days']> {
  const answer = await fetch(`/api/promised-days?${query}`, { signal })
  return answer.ok ? ((await answer.json()) as PromisedDays).days : null
}
