import '../page/arriving.css'
import '../page/popover.css'

import { Dialog } from '@base-ui/react/dialog'
import * as messages from '@nawl/messages/account'

import type { PanelProps } from '../ui/use-panel.ts'
import { headerBottom } from '../page/header-bottom.ts'
import { AccountActions } from './account-actions.tsx'
import type { SessionUser } from '../sign-in/session.ts'

type AccountMenuProps = PanelProps & { readonly user: SessionUser }

/** The menu below the header's account button. It is not modal. */
export function AccountMenu({ user, open, onOpenChange, opener }: AccountMenuProps) {
  return (
    <Dialog.Root
      open={open}
      modal={false}
      onOpenChange={(next, { event }) => {
        // The account button closes the menu by itself; closing it here as well would reopen it.
        const { target } = event
        if (!(target instanceof Node && opener.current?.contains(target))) onOpenChange(next)
      }}
    >
      <Dialog.Portal>
        <Dialog.Popup
          className="popover arriving"
          style={{ top: headerBottom() + scrollY }}
          finalFocus={opener}
        >
          <Dialog.Title className="sr-only">{messages.title}</Dialog.Title>
          <AccountActions user={user} onDone={() => onOpenChange(false)} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
