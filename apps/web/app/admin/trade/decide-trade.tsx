import type { DeskTrade } from '@nawl/contract/trade/trade'
import { LANGUAGE } from '@nawl/messages/language'
import * as messages from '@nawl/messages/desk-trade'
import { textIn } from '@nawl/messages/text/text-in'
import { useState } from 'react'

import { useSession } from '../../sign-in/session.ts'
import { Button } from '../../ui/controls/button.tsx'
import { SelectField, TextField } from '../../ui/forms/field.tsx'
import { LocalForm } from '../../ui/forms/local-form.tsx'
import { Fault } from '../../ui/forms/fault.tsx'
import { fieldText } from '../../ui/forms/field-text.ts'
import { changeAtDesk } from '../change-at-desk.ts'

export const PATH = '/api/desk/trade'

type DecideTradeProps = {
  readonly account: DeskTrade['accounts'][number]
  readonly tiers: DeskTrade['tiers']
  readonly show: (list: DeskTrade) => void
}

/** Accepts with a tier and a contact, refuses or pauses with a reason. */
export function DecideTrade({ account, tiers, show }: DecideTradeProps) {
  const { user } = useSession()
  const { id, state, tier, contact } = account
  const isMember = state === 'accepted'
  const send = (step: string, body: object, success: string) =>
    changeAtDesk<DeskTrade>({ method: 'POST', path: `${PATH}/${id}/${step}`, body, success, show })
  const accept = (form: FormData) => {
    const text = (name: string) => fieldText(form, name).trim()
    const person = { name: text('name'), email: text('email') }
    return send('accept', { tier: text('tier'), contact: person }, messages.accepted)
  }
  const stop = (form: FormData) => {
    const reason = fieldText(form, 'reason').trim()
    return isMember
      ? send('pause', { reason }, messages.paused)
      : send('refuse', { reason }, messages.refused)
  }
  return (
    <div className="grid gap-6">
      <Form act={isMember ? messages.changeTier : messages.accept} isPrimary={!isMember} onSend={accept}>
        <SelectField label={messages.tier} name="tier" defaultValue={tier ?? tiers[0]?.id}>
          {tiers.map((each) => (
            <option key={each.id} value={each.id}>
              {messages.tierOption({ name: textIn(each.name, LANGUAGE.code), percent: each.percent })}
            </option>
          ))}
        </SelectField>
        <TextField
          label={messages.contactName}
          name="name"
          required
          maxLength={80}
          autoComplete="off"
          defaultValue={contact?.name ?? user?.name ?? ''}
        />
        <TextField
          label={messages.contactEmail}
          name="email"
          type="email"
          required
          dir="ltr"
          autoComplete="off"
          defaultValue={contact?.email ?? user?.email ?? ''}
        />
      </Form>
      {(isMember || state === 'applied') && (
        <Form act={isMember ? messages.pause : messages.refuse} isPrimary={false} onSend={stop}>
          <TextField
            label={messages.reason}
            name="reason"
            required
            maxLength={500}
            autoComplete="off"
            dir="auto"
          />
        </Form>
      )}
    </div>
  )
}

type FormProps = {
  readonly act: string
  readonly isPrimary: boolean
  readonly onSend: (form: FormData) => Promise<string | null>
  readonly children: React.ReactNode
}

/** A short form of its own, which says below it why it was refused. */
function Form({ act, isPrimary, onSend, children }: FormProps) {
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const send = async (form: FormData) => {
    setBusy(true)
    setFault((await onSend(form)) ?? '')
    setBusy(false)
  }
  return (
    <LocalForm className="grid gap-3" busy={busy} onSend={send}>
      {children}
      <Fault>{fault}</Fault>
      <div>
        <Button small kind={isPrimary ? 'primary' : 'secondary'} type="submit" aria-disabled={busy}>
          {act}
        </Button>
      </div>
    </LocalForm>
  )
}
