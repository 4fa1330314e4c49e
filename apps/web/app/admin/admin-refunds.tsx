import type { AdminOrder } from '@nawl/contract/sales/admin'

import { ConfirmAction } from '../sales/order/actions/confirm-action.tsx'
import { formatMinorUnits } from '../sales/order/format-money.ts'
import { OrderMoney } from '../sales/order/order-money.tsx'
import { TextField } from '../ui/forms/field.tsx'
import { readMinorUnits } from './read-minor-units.ts'
import type { RunCommand } from './run-command.ts'

type DeskMoneyProps = { readonly order: AdminOrder; readonly run: RunCommand }
type Refund = AdminOrder['refunds'][number]

/** Payments and refunds of an order, with their commands. */
export function AdminRefunds({ order, run }: DeskMoneyProps) {
  const { heldUsd, deskSteps } = order
  return (
    <OrderMoney
      order={order}
      renderAction={(refund) => <RefundAct order={order} refund={refund} run={run} />}
    >
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
    </OrderMoney>
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
