import type { OrderResponse } from '@nawl/contract/sales/order'
import * as messages from '@nawl/messages/order-actions'

import { toast } from '../../../ui/toasts/toast.ts'
import { refusalMessage } from '../calls/refusal-messages.ts'
import type { OrderProps } from '../order-page.tsx'
import { AddressButton } from './address-button.tsx'
import { addressFaultOf } from './address-fault.ts'

/** Changes where the customer's own order goes. */
export function AddressAction({ order, opened }: OrderProps) {
  return (
    <AddressButton
      address={order.address}
      description={messages.addressMeaning}
      send={async (address) => {
        const body = { address, version: order.addressVersion }
        const called = await opened.calls.send<OrderResponse>('/address', body)
        if (called.ok) {
          opened.show(called.answer)
          toast(messages.addressChanged)
          return null
        }
        // What the shop or another tab has changed is shown before anything is sent again.
        if (called.fault === 'order/changed-meanwhile') await opened.reload()
        return addressFaultOf(called, refusalMessage(called.fault))
      }}
    />
  )
}
