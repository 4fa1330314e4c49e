import type { OrderResponse } from '@nawl/contract/sales/order'
import type { Cents } from '@nawl/domain/money/money'
import * as messages from '@nawl/messages/order'

import { usePrice } from '../../../page/country/use-price.ts'
import { Section } from '../../../ui/section.tsx'
import { formatDay } from '../format-moment.ts'

/** What the samples of an order are credited against a rug; nothing for orders without any. */
export function OrderCredit({ order: { credit } }: { readonly order: Pick<OrderResponse, 'credit'> }) {
  const { wholePrice } = usePrice()
  if (!credit) return null
  const { code, amount, from, until, state } = credit
  const said = { amount: wholePrice(amount as Cents), from: formatDay(from), until: formatDay(until) }
  return (
    <Section title={messages.creditTitle} titleClass="type-tool" className="order-summary">
      <p className="type-ui mt-2">
        {messages.creditText({ ...said, state: state === 'not-yet' ? 'not_yet' : state })}
      </p>
      {(state === 'open' || state === 'not-yet') && (
        <p className="type-h4 figures mt-3">
          <bdi dir="ltr">{code}</bdi>
        </p>
      )}
    </Section>
  )
}
