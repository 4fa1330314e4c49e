import type { AdminOrder } from '@nawl/contract/sales/admin'
import * as messages from '@nawl/messages/desk-orders'
import { changeAddress } from '@nawl/messages/order-actions'

import { addressFaultOf } from '../../../sales/order/actions/address-fault.ts'
import { textIn } from '../../../sales/checkout/read-checkout.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { usePanel } from '../../../ui/use-panel.ts'
import { refusalText, type SendCommand } from '../run-command.ts'

type ChangeAddressProps = { readonly order: AdminOrder; readonly send: SendCommand }

/** Changes where an order goes, in the fields of the checkout. */
export function ChangeAddress({ order, send }: ChangeAddressProps) {
  const { Panel, show, button, panel } = usePanel(() =>
    import('../../../sales/order/actions/address-panel.tsx').then(({ AddressPanel }) => AddressPanel),
  )
  return (
    <>
      <Button small {...button} onClick={show}>
        {changeAddress}
      </Button>
      {Panel && (
        <Panel
          {...panel}
          address={order.address}
          description={messages.addressMeaning}
          send={async (address, form) => {
            const body = { address, why: textIn(form, 'why'), version: order.addressVersion }
            const wrong = await send('/address', messages.addressChanged, body)
            return wrong && addressFaultOf(wrong, refusalText(wrong, order))
          }}
        >
          <TextField label={messages.addressWhy} name="why" maxLength={500} autoComplete="off" />
        </Panel>
      )}
    </>
  )
}
