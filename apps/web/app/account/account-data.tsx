import * as messages from '@nawl/messages/account'
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
    <AccountSection title={messages.data}>
      <p className="type-body mt-6 max-w-[38em]">{messages.dataText}</p>
      <p role="status" className="type-caption mt-2 text-madder-deep empty:hidden">
        {state === 'failed' && messages.dataAway}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button
          small
          aria-disabled={state === 'busy'}
          onClick={() => void download()}
          className="min-w-[190px]"
        >
          {state === 'busy' ? messages.gathering : messages.downloadAll}
        </Button>
        <Button small {...button} onClick={show}>
          {messages.deleteAccount}
        </Button>
      </div>
      {Panel && <Panel {...panel} email={user.email} />}
    </AccountSection>
  )
}
