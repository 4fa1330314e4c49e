import type { OrderResponse } from '@nawl/contract/sales/order'
import * as messages from '@nawl/messages/order'

import { Section } from '../../../ui/section.tsx'
import { shortMoment } from '../format-moment.ts'
import {
  lessText,
  formatMinorUnits,
  movedAt,
  PAYMENT_STATE_MESSAGES,
  paymentName,
  refundText,
} from './format-money.ts'

type OrderMoneyProps = {
  readonly order: Pick<OrderResponse, 'payments' | 'refunds'>
  /** What can be done about a refund. */
  readonly renderAction?: (refund: OrderResponse['refunds'][number]) => React.ReactNode
  readonly children?: React.ReactNode
}

/** Payments and refunds, as charged. */
export function OrderMoney({ order: { payments, refunds }, renderAction, children }: OrderMoneyProps) {
  if (payments.length + refunds.length === 0) return null
  return (
    <Section title={messages.payments} titleClass="type-h4" className="order-summary">
      <ul className="type-ui figures mt-3">
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
            name={messages.refund}
            status={refundText(refund)}
            at={movedAt(refund)}
            amount={lessText(refund.amount, refund.currency)}
            act={renderAction?.(refund)}
          />
        ))}
      </ul>
      {children}
    </Section>
  )
}

type MovedProps = {
  readonly name: string
  readonly status: string
  readonly at: string | null
  readonly amount: string
  readonly act?: React.ReactNode
}

function Moved({ name, status, at, amount, act }: MovedProps) {
  return (
    <li
      className={`flex justify-between gap-4 py-2 not-first:border-t not-first:border-rule ${act ? 'flex-wrap' : ''}`}
    >
      <span>
        {name}
        <span className="type-caption block text-graphite">
          {at ? messages.stateAndTime({ state: status, time: shortMoment(at) }) : status}
        </span>
      </span>
      <span className="whitespace-nowrap">{amount}</span>
      {act}
    </li>
  )
}
