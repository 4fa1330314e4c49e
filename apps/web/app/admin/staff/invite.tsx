import { type Role, ROLES } from '@nawl/domain/staff/roles'
import { LANGUAGE } from '@nawl/messages/language'
import { LANGUAGES } from '@nawl/messages/languages'
import * as messages from '@nawl/messages/staff'
import { useState } from 'react'

import { Button } from '../../ui/controls/button.tsx'
import { SelectField, TextField } from '../../ui/forms/field.tsx'
import { LocalForm } from '../../ui/forms/local-form.tsx'
import { Section } from '../../ui/section.tsx'
import { Fault } from '../../ui/forms/fault.tsx'
import { emptied } from '../../ui/forms/emptied.ts'
import { changeStaff, type ShowStaff } from './change-staff.ts'

/** Invites somebody by e-mail; what was typed stays until the invitation is accepted. */
export function Invite({ show }: { readonly show: ShowStaff }) {
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Role>('sales')
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const send = async (form: FormData) => {
    setBusy(true)
    const success = messages.invitationSent({ email })
    const body = { email, role, language: form.get('language') }
    const wrong = await changeStaff(show, { method: 'POST', body, success })
    setBusy(false)
    setFault(wrong ?? '')
    if (wrong === null) setEmail(emptied(email))
  }
  return (
    <Section title={messages.invite}>
      <LocalForm className="mt-4 grid gap-4" busy={busy} onSend={send}>
        <TextField
          label={messages.email}
          name="email"
          type="email"
          autoComplete="off"
          required
          maxLength={254}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <div>
          <SelectField
            label={messages.role}
            name="role"
            value={role}
            onChange={(event) => setRole(event.target.value as Role)} // the options below
          >
            {ROLES.map((one) => (
              <option key={one} value={one}>
                {messages.roleName({ role: one })}
              </option>
            ))}
          </SelectField>
          <p className="type-caption mt-2 text-graphite">{messages.roleMeaning({ role })}</p>
        </div>
        <SelectField label={messages.language} name="language" defaultValue={LANGUAGE.code}>
          {Object.values(LANGUAGES).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <Fault>{fault}</Fault>
        <div>
          <Button small kind="primary" type="submit" aria-disabled={busy}>
            {busy ? messages.oneMoment : messages.sendInvitation}
          </Button>
        </div>
      </LocalForm>
    </Section>
  )
}
