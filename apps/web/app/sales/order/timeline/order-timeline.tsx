import type { OrderResponse } from '@nawl/contract/sales/order'
import { mainlyOf } from '@nawl/domain/cart/pieces'
import * as messages from '@nawl/messages/order'

import { EVENT_MESSAGES } from './event-messages.ts'
import { shortMomentInZone } from '../format-moment.ts'
import { expectedText, stagesOf } from './order-stages.ts'
import { Section } from '../../../ui/section.tsx'

/** The order's past events and next steps. */
export function OrderTimeline({ order }: { readonly order: OrderResponse }) {
  const stages = stagesOf(order)
  const expected = expectedText(order)
  const current = stages.findLastIndex(({ at }) => at !== null)
  return (
    <Section title={messages.timeline({ of: mainlyOf(order.price) })}>
      <ol className="timeline type-ui">
        {stages.map(({ name, at }, n) => (
          <li key={name} data-done={at !== null} aria-current={n === current ? 'step' : undefined}>
            <span>{name}</span>
            {at ? (
              <time dateTime={at} className="figures text-graphite">
                {shortMomentInZone(at)}
              </time>
            ) : (
              <>
                <span className="sr-only">{messages.toCome}</span>
                {expected && n === stages.length - 1 && (
                  <span className="figures text-graphite">{messages.expected({ days: expected })}</span>
                )}
              </>
            )}
          </li>
        ))}
      </ol>
      <details className="order-record type-ui">
        <summary>{messages.record}</summary>
        <ol>
          {order.timeline.map(({ kind, at }, n) => (
            // oxlint-disable-next-line react/no-array-index-key -- a record is only added to, and two can be alike
            <li key={`${n} ${kind}`}>
              <span>{EVENT_MESSAGES[kind]}</span>
              <time dateTime={at} className="figures text-graphite">
                {shortMomentInZone(at)}
              </time>
            </li>
          ))}
        </ol>
      </details>
    </Section>
  )
}
