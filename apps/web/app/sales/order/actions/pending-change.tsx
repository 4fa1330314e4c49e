import type { OrderResponse } from '@nawl/contract/sales/order'
import * as messages from '@nawl/messages/order-actions'

import { Deadline } from '../deadline.tsx'
import { formatMinorUnits } from '../summary/format-money.ts'
import { OrderLine } from '../summary/order-lines.tsx'
import { Section } from '../../../ui/section.tsx'

type PendingChangeProps = { readonly order: OrderResponse; readonly now: number }

/** A design change that awaits payment of the difference. */
export function PendingChange({ order, now }: PendingChangeProps) {
  const { change, lines, payments } = order
  if (!change) return null
  const owed = payments.findLast(({ isDifference, status }) => isDifference && status !== 'paid')
  const changed = change.lines
    .map((line, n) => ({ line, n }))
    .filter(({ line }, n) => JSON.stringify(line.design) !== JSON.stringify(lines[n]?.design))
  return (
    <Section
      title={
        owed
          ? messages.changeWaits({ amount: formatMinorUnits(owed.amount, owed.currency) })
          : messages.changeWaitsUnknown
      }
      className="border-s-3 border-madder ps-6"
    >
      <p className="type-ui mt-2">{messages.changeWaitsText}</p>
      <p className="type-ui mt-1">
        <Deadline until={change.payBy} now={now} />
      </p>
      <ul className="order-lines">
        {changed.map(({ line, n }) => (
          <li key={line.id}>
            <OrderLine line={line} price={change.price} place={n} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
