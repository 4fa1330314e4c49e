import './yarns.css'

import { CSV_ENCODINGS, type CsvEncoding } from '@nawl/contract/desk/csv-encodings'
import type { ImportAnswer, YarnList } from '@nawl/contract/desk/yarns'
import * as messages from '@nawl/messages/desk-yarns'
import { useState } from 'react'
import { Link } from 'react-router'

import { callJson } from '../../sales/order/calls/call-json.ts'
import { refusalMessage } from '../../sales/order/calls/refusal-messages.ts'
import { accountFetch } from '../../sign-in/session.ts'
import { Button } from '../../ui/controls/button.tsx'
import { SelectField } from '../../ui/forms/field.tsx'
import { Sentence } from '../../ui/text/sentence.tsx'
import { AdminPage } from '../admin-page.tsx'
import { useAdmin } from '../use-admin.ts'
import { ImportRows } from './import-rows.tsx'

const PATH = '/api/desk/yarns/import'

export default function ImportRoute() {
  // The page itself needs nothing; the answer says whether the caller may be here.
  const read = useAdmin<YarnList>('/api/desk/yarns?stock=edited')
  return (
    <AdminPage title={messages.importTitle} read={read}>
      {() => (
        <>
          <p className="type-ui">
            <Link to="/desk/yarns" className="inline-flex min-h-11 items-center underline underline-offset-4">
              {messages.title}
            </Link>
          </p>
          <h1 className="type-h2">{messages.importTitle}</h1>
          <p className="type-ui mt-2 max-w-[60em] text-graphite">
            <Sentence parts={messages.importMeaning({ code: column })} />
          </p>
          <Import />
        </>
      )}
    </AdminPage>
  )
}

const column = (text: string) => (
  <code key={text} dir="ltr">
    {text}
  </code>
)

/** A file of yarns: first tried, with the fate of every row, then applied as a whole. */
function Import() {
  const [file, setFile] = useState<File | null>(null)
  const [encoding, setEncoding] = useState<CsvEncoding | ''>('')
  const [answer, setAnswer] = useState<ImportAnswer | null>(null)
  const [leavesOut, setLeavesOut] = useState(false)
  const [refusal, setRefusal] = useState('')
  const [busy, setBusy] = useState(false)

  async function send(of: File, query: Readonly<Record<string, string>>): Promise<void> {
    setBusy(true)
    setRefusal('')
    const sent = { method: 'POST', headers: { 'content-type': 'text/csv' }, body: of }
    const called = await callJson<ImportAnswer>(
      accountFetch,
      `${PATH}?${new URLSearchParams(query).toString()}`,
      sent,
    )
    setBusy(false)
    if (called.ok) setAnswer(called.answer)
    else setRefusal(refusalMessage(called.fault))
  }
  const inEncoding = (said: CsvEncoding | '') => (said === '' ? {} : { encoding: said })
  const check = (of: File | null, said: CsvEncoding | '') => {
    setAnswer(null)
    setLeavesOut(false)
    if (of) void send(of, inEncoding(said))
  }
  const counts = answer?.counts
  const isReady = answer !== null && !answer.isApplied && answer.counts.new + answer.counts.changed > 0
  const mayApply = isReady && (answer.counts.refused === 0 || leavesOut) && !busy

  return (
    <>
      <div className="yarn-grid mt-6 max-w-[60em]">
        <label className="type-ui">
          <span className="type-caption block text-graphite">{messages.file}</span>
          <input
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            className="min-h-11 w-full py-2"
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
      </div>
      <p role="alert" className="type-ui mt-4 text-madder-deep empty:hidden">
        {refusal}
      </p>
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
                ...inEncoding(encoding),
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
