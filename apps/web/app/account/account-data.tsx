import { useState } from 'react'

import { usePanel } from '../ui/use-panel.ts'
import { Button } from '../ui/controls/button.tsx'
import { AccountSection } from './account-section.tsx'
import { fetchFile } from '../sign-in/fetch-file.ts'
import type { SessionUser } from '../sign-in/session.ts'

/** Actions on the account as a whole: download its data, delete it. */
export function AccountData({ user }: { readonly user: SessionUser }) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const { Panel, show, button, panel } = usePanel(() =>
    import('./delete-account-panel.tsx').then(({ DeleteAccountPanel }) => DeleteAccountPanel),
  )
  const download = async () => {
    if (state === 'busy') return
    setState('busy')
    setState((await fetchFile('/api/account/export', 'nawl-account.json')) ? 'idle' : 'failed')
  }
  return (
    <AccountSection title="Your data">
      <p className="type-body mt-6 max-w-[38em]">
        All that is kept with your account, in one JSON file: who you are, favourites, saved designs, rugs you
        looked at, and your sign-ins.
      </p>
      <p role="status" className="type-caption mt-2 text-madder-deep empty:hidden">
        {state === 'failed' && 'The file could not be fetched. Please try again in a while.'}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button
          small
          aria-disabled={state === 'busy'}
          onClick={() => void download()}
          className="min-w-[190px]"
        >
          {state === 'busy' ? 'Gathering…' : 'Download everything'}
        </Button>
        <Button small {...button} onClick={show}>
          Delete account
        </Button>
      </div>
      {Panel && <Panel {...panel} email={user.email} />}
    </AccountSection>
  )
}
