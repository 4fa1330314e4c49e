import type { AdminOrder } from '@nawl/contract/sales/admin'

import { ConfirmAction } from '../sales/order/actions/confirm-action.tsx'
import { shortMoment } from '../sales/order/format-moment.ts'
import {
  lessText,
  formatMinorUnits,
  movedAt,
  PAYMENT_STATE_MESSAGES,
  paymentName,
  REFUND_MESSAGES,
} from '../sales/order/format-money.ts'
import { TextField } from '../ui/forms/field.tsx'
import { readMinorUnits } from './read-minor-units.ts'
import type { RunCommand } from './run-command.ts'

type DeskMoneyProps = { readonly order: AdminOrder; readonly run: RunCommand }
type Refund = AdminOrder['refunds'][number]

/** Payments and refunds of an order, with their commands. */
export function AdminRefunds({ order, run }: DeskMoneyProps) {
  const { payments, refunds, heldUsd, deskSteps } = order
  if (payments.length === 0) return null
  return (
    <section aria-labelledby="desk-money" className="order-summary">
      <h2 id="desk-money" className="type-h4">
        Payments
      </h2>
      <ul className="money-list type-ui figures">
        {payments.map((payment) => (
          <li key={payment.id}>
            <What
              name={paymentName(payment)}
              status={PAYMENT_STATE_MESSAGES[payment.status]}
              at={movedAt(payment)}
            />
            <span className="whitespace-nowrap">{formatMinorUnits(payment.amount, payment.currency)}</span>
          </li>
        ))}
        {refunds.map((refund) => (
          <li key={refund.id} className="flex-wrap">
            <What name="Refund" status={REFUND_MESSAGES[refund.status]} at={movedAt(refund)} />
            <span className="whitespace-nowrap">{lessText(refund.amount, refund.currency)}</span>
            <RefundAct order={order} refund={refund} run={run} />
          </li>
        ))}
      </ul>
      {deskSteps.includes('refund') && (
        <div className="mt-4">
          <p className="type-caption mb-3 text-graphite">
            The order holds {formatMinorUnits(heldUsd, 'USD')}.
          </p>
          <ConfirmAction
            label="Give money back"
            title="Give money back"
            description={`At most ${formatMinorUnits(heldUsd, 'USD')}, in the currency and the way it was charged. The order itself stays.`}
            act="Give it back"
            busyWords="One moment…"
            onAct={(form) =>
              run('/refunds', 'The refund is on its way.', { usd: readMinorUnits(form, 'usd') })
            }
          >
            <TextField label="Amount" name="usd" inputMode="decimal" suffix="$" required />
          </ConfirmAction>
        </div>
      )}
    </section>
  )
}

type WhatProps = { readonly name: string; readonly status: string; readonly at: string | null }

function What({ name, status, at }: WhatProps) {
  return (
    <span>
      {name}
      <span className="type-caption block text-graphite">
        {status}
        {at && `, ${shortMoment(at)}`}
      </span>
    </span>
  )
}

/** A failed refund is retried; a bank refund is made by hand and confirmed here. */
function RefundAct({ order, refund, run }: DeskMoneyProps & { readonly refund: Refund }) {
  const path = `/refunds/${encodeURIComponent(refund.id)}`
  const amount = formatMinorUnits(refund.amount, refund.currency)
  // A refund's id begins with the id of its payment.
  const payment = order.payments.find(({ id }) => refund.id.startsWith(`${id}-`))
  if (refund.status === 'sent') return null
  if (payment?.provider === 'bank-transfer')
    return (
      <ConfirmAction
        label="Mark as sent"
        title="Has the bank sent it?"
        description={`${amount} to the account it came from. The customer gets a mail.`}
        act="Mark as sent"
        busyWords="One moment…"
        onAct={() => run(`${path}/sent`, 'The refund is marked as sent.')}
      />
    )
  if (refund.status === 'due') return null
  return (
    <ConfirmAction
      label="Send again"
      title="Send the refund again?"
      description={`${amount}, to what it was paid with. The company does it once, however often it is asked.`}
      act="Send again"
      busyWords="One moment…"
      onAct={() => run(`${path}/again`, 'The refund is on its way again.')}
    />
  )
}
