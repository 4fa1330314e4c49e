import type { AdminOrder } from '@nawl/contract/sales/admin'
import * as messages from '@nawl/messages/desk-orders'

import { Button } from '../../ui/controls/button.tsx'
import { usePanel } from '../../ui/use-panel.ts'
import type { SendCommand } from './run-command.ts'

type ChangeAddressProps = { readonly order: AdminOrder; readonly send: SendCommand }

/** Changes where an order goes, in the fields of the checkout. */
export function ChangeAddress(props: ChangeAddressProps) {
  const { Panel, show, button, panel } = usePanel(() =>
    import('./address-panel.tsx').then(({ AddressPanel }) => AddressPanel),
  )
  return (
    <>
      <Button small {...button} onClick={show}>
        {messages.changeAddress}
      </Button>
      {Panel && <Panel {...props} {...panel} />}
    </>
  )
}
