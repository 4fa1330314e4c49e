import type { AdminOrders } from '@nawl/contract/sales/admin'
import { ORDER_STATES } from '@nawl/domain/order/order-state'
import * as messages from '@nawl/messages/desk'
import { Link, useSearchParams } from 'react-router'

import { STATE_MESSAGES } from '../../sales/order/state-messages.ts'
import { addressOf, withParams } from '../list/list-query.ts'

/** The number of orders per state, each a link that filters by it. */
export function StateList({ counts }: { readonly counts: AdminOrders['counts'] }) {
  const [params] = useSearchParams()
  const current = params.get('state')
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
            <Link
              to={addressOf('/desk', withParams(params, { state }))}
              aria-current={state === current ? 'page' : undefined}
            >
              <span>{name}</span>
              <span className="figures text-graphite">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
