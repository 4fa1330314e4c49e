import type { OrderResponse } from '@nawl/contract/order'

import { shortMoment } from './moment-words.ts'
import { lessWords, moneyWords, movedAt, PAYMENT_WORDS, paymentName, REFUND_WORDS } from './money-words.ts'

/** What was paid and what went back, as it was charged, and how to transfer what is owed. */
export function OrderMoney({ order }: { readonly order: OrderResponse }) {
  const { payments, refunds, next } = order
  return (
    <>
      {next?.kind === 'bank-transfer' && <Transfer step={next} />}
      {payments.length + refunds.length > 0 && (
        <section aria-labelledby="order-payments" className="order-summary">
          <h2 id="order-payments" className="type-h4">
            Payments
          </h2>
          <ul className="money-list type-ui figures">
            {payments.map((payment) => (
              <Moved
                key={payment.id}
                name={paymentName(payment)}
                status={PAYMENT_WORDS[payment.status]}
                at={movedAt(payment)}
                amount={moneyWords(payment.amount, payment.currency)}
              />
            ))}
            {refunds.map((refund) => (
              <Moved
                key={refund.id}
                name="Refund"
                status={REFUND_WORDS[refund.status]}
                at={movedAt(refund)}
                amount={lessWords(refund.amount, refund.currency)}
              />
            ))}
          </ul>
        </section>
      )}
    </>
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

type TransferProps = { readonly step: Extract<NonNullable<OrderResponse['next']>, { kind: 'bank-transfer' }> }

function Transfer({ step }: TransferProps) {
  const rows = [
    ['Amount', moneyWords(step.amount, step.currency)],
    ['To', step.beneficiary],
    ['Bank', step.bank],
    ['IBAN', step.iban],
    ['SWIFT', step.swift],
    ['Reference', step.reference],
  ] as const
  return (
    <section aria-labelledby="order-transfer" className="order-summary">
      <h2 id="order-transfer" className="type-h4">
        Pay by bank transfer
      </h2>
      <dl className="price-lines figures">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="text-right wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="type-caption mt-4 text-graphite">
        The reference tells us whose money it is. The order is confirmed once the whole amount has arrived.
      </p>
    </section>
  )
}
