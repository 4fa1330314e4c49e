import type { OrderResponse } from '@nawl/contract/sales/order'

import { Deadline } from '../deadline.tsx'
import { formatMinorUnits } from '../format-money.ts'
import { OrderLine } from '../order-lines.tsx'
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
        <>Your change waits for {owed ? formatMinorUnits(owed.amount, owed.currency) : 'its difference'}</>
      }
      className="border-l-3 border-madder pl-6"
    >
      <p className="type-ui mt-2">
        Until it is paid, the design you ordered stays in force. Unpaid, the change lapses and nothing is
        owed.
      </p>
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
