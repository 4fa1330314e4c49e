import '../page/arriving.css'
import '../page/popover.css'

import { Dialog } from '@base-ui/react/dialog'

import { headerBottom } from '../page/header-bottom.ts'
import { AccountActions } from './account-actions.tsx'
import type { SessionUser } from '../sign-in/session.ts'

type AccountMenuProps = {
  readonly user: SessionUser
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly opener: React.RefObject<HTMLElement | null>
}

/** The menu under the word in the header. The page stays in reach beside it. */
export function AccountMenu({ user, open, onOpenChange, opener }: AccountMenuProps) {
  return (
    <Dialog.Root
      open={open}
      modal={false}
      onOpenChange={(next, { event }) => {
        // The word itself closes it when it is pressed; closed by that already, it would open again.
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
          <Dialog.Title className="sr-only">Account</Dialog.Title>
          <AccountActions user={user} onDone={() => onOpenChange(false)} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
