import type { OrderResponse } from '@nawl/contract/sales/order'

import { shortMoment } from './format-moment.ts'
import {
  lessText,
  formatMinorUnits,
  movedAt,
  PAYMENT_STATE_MESSAGES,
  paymentName,
  REFUND_MESSAGES,
} from './format-money.ts'

/** Payments and refunds, as charged. */
export function OrderMoney({ order }: { readonly order: OrderResponse }) {
  const { payments, refunds } = order
  if (payments.length + refunds.length === 0) return null
  return (
    <section aria-labelledby="order-payments" className="order-summary">
      <h2 id="order-payments" className="type-h4">
        Payments
      </h2>
      <ul className="money-list type-ui figures">
        {payments.map((payment) => (
          <Moved
            key={payment.id}
            name={paymentName(payment)}
            status={PAYMENT_STATE_MESSAGES[payment.status]}
            at={movedAt(payment)}
            amount={formatMinorUnits(payment.amount, payment.currency)}
          />
        ))}
        {refunds.map((refund) => (
          <Moved
            key={refund.id}
            name="Refund"
            status={REFUND_MESSAGES[refund.status]}
            at={movedAt(refund)}
            amount={lessText(refund.amount, refund.currency)}
          />
        ))}
      </ul>
    </section>
  )
}

type MovedProps = {
  readonly name: string
  readonly status: string
  readonly at: string | null
  readonly amount: string
}

function Moved({ name, status, at, amount }: MovedProps) {
  return (
    <li>
      <span>
        {name}
        <span className="type-caption block text-graphite">
          {status}
          {at && `, ${shortMoment(at)}`}
        </span>
      </span>
      <span className="whitespace-nowrap">{amount}</span>
    </li>
  )
}
