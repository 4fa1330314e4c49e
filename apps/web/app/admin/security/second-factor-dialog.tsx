import type { FactorChallenge, VerifyRequest } from '@nawl/contract/desk/second-factor'
import { LANGUAGE } from '@nawl/messages/language'
import * as messages from '@nawl/messages/security'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { callJson, command } from '../../sales/order/calls/call-json.ts'
import { refusalMessage } from '../../sales/order/calls/refusal-messages.ts'
import { accountFetch } from '../../sign-in/session.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { CheckedField } from '../../ui/forms/field.tsx'
import { LocalForm } from '../../ui/forms/local-form.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { Fault } from '../../ui/forms/fault.tsx'
import { fieldText } from '../../ui/forms/field-text.ts'
import { signWithPasskey } from './passkey-ceremony.ts'

export type SecondFactorDialogProps = { readonly onEnd: (isProven: boolean) => void }

type Verified = { readonly recoveryCodesLeft: number }

/** Asks for the second factor, over whatever the page is doing. */
export function SecondFactorDialog({ onEnd }: SecondFactorDialogProps) {
  // Where the focus was, which is inside another dialog as a rule.
  const opener = useRef(document.activeElement instanceof HTMLElement ? document.activeElement : null)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onEnd(false)}
      opener={opener}
      title={messages.confirm}
      description={messages.confirmMeaning}
      isOnTop
    >
      <Proof onEnd={onEnd} />
    </Dialog>
  )
}

const ask = () => callJson<FactorChallenge>(accountFetch, '/api/desk/security/challenge', { method: 'POST' })

function Proof({ onEnd }: SecondFactorDialogProps) {
  const [ways, setWays] = useState<FactorChallenge | null>(null)
  const [byRecovery, setByRecovery] = useState(false)
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)

  function show(called: Awaited<ReturnType<typeof ask>>): void {
    if (called.ok) setWays(called.answer)
    else setFault(refusalMessage(called.fault))
  }
  const showFirst = useEffectEvent(show)
  useEffect(() => {
    let wanted = true
    const begin = async () => {
      const called = await ask()
      if (wanted) showFirst(called)
    }
    void begin()
    return () => {
      wanted = false
    }
  }, [])

  async function prove(proof: VerifyRequest): Promise<void> {
    const called = await callJson<Verified>(accountFetch, '/api/desk/security/verify', command(proof))
    if (called.ok) {
      if (proof.way === 'recovery') toast(messages.leftAfter({ left: called.answer.recoveryCodesLeft }))
      return onEnd(true)
    }
    setFault(refusalMessage(called.fault))
    if (called.fault === 'second-factor/locked' || called.fault === 'second-factor/expired') show(await ask())
  }
  async function run(work: () => Promise<void>): Promise<void> {
    if (busy) return
    setBusy(true)
    setFault('')
    await work()
    setBusy(false)
  }
  const sign = (options: object) =>
    run(async () => {
      const credential = await signWithPasskey(options)
      if (credential) await prove({ way: 'passkey', credential })
      else setFault(messages.passkeyFailed)
    })
  const send = (form: FormData) =>
    run(() => {
      const code = fieldText(form, 'code')
      return prove(byRecovery ? { way: 'recovery', code, language: LANGUAGE.code } : { way: 'codes', code })
    })

  if (!ways)
    return (
      <p role={fault === '' ? 'status' : 'alert'} className="type-ui mt-6 min-h-11">
        {fault === '' ? messages.oneMoment : fault}
      </p>
    )
  const asksForCode = byRecovery || (ways.codes && !ways.codesLocked)
  const passkey = byRecovery ? null : ways.passkey
  return (
    <div className="mt-6 grid gap-5">
      {passkey && (
        <Button kind="primary" aria-disabled={busy} onClick={() => void sign(passkey)}>
          {messages.withPasskey}
        </Button>
      )}
      {ways.codesLocked && !byRecovery && <p className="type-ui">{messages.locked}</p>}
      {asksForCode && (
        <LocalForm className="grid gap-2" busy={busy} onSend={send}>
          <CheckedField
            key={String(byRecovery)}
            ref={takeFocus}
            label={byRecovery ? messages.recoveryCode : messages.code}
            name="code"
            dir="ltr"
            required
            maxLength={byRecovery ? 60 : 10}
            autoComplete={byRecovery ? 'off' : 'one-time-code'}
            inputMode={byRecovery ? 'text' : 'numeric'}
            autoCapitalize={byRecovery ? 'characters' : 'off'}
            spellCheck={false}
            fault={fault}
          />
          <div>
            <Button small kind={passkey ? 'secondary' : 'primary'} type="submit" aria-disabled={busy}>
              {busy ? messages.oneMoment : messages.goOn}
            </Button>
          </div>
        </LocalForm>
      )}
      {!asksForCode && <Fault>{fault}</Fault>}
      {(ways.recovery || byRecovery) && (
        <p>
          <button
            type="button"
            className="type-ui inline-flex min-h-11 items-center underline"
            onClick={() => {
              setFault('')
              setByRecovery(!byRecovery)
            }}
          >
            {byRecovery ? messages.anotherWay : messages.withRecoveryCode}
          </button>
        </p>
      )}
      <p className="type-caption text-graphite">{messages.wayOut}</p>
    </div>
  )
}
