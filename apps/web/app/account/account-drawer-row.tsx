import { useRef, useState } from 'react'

import { usePanel } from '../ui/use-panel.ts'
import { Glyph } from '../ui/glyph.tsx'
import { AccountActs } from './account-acts.tsx'
import { useSession } from './session.ts'

/** The account within the menu, where the header has no room for its word. */
export function AccountDrawerRow({ onFollow }: { readonly onFollow: () => void }) {
  const { user } = useSession()
  const [unfolded, setUnfolded] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const dialog = usePanel(() => import('./sign-in-dialog.tsx').then(({ SignInDialog }) => SignInDialog))
  return (
    <section>
      <button
        ref={button}
        type="button"
        {...(user
          ? { 'aria-expanded': unfolded, 'aria-controls': 'drawer-account' }
          : { 'aria-haspopup': 'dialog', ...dialog.near })}
        onClick={() => (user ? setUnfolded(!unfolded) : dialog.show())}
        className="drawer-row"
      >
        <span>Account</span>
        {user && (
          <>
            <span className="ml-auto min-w-0 truncate text-graphite">{user.name ?? user.email}</span>
            <Glyph name="chevron" size={18} className={unfolded ? 'rotate-180' : ''} />
          </>
        )}
      </button>
      <div id="drawer-account">
        {user && unfolded && (
          <div className="border-b border-rule py-4">
            <AccountActs user={user} onDone={onFollow} />
          </div>
        )}
      </div>
      {dialog.Panel && (
        <dialog.Panel open={dialog.open} failed={false} onClose={() => dialog.setOpen(false)} />
      )}
    </section>
  )
}
