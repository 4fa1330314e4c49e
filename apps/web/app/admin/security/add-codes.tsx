import type { CodesOptions } from '@nawl/contract/desk/second-factor'
import { LANGUAGE } from '@nawl/messages/language'
import * as messages from '@nawl/messages/security'
import { useState } from 'react'

import { refusalMessage } from '../../sales/order/calls/refusal-messages.ts'
import { Button } from '../../ui/controls/button.tsx'
import { CheckedField, TextField } from '../../ui/forms/field.tsx'
import { LocalForm } from '../../ui/forms/local-form.tsx'
import { Section } from '../../ui/section.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { Fault } from '../../ui/forms/fault.tsx'
import { addTo, beginAdding } from './change-security.ts'
import type { ShowSecurity } from './security.route.tsx'

type AddCodesProps = { readonly show: ShowSecurity }

/** Adds an app that makes one-time codes: first its key, then a code as proof that the app has it. */
export function AddCodes({ show }: AddCodesProps) {
  const [begun, setBegun] = useState<CodesOptions | null>(null)
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const begin = async () => {
    if (busy) return
    setBusy(true)
    const called = await beginAdding<CodesOptions>('codes')
    setBusy(false)
    setFault(called.ok ? '' : refusalMessage(called.fault))
    if (called.ok) setBegun(called.answer)
  }
  const send = async (form: FormData) => {
    setBusy(true)
    const { name, code } = Object.fromEntries(form) as Readonly<Record<string, string>>
    const body = { name, code, ticket: begun?.ticket, language: LANGUAGE.code }
    const wrong = await addTo('codes', body, show)
    setBusy(false)
    setFault(wrong ?? '')
    if (wrong !== null) return
    toast(messages.factorAdded({ name: name ?? '' }))
    setBegun(null)
  }
  return (
    <Section title={messages.addCodes}>
      <p className="type-ui mt-2 text-graphite">{messages.codesMeaning}</p>
      {begun ? (
        <LocalForm className="mt-4 grid gap-4" busy={busy} onSend={send}>
          <p className="type-ui">{messages.scan}</p>
          <QrCode {...begun.qr} />
          <div>
            <p className="type-caption text-graphite">{messages.secret}</p>
            <p className="type-ui figures" dir="ltr">
              {begun.secret.replaceAll(/.{4}(?=.)/g, '$& ')}
            </p>
          </div>
          <TextField
            label={messages.appName}
            placeholder={messages.appNameHint}
            name="name"
            maxLength={60}
            autoComplete="off"
            required
          />
          <div>
            <CheckedField
              label={messages.firstCode}
              name="code"
              dir="ltr"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={10}
              required
              fault={fault}
            />
            <Button small type="submit" className="mt-3" aria-disabled={busy}>
              {busy ? messages.oneMoment : messages.finishCodes}
            </Button>
          </div>
        </LocalForm>
      ) : (
        <>
          <Button small className="mt-4" aria-disabled={busy} onClick={() => void begin()}>
            {busy ? messages.oneMoment : messages.beginCodes}
          </Button>
          <Fault id="codes-fault" className="mt-2">
            {fault}
          </Fault>
        </>
      )}
    </Section>
  )
}

/** Dark on white whatever the page's colours, because phones read it so. */
function QrCode({ side, path }: CodesOptions['qr']) {
  return (
    <svg role="img" aria-label={messages.qr} viewBox={`0 0 ${side} ${side}`} className="desk-qr">
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
