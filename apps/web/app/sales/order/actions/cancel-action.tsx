import type { OrderResponse } from '@nawl/contract/sales/order'

import { toast } from '../../../ui/toasts/toast.ts'
import { ConfirmAction } from './confirm-action.tsx'
import { formatMinorUnits } from '../format-money.ts'
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
    toast(`Order ${order.number} is cancelled.`)
    return null
  }
  return (
    <ConfirmAction
      label="Cancel the order"
      title="Cancel this order?"
      description={whatHappens(order)}
      act="Cancel the order"
      busyWords="Cancelling…"
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
  if (held.length === 0)
    return 'Nothing will be made. Nothing was paid, so nothing goes back. It cannot be undone.'
  const isTransfer = payments.some(
    ({ provider, status }) => provider === 'bank-transfer' && status === 'paid',
  )
  const way = isTransfer
    ? 'by bank transfer, within two working days'
    : 'to what you paid with, at once; banks take some days to show it'
  return `Nothing will be made. ${held.join(' and ')} goes back ${way}. It cannot be undone.`
}

const sumOf = (all: readonly { readonly amount: number }[]) =>
  all.reduce((sum, { amount }) => sum + amount, 0)
