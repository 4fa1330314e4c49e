import type { TradeAnswer } from '@nawl/contract/trade/trade'
import { TRADE_ROLES } from '@nawl/domain/trade/trade-member'
import { LANGUAGE } from '@nawl/messages/language'
import * as messages from '@nawl/messages/trade-account'
import { useId, useState } from 'react'

import { callJson, command } from '../../sales/order/calls/call-json.ts'
import { refusalMessage } from '../../sales/order/calls/refusal-messages.ts'
import { accountFetch } from '../../sign-in/session.ts'
import { Button } from '../../ui/controls/button.tsx'
import { SelectField, TextField } from '../../ui/forms/field.tsx'
import { LocalForm } from '../../ui/forms/local-form.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { Fault } from '../../ui/forms/fault.tsx'
import { fieldText } from '../../ui/forms/field-text.ts'
import { TextArea } from '../../ui/forms/text-area.tsx'

const ROLE_MESSAGES = {
  designer: messages.roleDesigner,
  architect: messages.roleArchitect,
  hospitality: messages.roleHospitality,
  retailer: messages.roleRetailer,
  other: messages.roleOther,
} as const

type ApplicationFormProps = {
  readonly account: TradeAnswer
  readonly show: (account: TradeAnswer) => void
}

/** Applies for a trade account, or corrects what nobody has decided on. */
export function ApplicationForm({ account: { application, state }, show }: ApplicationFormProps) {
  const faultId = useId()
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const send = async (form: FormData) => {
    const text = (name: string) => fieldText(form, name).trim()
    const body = {
      practice: text('practice'),
      licence: text('licence'),
      website: text('website'),
      role: text('role'),
      about: text('about'),
      language: LANGUAGE.code,
    }
    setBusy(true)
    const called = await callJson<TradeAnswer>(accountFetch, '/api/account/trade', command(body))
    setBusy(false)
    if (!called.ok) return setFault(refusalMessage(called.fault))
    setFault('')
    show(called.answer)
    toast(messages.sent)
  }
  return (
    <LocalForm className="mt-10 grid max-w-[44em] gap-6" busy={busy} onSend={send}>
      <div className="grid gap-6 sm:grid-cols-[1fr_1fr]">
        <TextField
          label={messages.practice}
          name="practice"
          autoComplete="organization"
          required
          maxLength={120}
          defaultValue={application?.practice}
        />
        <TextField
          label={messages.licence}
          name="licence"
          required
          maxLength={40}
          dir="ltr"
          autoComplete="off"
          defaultValue={application?.licence}
        />
        <TextField
          label={messages.website}
          name="website"
          // As people write it: with or without https://.
          inputMode="url"
          dir="ltr"
          maxLength={200}
          autoComplete="url"
          defaultValue={application?.website}
        />
        <SelectField label={messages.role} name="role" defaultValue={application?.role ?? 'designer'}>
          {TRADE_ROLES.map((role) => (
            <option key={role} value={role}>
              {ROLE_MESSAGES[role]}
            </option>
          ))}
        </SelectField>
      </div>
      <TextArea
        dir="auto"
        label={messages.about}
        name="about"
        required
        maxLength={2000}
        defaultValue={application?.about}
      />
      <Fault id={faultId}>{fault}</Fault>
      <div>
        <Button kind="primary" type="submit" aria-disabled={busy}>
          {busy ? messages.loading : state === 'applied' ? messages.correct : messages.apply}
        </Button>
      </div>
    </LocalForm>
  )
}
