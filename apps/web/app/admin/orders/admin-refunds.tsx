import type { AdminOrder } from '@nawl/contract/sales/admin'
import * as messages from '@nawl/messages/desk'

import { ConfirmAction } from '../../sales/order/actions/confirm-action.tsx'
import { formatMinorUnits } from '../../sales/order/summary/format-money.ts'
import { OrderMoney } from '../../sales/order/summary/order-money.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { refundableText, RefundAmount, refundIn } from './refund-amount.tsx'
import { usePermission } from '../desk-caller.ts'
import type { RunCommand } from './run-command.ts'

type DeskMoneyProps = { readonly order: AdminOrder; readonly run: RunCommand }
type Refund = AdminOrder['refunds'][number]

/** Payments and refunds of an order, with their commands. */
export function AdminRefunds({ order, run }: DeskMoneyProps) {
  const { deskSteps, language } = order
  const held = refundableText(order)
  return (
    <OrderMoney
      order={order}
      renderAction={(refund) => <RefundAct order={order} refund={refund} run={run} />}
    >
      {deskSteps.includes('refund') && (
        <div className="mt-4">
          <p className="type-caption figures mb-3 text-graphite">{messages.orderHolds({ held })}</p>
          <ConfirmAction
            label={messages.refund}
            title={messages.refund}
            description={messages.refundMeaning({ held })}
            act={messages.refundAct}
            busyWords={messages.working}
            onAct={(form) =>
              run('/refunds', messages.refundDone, { ...refundIn(form, order), why: form.get('why') })
            }
          >
            <RefundAmount order={order} label={messages.amount} required />
            <TextField
              label={messages.refundWhy({ language })}
              name="why"
              dir="auto"
              maxLength={500}
              autoComplete="off"
              required
            />
          </ConfirmAction>
        </div>
      )}
    </OrderMoney>
  )
}

/** A failed refund is retried; a bank refund is made by hand and confirmed here. */
function RefundAct({ order, refund, run }: DeskMoneyProps & { readonly refund: Refund }) {
  const mayMoveMoney = usePermission('money.move')
  const path = `/refunds/${encodeURIComponent(refund.id)}`
  const amount = formatMinorUnits(refund.amount, refund.currency)
  // A refund's id begins with the id of its payment.
  const payment = order.payments.find(({ id }) => refund.id.startsWith(`${id}-`))
  if (refund.status === 'sent' || !mayMoveMoney) return null
  if (payment?.provider === 'bank-transfer')
    return (
      <ConfirmAction
        label={messages.refundSent}
        title={messages.refundSentTitle}
        description={messages.refundSentMeaning({ amount })}
        act={messages.refundSent}
        busyWords={messages.working}
        onAct={() => run(`${path}/sent`, messages.refundSentDone)}
      />
    )
  if (refund.status === 'due') return null
  return (
    <ConfirmAction
      label={messages.refundAgain}
      title={messages.refundAgainTitle}
      description={messages.refundAgainMeaning({ amount })}
      act={messages.refundAgain}
      busyWords={messages.working}
      onAct={() => run(`${path}/again`, messages.refundAgainDone)}
    />
  )
}
