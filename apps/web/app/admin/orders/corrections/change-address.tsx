import type { AdminOrder } from '@nawl/contract/sales/admin'
import * as messages from '@nawl/messages/desk-orders'

import { AddressButton } from '../../../sales/order/actions/address-button.tsx'
import { addressFaultOf } from '../../../sales/order/actions/address-fault.ts'
import { TextField } from '../../../ui/forms/field.tsx'
import { fieldText } from '../../../ui/forms/field-text.ts'
import { refusalText, type SendCommand } from '../run-command.ts'

type ChangeAddressProps = { readonly order: AdminOrder; readonly send: SendCommand }

/** Changes where an order goes, with a reason for the staff. */
export function ChangeAddress({ order, send }: ChangeAddressProps) {
  return (
    <AddressButton
      address={order.address}
      description={messages.addressMeaning}
      send={async (address, form) => {
        const body = { address, why: fieldText(form, 'why'), version: order.addressVersion }
        const wrong = await send('/address', messages.addressChanged, body)
        return wrong && addressFaultOf(wrong, refusalText(wrong, order))
      }}
    >
      <TextField label={messages.addressWhy} name="why" maxLength={500} autoComplete="off" />
    </AddressButton>
  )
}
