import * as messages from '@nawl/messages/order-actions'

import { Button } from '../../../ui/controls/button.tsx'
import { usePanel } from '../../../ui/use-panel.ts'
import type { AddressPanelProps } from './address-panel.tsx'

/** A button that opens an order's address to change, in the fields of the checkout. */
export function AddressButton(props: AddressPanelProps) {
  const { Panel, show, button, panel } = usePanel(() =>
    import('./address-panel.tsx').then(({ AddressPanel }) => AddressPanel),
  )
  return (
    <>
      <Button small {...button} onClick={show}>
        {messages.changeAddress}
      </Button>
      {Panel && <Panel {...panel} {...props} />}
    </>
  )
}
