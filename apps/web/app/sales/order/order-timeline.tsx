import { SHOP_ZONE_NAME } from '@nawl/domain/shop/time-zone'
import type { OrderResponse } from '@nawl/contract/sales/order'

import { EVENT_MESSAGES } from './event-messages.ts'
import { shortMoment } from './format-moment.ts'
import { stagesOf } from './order-stages.ts'
import { Section } from '../../ui/section.tsx'

/** The order's past events and next steps. */
export function OrderTimeline({ order }: { readonly order: OrderResponse }) {
  const stages = stagesOf(order)
  const current = stages.findLastIndex(({ at }) => at !== null)
  return (
    <Section title="From order to floor">
      <ol className="timeline type-ui">
        {stages.map(({ name, at }, n) => (
          <li key={name} data-done={at !== null} aria-current={n === current ? 'step' : undefined}>
            <span>{name}</span>
            {at ? (
              <time dateTime={at} className="figures text-graphite">
                {shortMoment(at)} {SHOP_ZONE_NAME}
              </time>
            ) : (
              <span className="sr-only">to come</span>
            )}
          </li>
        ))}
      </ol>
      <details className="order-record type-ui">
        <summary>Everything that happened</summary>
        <ol>
          {order.timeline.map(({ kind, at }, n) => (
            // oxlint-disable-next-line react/no-array-index-key -- a record is only added to, and two can be alike
            <li key={`${n} ${kind}`}>
              <span>{EVENT_MESSAGES[kind]}</span>
              <time dateTime={at} className="figures text-graphite">
                {shortMoment(at)} {SHOP_ZONE_NAME}
              </time>
            </li>
          ))}
        </ol>
      </details>
    </Section>
  )
}
