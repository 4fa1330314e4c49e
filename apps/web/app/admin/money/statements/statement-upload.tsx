import type { StatementAnswer } from '@nawl/contract/desk/statements'
import * as messages from '@nawl/messages/statements'
import { useState } from 'react'

import { callJson } from '../../../sales/order/calls/call-json.ts'
import { refusalMessage } from '../../../sales/order/calls/refusal-messages.ts'
import { accountFetch } from '../../../sign-in/session.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Fault } from '../../../ui/forms/fault.tsx'
import { emptied } from '../../../ui/forms/emptied.ts'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { STATEMENTS } from './book-rows.ts'
import { CsvColumns } from './csv-columns.tsx'
import { selector, type ShowDesk } from './statement-text.ts'

/** What is sent: a file, or what was pasted. */
type Sent = { readonly name: string; readonly body: Blob }

/** Takes a statement as a file or pasted, and asks about the columns of a CSV file. */
export function StatementUpload({ show }: { readonly show: ShowDesk }) {
  const [sent, setSent] = useState<Sent | null>(null)
  const [answer, setAnswer] = useState<StatementAnswer | null>(null)
  const [refusal, setRefusal] = useState('')
  const [busy, setBusy] = useState(false)
  const [pasted, setPasted] = useState('')

  async function send(of: Sent, wishes: Readonly<Record<string, string>> = {}): Promise<void> {
    setSent(of)
    setBusy(true)
    setRefusal('')
    const query = new URLSearchParams({ name: of.name, ...wishes })
    const called = await callJson<StatementAnswer>(accountFetch, `${STATEMENTS}?${query.toString()}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: of.body,
    })
    setBusy(false)
    setAnswer(called.ok ? called.answer : null)
    if (!called.ok) setRefusal(refusalMessage(called.fault))
    else if (called.answer.kind === 'added') {
      show(called.answer.desk)
      setPasted(emptied(pasted))
    }
  }

  return (
    <>
      <div className="mt-6 grid max-w-[60em] gap-x-8 gap-y-4 min-[800px]:grid-cols-2">
        <label className="type-ui">
          <span className="type-caption block text-graphite">{messages.file}</span>
          <input
            type="file"
            accept=".xml,.sta,.mt940,.940,.txt,.csv,text/csv,text/plain,application/xml"
            className="desk-file"
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) void send({ name: file.name, body: file })
              // The same file can be chosen again.
              target.value = ''
            }}
          />
        </label>
        <div className="type-ui">
          <TextArea
            label={messages.paste}
            rows={2}
            dir="ltr"
            value={pasted}
            className="desk-text"
            onChange={({ target }) => setPasted(target.value)}
          />
          {pasted.trim() !== '' && (
            <Button
              small
              className="mt-3"
              aria-disabled={busy}
              onClick={() => {
                if (!busy) void send({ name: messages.pasted, body: new Blob([pasted]) })
              }}
            >
              {messages.readPasted}
            </Button>
          )}
        </div>
      </div>
      <Fault className="mt-4">{refusal}</Fault>
      <p role="status" className="type-ui figures mt-4">
        {busy ? messages.reading : answer?.kind === 'added' && addedText(answer)}
      </p>
      {answer?.kind === 'refused' && <Faults faults={answer.faults} />}
      {answer?.kind === 'columns' && sent && (
        <CsvColumns
          key={`${sent.name} ${answer.reading.separator} ${answer.reading.headings}`}
          answer={answer}
          busy={busy}
          onLook={(wishes) => void send(sent, wishes)}
          onRead={(wishes) => void send(sent, wishes)}
        />
      )}
    </>
  )
}

type Added = Extract<StatementAnswer, { readonly kind: 'added' }>

function addedText({ added, rows, credits, leftOut }: Added): string {
  const said = messages.added({ added, rows, credits })
  if (leftOut.length === 0) return said
  return `${said} ${messages.leftOut({ count: leftOut.length, lines: leftOut.join(', ') })}`
}

function Faults({ faults }: Pick<Extract<StatementAnswer, { readonly kind: 'refused' }>, 'faults'>) {
  return (
    <div role="alert" className="type-ui mt-2 max-w-[60em]">
      <p>{messages.refusedWhole}</p>
      <ul className="mt-2 text-madder-deep">
        {faults.map(({ line, field, found }) => (
          <li key={`${line} ${field}`} className="wrap-anywhere">
            {messages.fault({ line, field: selector(field), found })}
          </li>
        ))}
      </ul>
    </div>
  )
}
