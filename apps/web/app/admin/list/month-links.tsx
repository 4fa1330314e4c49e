import { shopDay } from '@nawl/domain/shop/time-zone'
import * as messages from '@nawl/messages/reports'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'

import { monthPresets } from '../reports/report-days.ts'
import { withParams } from './list-query.ts'

/** This month and the last, in one press each; pressed again, all days. */
export function MonthLinks() {
  const [params] = useSearchParams()
  const [today] = useState(() => shopDay(new Date()))
  return (
    <ul aria-label={messages.period} className="desk-months">
      {monthPresets(today).map(({ from, to, label }) => {
        const isChosen = params.get('from') === from && params.get('to') === to
        const query = withParams(params, isChosen ? { from: null, to: null } : { from, to })
        return (
          <li key={label}>
            <Link to={{ search: query }} aria-current={isChosen ? 'true' : undefined}>
              {label}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
