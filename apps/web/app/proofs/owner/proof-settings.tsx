import type { OwnedProof } from '@nawl/contract/proofs/proof'
import * as messages from '@nawl/messages/proofs'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'

import { useRoot } from '../../page/use-root.ts'
import { formatDay } from '../../sales/order/format-moment.ts'
import { accountFetch } from '../../sign-in/session.ts'
import { Button } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { LocalForm } from '../../ui/forms/local-form.tsx'
import { emptied } from '../../ui/forms/emptied.ts'
import { callProof, faultText, ownerPath } from '../proof-calls.ts'
import { PricesField } from './make-proof.tsx'

type ProofSettingsProps = { readonly proof: OwnedProof; readonly onProof: (proof: OwnedProof) => void }

/** The link of a proof, its PIN, and whether the client sees prices. */
export function ProofSettings({ proof, onProof }: ProofSettingsProps) {
  const heading = useId()
  const { publicUrl } = useRoot()
  const [pin, setPin] = useState('')
  const { state, expiresAt, hasPin, isLocked, showsPrices } = proof
  const url = publicUrl + proof.path
  const change = async (body: object, done?: string) => {
    const init = {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }
    const called = await callProof<OwnedProof>(accountFetch, ownerPath(proof.id), init)
    if (called.ok) {
      onProof(called.answer)
      if (done !== undefined) toast(done)
    } else toast(faultText(called.fault))
    return called.ok
  }
  const setsPin = async () => {
    if (await change({ pin }, messages.pinSet)) setPin(emptied(pin))
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      toast(messages.copied)
    } catch {
      toast(messages.notCopied)
    }
  }
  return (
    <section aria-labelledby={heading} className="proof-panel">
      <h2 id={heading} className="type-h4">
        {messages.link}
      </h2>
      <p className="type-ui mt-2">{messages.linkState({ state, day: formatDay(expiresAt) })}</p>
      {state === 'open' && (
        <p className="proof-url type-caption" dir="ltr">
          <a href={proof.path}>{url}</a>
        </p>
      )}
      <p className="proof-actions mt-3">
        {state === 'open' && (
          <Button small onClick={() => void copy()}>
            {messages.copy}
          </Button>
        )}
        {state === 'open' ? (
          <button
            type="button"
            className="proof-link"
            onClick={() => void change({ isOpen: false }, messages.withdrawn)}
          >
            {messages.withdraw}
          </button>
        ) : (
          <Button small onClick={() => void change({ isOpen: true }, messages.renewed)}>
            {messages.renew}
          </Button>
        )}
        <DeleteProof proof={proof} />
      </p>
      <LocalForm className="proof-pin-form" noValidate onSend={setsPin}>
        <TextField
          label={hasPin ? messages.newPin : messages.pin}
          value={pin}
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          dir="ltr"
          onChange={(event) => setPin(event.target.value)}
        />
        <Button type="submit" small>
          {messages.setPin}
        </Button>
      </LocalForm>
      {isLocked && (
        <p className="proof-actions type-ui mt-2">
          <span>{messages.locked}</span>
          <Button small onClick={() => void change({ unlock: true }, messages.unlocked)}>
            {messages.unlock}
          </Button>
        </p>
      )}
      {!hasPin && <p className="type-caption text-graphite">{messages.pinHelp}</p>}
      <PricesField isOn={showsPrices} onChange={(isOn) => void change({ showsPrices: isOn })} />
    </section>
  )
}

/** Deletes a proof, with a second press that says what goes. */
function DeleteProof({ proof }: { readonly proof: OwnedProof }) {
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const remove = async () => {
    const called = await callProof<null>(accountFetch, ownerPath(proof.id), { method: 'DELETE' })
    if (!called.ok) return toast(faultText(called.fault))
    toast(messages.removed)
    await navigate('/account/proofs')
  }
  if (!isAsking)
    return (
      <button type="button" className="proof-link" onClick={() => setAsking(true)}>
        {messages.remove}
      </button>
    )
  return (
    <>
      <span className="type-caption">{messages.removeMeaning}</span>
      <button type="button" className="proof-link" onClick={() => void remove()}>
        {messages.removeIt}
      </button>
      <button type="button" className="proof-link" onClick={() => setAsking(false)}>
        {messages.cancel}
      </button>
    </>
  )
}
