import '../../../ui/forms/form.css'

import type { OrderResponse } from '@nawl/contract/sales/order'
import type { ClaimKind } from '@nawl/domain/order/claims/claim-rules'
import * as messages from '@nawl/messages/order-actions'
import { noPhotos } from '@nawl/messages/problems'
import { useId, useState } from 'react'

import { Button } from '../../../ui/controls/button.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { takeFocus } from '../../../ui/take-focus.ts'
import { ChoiceRow } from '../actions/choice-row.tsx'
import { ClaimPhotos } from './claim-photos.tsx'
import { ClaimedLineField, claimedLineIn } from './claimed-line-field.tsx'
import { CLAIM_MESSAGES } from './claim-messages.ts'
import { refusalMessage } from '../calls/refusal-messages.ts'
import { useClaimPhotos } from './use-claim-photos.ts'
import type { OpenOrder } from '../calls/use-order.ts'
import { LocalForm } from '../../../ui/forms/local-form.tsx'
import { Fault } from '../../../ui/forms/fault.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'

type ClaimFormProps = {
  readonly opened: OpenOrder
  /** The kinds of claim still possible. */
  readonly kinds: readonly ClaimKind[]
  readonly lines: OrderResponse['lines']
  /** What the order is mainly of. */
  readonly of: 'rugs' | 'items'
  readonly onEnd: () => void
}

const MOST_CHARACTERS = 2000

/** A form for a claim with photographs. Nothing typed or uploaded is lost when something fails. */
export function ClaimForm({ opened, kinds, lines, of, onEnd }: ClaimFormProps) {
  const errorId = useId()
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const photos = useClaimPhotos(opened.calls)
  const send = async (form: FormData) => {
    if (photos.isSending) return setFault(messages.waitForPhotos)
    if (photos.ids.length === 0) return setFault(noPhotos)
    setBusy(true)
    setFault('')
    const claim = {
      kind: form.get('kind'),
      about: claimedLineIn(form),
      description: form.get('description'),
      photoIds: photos.ids,
    }
    const called = await opened.calls.send<OrderResponse>('/claim', claim)
    setBusy(false)
    if (!called.ok) return setFault(refusalMessage(called.fault))
    opened.show(called.answer)
    toast(messages.claimReceived)
    onEnd()
  }
  return (
    <LocalForm className="mt-5 grid max-w-[640px] gap-6 print:hidden" busy={busy} onSend={send}>
      <fieldset>
        <legend className="type-caption text-graphite">{messages.claimWrong}</legend>
        {kinds.map((kind, n) => (
          <ChoiceRow
            key={kind}
            ref={n === 0 ? takeFocus : undefined}
            name="kind"
            value={kind}
            defaultChecked={n === 0}
          >
            {CLAIM_MESSAGES[kind]}
          </ChoiceRow>
        ))}
      </fieldset>
      <ClaimedLineField lines={lines} />
      <TextArea
        label={messages.claimSeen({ of })}
        name="description"
        required
        rows={4}
        maxLength={MOST_CHARACTERS}
      />
      <ClaimPhotos
        {...photos}
        add={(files) => {
          setFault('')
          photos.add(files)
        }}
      />
      <Fault id={errorId}>{fault}</Fault>
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" type="submit" aria-disabled={busy}>
          {busy ? messages.sendingClaim : messages.sendClaim}
        </Button>
        <Button onClick={onEnd}>{messages.notNow}</Button>
      </div>
      <p className="type-caption text-graphite">{messages.claimPrivacy}</p>
    </LocalForm>
  )
}
