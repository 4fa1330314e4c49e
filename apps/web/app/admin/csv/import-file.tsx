import { CSV_ENCODINGS, type CsvEncoding } from '@nawl/contract/desk/csv-encodings'
import type { ImportAnswer } from '@nawl/contract/desk/csv-import'
import * as messages from '@nawl/messages/desk-csv'
import { useState } from 'react'

import { callJson } from '../../sales/order/calls/call-json.ts'
import { refusalMessage } from '../../sales/order/calls/refusal-messages.ts'
import { accountFetch } from '../../sign-in/session.ts'
import { Button } from '../../ui/controls/button.tsx'
import { SelectField } from '../../ui/forms/field.tsx'
import { Fault } from '../../ui/forms/fault.tsx'
import { ImportRows } from './import-rows.tsx'

type Props = {
  /** Of the API, which tries the file and applies it. */
  readonly path: string
  /** Whether what is changed may be published at once instead of becoming drafts. */
  readonly isPublishable?: true
}

/** A CSV file: first tried, with the fate of every row, then applied as a whole. */
export function ImportFile({ path, isPublishable }: Props) {
  const [file, setFile] = useState<File | null>(null)
  const [encoding, setEncoding] = useState<CsvEncoding | ''>('')
  const [answer, setAnswer] = useState<ImportAnswer | null>(null)
  const [leavesOut, setLeavesOut] = useState(false)
  const [publishes, setPublishes] = useState(false)
  const [refusal, setRefusal] = useState('')
  const [busy, setBusy] = useState(false)

  async function send(of: File, query: Readonly<Record<string, string>>): Promise<void> {
    setBusy(true)
    setRefusal('')
    const sent = { method: 'POST', headers: { 'content-type': 'text/csv' }, body: of }
    const called = await callJson<ImportAnswer>(
      accountFetch,
      `${path}?${new URLSearchParams(query).toString()}`,
      sent,
    )
    setBusy(false)
    if (called.ok) setAnswer(called.answer)
    else setRefusal(refusalMessage(called.fault))
  }
  const asked = (said: CsvEncoding | '', isPublished: boolean) => ({
    ...(said !== '' && { encoding: said }),
    ...(isPublished && { publish: '1' }),
  })
  const check = (of: File | null, said: CsvEncoding | '', isPublished = publishes) => {
    setAnswer(null)
    setLeavesOut(false)
    if (of) void send(of, asked(said, isPublished))
  }
  const counts = answer?.counts
  const isReady = answer !== null && !answer.isApplied && answer.counts.new + answer.counts.changed > 0
  const mayApply = isReady && (answer.counts.refused === 0 || leavesOut) && !busy

  return (
    <>
      <div className="mt-6 grid max-w-[60em] gap-x-8 gap-y-1 min-[800px]:grid-cols-2">
        <label className="type-ui">
          <span className="type-caption block text-graphite">{messages.file}</span>
          <input
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            className="desk-file"
            onChange={({ target }) => {
              const [chosen = null] = target.files ?? []
              setFile(chosen)
              check(chosen, encoding)
            }}
          />
        </label>
        <SelectField
          label={messages.encoding}
          value={encoding}
          onChange={({ target }) => {
            const said = CSV_ENCODINGS.find((one) => one === target.value) ?? ''
            setEncoding(said)
            check(file, said)
          }}
        >
          <option value="">{messages.anyEncoding}</option>
          {CSV_ENCODINGS.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </SelectField>
        {isPublishable && (
          <label className="desk-switch type-ui">
            <input
              type="checkbox"
              checked={publishes}
              onChange={({ target }) => {
                setPublishes(target.checked)
                check(file, encoding, target.checked)
              }}
            />
            {messages.publish}
          </label>
        )}
      </div>
      <Fault className="mt-4">{refusal}</Fault>
      <p role="status" className="type-ui figures mt-4">
        {busy && messages.checking}
        {!busy &&
          answer &&
          !answer.isApplied &&
          messages.tried({ ...answer.counts, encoding: answer.encoding })}
        {!busy && answer?.isApplied && messages.applied({ ...answer.counts })}
      </p>
      {isReady && (
        <div className="mt-4 flex flex-wrap items-center gap-x-8 gap-y-2">
          {counts !== undefined && counts.refused > 0 && (
            <label className="desk-switch type-ui">
              <input
                type="checkbox"
                checked={leavesOut}
                onChange={(event) => setLeavesOut(event.target.checked)}
              />
              {messages.leaveOut({ refused: counts.refused })}
            </label>
          )}
          <Button
            small
            kind="primary"
            aria-disabled={!mayApply}
            onClick={() => {
              if (!mayApply || !file) return
              const query = {
                ...asked(encoding, publishes),
                apply: answer.digest,
                ...(leavesOut && { leaveOut: '1' }),
              }
              void send(file, query)
            }}
          >
            {messages.apply({ count: answer.counts.new + answer.counts.changed })}
          </Button>
        </div>
      )}
      {answer && <ImportRows key={answer.digest} answer={answer} />}
    </>
  )
}
