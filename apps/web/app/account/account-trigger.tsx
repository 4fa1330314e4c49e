import * as messages from '@nawl/messages/account'
import { useEffect, useEffectEvent } from 'react'

import { Glyph } from '../ui/glyph.tsx'
import { usePanel } from '../ui/use-panel.ts'
import { useSession } from '../sign-in/session.ts'
import { askToSignIn, stopAsking, useSignInRequest } from '../sign-in/sign-in-request.ts'
import { LocalForm } from '../ui/forms/local-form.tsx'

/**
 * Opens the sign-in dialog, or the menu of a signed-in customer; an icon on phones. Without scripts it links to the
 * account page.
 */
export function AccountTrigger() {
  const { user } = useSession()
  const request = useSignInRequest()
  const menu = usePanel(() => import('./account-menu.tsx').then(({ AccountMenu }) => AccountMenu))
  const dialog = usePanel(() =>
    import('../sign-in/sign-in-dialog.tsx').then(({ SignInDialog }) => SignInDialog),
  )
  const isAsked = request !== null
  const showDialog = useEffectEvent(dialog.show)
  useEffect(() => {
    if (isAsked) showDialog()
  }, [isAsked])
  const press = () => {
    if (!user) {
      askToSignIn()
      dialog.show()
    } else if (menu.open) menu.setOpen(false)
    else menu.show()
  }
  return (
    <>
      <LocalForm action="/account" onSend={press}>
        <button
          type="submit"
          {...(user ? menu : dialog).button}
          aria-expanded={user ? menu.open : isAsked}
          className="header-word account-door"
        >
          <Glyph name="person" size={22} stroke={1.3} />
          <span className="header-text">{messages.title}</span>
        </button>
      </LocalForm>
      {menu.Panel && user && <menu.Panel {...menu.panel} user={user} />}
      {dialog.Panel && <dialog.Panel open={isAsked} failed={request === 'failed'} onClose={stopAsking} />}
    </>
  )
}
