import type { AdminOrders } from '@nawl/contract/sales/admin'
import { ORDER_STATES } from '@nawl/domain/order/order-state'
import * as messages from '@nawl/messages/desk'
import { Link } from 'react-router'

import { STATE_MESSAGES } from '../../sales/order/state-messages.ts'

type StateListProps = {
  readonly counts: AdminOrders['counts']
  readonly current: string | null
  readonly search: string
}

/** The number of orders per state, each a link that filters by it. */
export function StateList({ counts, current, search }: StateListProps) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const rows = [
    { state: null, name: messages.all, count: all },
    ...ORDER_STATES.map((state) => ({ state, name: STATE_MESSAGES[state].name, count: counts[state] })),
  ]
  return (
    <nav aria-label={messages.byState}>
      <ul className="desk-states type-ui">
        {rows.map(({ state, name, count }) => (
          <li key={name}>
            <Link to={pathOf(state, search)} aria-current={state === current ? 'page' : undefined}>
              <span>{name}</span>
              <span className="figures text-graphite">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function pathOf(state: string | null, search: string): string {
  const query = new URLSearchParams({ ...(state ? { state } : {}), ...(search ? { search } : {}) })
  return query.size === 0 ? '/desk' : `/desk?${query.toString()}`
}
