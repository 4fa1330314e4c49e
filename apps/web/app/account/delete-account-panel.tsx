import * as messages from '@nawl/messages/account'
import { useState } from 'react'

import { Button } from '../ui/controls/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { CheckedField } from '../ui/forms/field.tsx'
import { toast } from '../ui/toasts/toast.ts'
import { accountFetch, signOut } from '../sign-in/session.ts'
import { savedStore } from '../saved/use-saved.ts'
import type { PanelProps } from '../ui/use-panel.ts'
import { LocalForm } from '../ui/forms/local-form.tsx'

type DeleteAccountPanelProps = PanelProps & {
  /** Must be typed as confirmation. */
  readonly email: string
}

/** Explains what is deleted with an account and what stays, and deletes it. */
export function DeleteAccountPanel({ email, ...panel }: DeleteAccountPanelProps) {
  return (
    <Dialog {...panel} title={messages.deleteTitle} description={messages.deleteMeaning}>
      <dl className="type-ui mt-6 grid gap-3">
        <div>
          <dt className="font-medium">{messages.deleteGoes}</dt>
          <dd>{messages.deleteGoesText}</dd>
        </div>
        <div>
          <dt className="font-medium">{messages.deleteStays}</dt>
          <dd>{messages.deleteStaysText}</dd>
        </div>
      </dl>
      <DeleteForm email={email} />
    </Dialog>
  )
}

function DeleteForm({ email }: Pick<DeleteAccountPanelProps, 'email'>) {
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const erase = async () => {
    if (typed.trim().toLowerCase() !== email.toLowerCase()) return setFault(messages.deleteOther)
    setBusy(true)
    const deleted = await deleteAccount()
    setBusy(false)
    // On success the dialog is unmounted together with the account.
    if (!deleted) setFault(messages.deleteFailed)
  }
  return (
    <LocalForm noValidate className="mt-6" busy={busy} onSend={erase}>
      <CheckedField
        label={messages.deleteConfirm({ email })}
        type="email"
        dir="ltr"
        autoComplete="off"
        value={typed}
        fault={fault}
        onChange={(event) => {
          setTyped(event.target.value)
          setFault('')
        }}
      />
      <Button kind="primary" type="submit" aria-disabled={busy} className="mt-4 min-w-[210px]">
        {busy ? messages.deleting : messages.deleteEverything}
      </Button>
    </LocalForm>
  )
}

/** Returns whether it succeeded; then nothing of the account is left in this browser either. */
async function deleteAccount(): Promise<boolean> {
  try {
    const answer = await accountFetch('/api/account', { method: 'DELETE' })
    if (!answer.ok) throw new Error(`the account answered ${answer.status}`)
  } catch (error) {
    console.warn('the account could not be deleted', error)
    return false
  }
  await signOut()
  const store = await savedStore()
  store.forget()
  toast(messages.deleted)
  return true
}
