import type { OrderResponse } from '@nawl/contract/sales/order'

import { LANGUAGE } from '@nawl/messages/language'
import * as messages from '@nawl/messages/order-actions'

import { toast } from '../../../ui/toasts/toast.ts'
import { ConfirmAction } from './confirm-action.tsx'
import { formatMinorUnits } from '../summary/format-money.ts'
import type { OrderProps } from '../order-page.tsx'
import { refusalMessage } from '../calls/refusal-messages.ts'

/** Cancels an order, after saying what is refunded and when. */
export function CancelAction({ order, opened }: OrderProps) {
  const cancel = async () => {
    const called = await opened.calls.send<OrderResponse>('/cancel')
    if (!called.ok) {
      if (called.fault === 'order/wrong-state' || called.fault === 'order/too-late') await opened.reload()
      return refusalMessage(called.fault)
    }
    opened.show(called.answer)
    toast(messages.cancelled({ number: order.number }))
    return null
  }
  return (
    <ConfirmAction
      label={messages.cancelOrder}
      title={messages.cancelTitle}
      description={whatHappens(order)}
      act={messages.cancelOrder}
      busyWords={messages.cancelling}
      onAct={cancel}
    />
  )
}

/** The refund per currency: what was paid minus what was already refunded. */
function whatHappens({ payments, refunds }: OrderResponse): string {
  const held = (['AED', 'USD'] as const).flatMap((currency) => {
    const paid = payments.filter((each) => each.status === 'paid' && each.currency === currency)
    const back = refunds.filter((each) => each.currency === currency)
    const amount = sumOf(paid) - sumOf(back)
    return amount > 0 ? [formatMinorUnits(amount, currency)] : []
  })
  if (held.length === 0) return messages.cancelMeaningUnpaid
  const isTransfer = payments.some(
    ({ provider, status }) => provider === 'bank-transfer' && status === 'paid',
  )
  const back = { count: held.length, amounts: new Intl.ListFormat(LANGUAGE.tag).format(held) }
  return isTransfer ? messages.cancelMeaningTransfer(back) : messages.cancelMeaningPaid(back)
}

const sumOf = (all: readonly { readonly amount: number }[]) =>
  all.reduce((sum, { amount }) => sum + amount, 0)
