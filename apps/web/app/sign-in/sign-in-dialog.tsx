import '../ui/dialog.css'
import './sign-in.css'

import * as messages from '@nawl/messages/sign-in'
import * as shell from '@nawl/messages/shell'
import { Dialog } from '@base-ui/react/dialog'

import { Glyph } from '../ui/glyph.tsx'
import { SignIn } from './sign-in.tsx'

type SignInDialogProps = {
  readonly open: boolean
  /** Whether to show the alert of a failed attempt. */
  readonly failed: boolean
  readonly onClose: () => void
}

/** The sign-in dialog, over any page. */
export function SignInDialog({ open, failed, onClose }: SignInDialogProps) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        {/* Also when opened from another dialog. */}
        <Dialog.Backdrop className="scrim z-21" forceRender />
        <Dialog.Popup className="dialog">
          <Dialog.Title className="type-h3 pe-10 sm:text-[31px]">{messages.welcome()}</Dialog.Title>
          <SignIn failed={failed} onLeave={onClose} />
          <Dialog.Close
            className="absolute top-3 end-3 flex size-11 items-center justify-center hover:text-madder"
            aria-label={shell.close}
          >
            <Glyph name="close" />
          </Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
