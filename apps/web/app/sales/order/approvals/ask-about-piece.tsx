import type { ShownApproval } from '@nawl/contract/sales/approval'
import type { OrderResponse } from '@nawl/contract/sales/order'
import * as messages from '@nawl/messages/approval'
import { useState } from 'react'

import { Button } from '../../../ui/controls/button.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { Fault } from '../../../ui/forms/fault.tsx'
import { LocalForm } from '../../../ui/forms/local-form.tsx'
import { emptied } from '../../../ui/forms/emptied.ts'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { refusalMessage } from '../calls/refusal-messages.ts'
import type { OpenOrder } from '../calls/use-order.ts'
import { formatDay } from '../format-moment.ts'

type AskAboutPieceProps = {
  readonly approval: ShownApproval
  readonly opened: Pick<OpenOrder, 'calls' | 'show'>
}

/** What was asked about a piece, and where to ask. */
export function AskAboutPiece({ approval: { piece, questions }, opened }: AskAboutPieceProps) {
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const ask = async () => {
    if (text.trim() === '') return
    setBusy(true)
    const path = `/lines/${encodeURIComponent(piece.line)}/question`
    const called = await opened.calls.send<OrderResponse>(path, { text })
    setBusy(false)
    if (!called.ok) return setFault(refusalMessage(called.fault))
    setText(emptied(text))
    setFault('')
    toast(messages.asked)
    opened.show(called.answer)
  }
  return (
    <>
      {questions.map((question) => (
        <p key={question.at} className="type-ui mt-4 border-s border-rule ps-4 whitespace-pre-line">
          {messages.askedBefore({ day: formatDay(question.at), text: question.text })}
        </p>
      ))}
      <details className="mt-4 print:hidden">
        <summary className="type-ui min-h-11 cursor-pointer underline underline-offset-4">
          {messages.ask}
        </summary>
        <LocalForm className="mt-2 grid max-w-[40em] gap-3" busy={busy} onSend={ask}>
          <TextArea
            label={messages.askLabel}
            maxLength={2_000}
            required
            value={text}
            onChange={({ target }) => setText(target.value)}
            className="type-body w-full border border-stone bg-transparent p-3"
          />
          <p className="type-caption text-graphite">{messages.askHint}</p>
          <Fault>{fault}</Fault>
          <div>
            <Button small type="submit" aria-disabled={busy}>
              {busy ? messages.sending : messages.send}
            </Button>
          </div>
        </LocalForm>
      </details>
    </>
  )
}
