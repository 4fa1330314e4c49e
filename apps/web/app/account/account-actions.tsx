import '../sign-in/sign-in.css'

import * as messages from '@nawl/messages/account'
import { Link } from 'react-router'

import { signOut, type SessionUser } from '../sign-in/session.ts'
import { useIsStaff } from './use-is-staff.ts'

type AccountActsProps = { readonly user: SessionUser; readonly onDone: () => void }

/** Who is signed in, links to the account page and for staff to the desk, and the sign-out button. */
export function AccountActions({ user, onDone }: AccountActsProps) {
  const isStaff = useIsStaff(user.id)
  return (
    <>
      <p className="type-caption text-graphite">{messages.signedInAs}</p>
      <p className="type-ui font-medium wrap-anywhere">
        <bdi>{user.email}</bdi>
      </p>
      <ul className="mt-3 border-y border-rule py-1">
        <li>
          <Link to="/account" onClick={onDone} className="account-act">
            {messages.yourAccount}
          </Link>
        </li>
        <li>
          <Link to="/account/trade" onClick={onDone} className="account-act">
            {messages.trade}
          </Link>
        </li>
        <li>
          <Link to="/account/proofs" onClick={onDone} className="account-act">
            {messages.proofs}
          </Link>
        </li>
        {isStaff && (
          <li>
            <Link to="/desk/today" onClick={onDone} className="account-act">
              {messages.openDesk}
            </Link>
          </li>
        )}
      </ul>
      <button
        type="button"
        className="account-act mt-1"
        onClick={() => {
          onDone()
          void signOut()
        }}
      >
        {messages.signOut}
      </button>
    </>
  )
}
