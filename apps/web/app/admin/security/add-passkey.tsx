import { LANGUAGE } from '@nawl/messages/language'
import * as messages from '@nawl/messages/security'
import { useState } from 'react'

import { refusalMessage } from '../../sales/order/calls/refusal-messages.ts'
import { Button } from '../../ui/controls/button.tsx'
import { CheckedField } from '../../ui/forms/field.tsx'
import { LocalForm } from '../../ui/forms/local-form.tsx'
import { Section } from '../../ui/section.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { emptied } from '../../ui/forms/emptied.ts'
import { addTo, beginAdding } from './change-security.ts'
import { createPasskey } from './passkey-ceremony.ts'
import type { ShowSecurity } from './security.route.tsx'

type AddPasskeyProps = { readonly isPossible: boolean; readonly show: ShowSecurity }

/** Adds a passkey under a name; what was typed stays until it is there. */
export function AddPasskey({ isPossible, show }: AddPasskeyProps) {
  const [name, setName] = useState('')
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  async function add(): Promise<string | null> {
    const begun = await beginAdding<{ readonly options: object }>('passkeys')
    if (!begun.ok) return refusalMessage(begun.fault)
    const credential = await createPasskey(begun.answer.options)
    if (!credential) return messages.passkeyFailed
    return addTo('passkeys', { name, credential, language: LANGUAGE.code }, show)
  }
  const send = async () => {
    setBusy(true)
    const wrong = await add()
    setBusy(false)
    setFault(wrong ?? '')
    if (wrong !== null) return
    toast(messages.factorAdded({ name }))
    setName(emptied(name))
  }
  return (
    <Section title={messages.addPasskey}>
      <p className="type-ui mt-2 text-graphite">
        {isPossible ? messages.passkeyMeaning : messages.noPasskeys}
      </p>
      {isPossible && (
        <LocalForm className="mt-4" busy={busy} onSend={send}>
          <CheckedField
            label={messages.passkeyName}
            placeholder={messages.passkeyNameHint}
            value={name}
            maxLength={60}
            autoComplete="off"
            required
            onChange={(event) => setName(event.target.value)}
            fault={fault}
          />
          <Button small type="submit" className="mt-3" aria-disabled={busy}>
            {busy ? messages.oneMoment : messages.addPasskey}
          </Button>
        </LocalForm>
      )}
    </Section>
  )
}
