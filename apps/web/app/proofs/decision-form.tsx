import type { ProofView, ShownProofLine } from '@nawl/contract/proofs/proof'
import type { ProofDecision } from '@nawl/domain/proofs/proof'
import * as messages from '@nawl/messages/proof'
import { useId, useRef, useState } from 'react'

import { newId } from '../api/new-id.ts'
import { browserFetch } from '../api/request.ts'
import { Button } from '../ui/controls/button.tsx'
import { TextField } from '../ui/forms/field.tsx'
import { Fault } from '../ui/forms/fault.tsx'
import { LocalForm } from '../ui/forms/local-form.tsx'
import { DecisionState } from './decision-state.tsx'
import { NameField } from './name-field.tsx'
import { clientPath, faultText, type ProofFault, postProof } from './proof-calls.ts'
import type { ClientName } from './use-client-name.ts'

type DecisionFormProps = {
  readonly token: string
  readonly view: ProofView
  readonly line: ShownProofLine
  readonly author: ClientName
  readonly onDecided: (view: ProofView) => void
  /** The version that was decided about is not the newest any more. */
  readonly onOvertaken: (version: string) => void
}

/** What was decided about the newest version of a line, and where a client decides by name and PIN. */
export function DecisionForm({ token, view, line, author, onDecided, onOvertaken }: DecisionFormProps) {
  const heading = useId()
  // What is decided is not asked again, unless the client wants to.
  const [isAgain, setAgain] = useState(false)
  const [pin, setPin] = useState('')
  const [fault, setFault] = useState<ProofFault | 'needs-name' | null>(null)
  const [busy, setBusy] = useState<ProofDecision | null>(null)
  // A try that got no answer is repeated under its id, so that it counts once.
  const attempt = useRef<{ readonly about: string; readonly id: string }>(null)
  const newest = line.versions.at(-1)
  if (!newest) return null
  const decide = async (decision: ProofDecision) => {
    if (busy) return
    if (author.name.trim() === '') return setFault('needs-name')
    setBusy(decision)
    const body = { version: newest.id, hash: newest.hash, decision, name: author.name.trim() }
    const about = JSON.stringify(body)
    if (attempt.current?.about !== about) attempt.current = { about, id: newId() }
    const { id } = attempt.current
    const called = await postProof<ProofView>(browserFetch, clientPath(token, '/decisions'), {
      id,
      ...body,
      pin,
    })
    setBusy(null)
    if (called.ok) {
      attempt.current = null
      setPin('')
      setAgain(false)
      setFault(null)
      author.onUse()
      return onDecided(called.answer)
    }
    setFault(called.fault)
    if (called.fault === 'proof/changed') onOvertaken(newest.id)
  }
  const isPinFault = fault === 'proof/wrong-pin' || fault === 'proof/bad-pin'
  return (
    <div role="group" aria-labelledby={heading} className="proof-decision">
      <h3 id={heading} className="type-h4">
        {messages.decision}
      </h3>
      <DecisionState line={line} />
      {view.takesPin && line.decided !== null && !isAgain ? (
        <button type="button" className="proof-link" onClick={() => setAgain(true)}>
          {messages.decideAgain}
        </button>
      ) : view.takesPin ? (
        <LocalForm className="proof-form" noValidate onSend={() => decide('approved')}>
          <NameField author={author} fault={fault === 'needs-name' ? messages.needsName : ''} />
          <TextField
            label={messages.pin}
            value={pin}
            type="password"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            dir="ltr"
            aria-invalid={isPinFault}
            onChange={(event) => setPin(event.target.value)}
          />
          <Fault>{fault !== null && fault !== 'needs-name' && faultText(fault)}</Fault>
          <p className="proof-decide">
            <Button type="submit" kind="primary" aria-disabled={busy !== null}>
              {busy === 'approved' ? messages.approving : messages.approve}
            </Button>
            <Button aria-disabled={busy !== null} onClick={() => void decide('declined')}>
              {busy === 'declined' ? messages.declining : messages.decline}
            </Button>
          </p>
          <p className="type-caption text-graphite">{messages.approveMeaning}</p>
        </LocalForm>
      ) : (
        <p className="type-ui mt-3">{view.isLocked ? messages.locked : messages.noPin}</p>
      )}
    </div>
  )
}
