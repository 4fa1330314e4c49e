import './newsletter.css'

import type { IssueList } from '@nawl/contract/desk/newsletter'
import { LANGUAGE } from '@nawl/messages/language'
import { LANGUAGES } from '@nawl/messages/languages'
import * as messages from '@nawl/messages/newsletter-desk'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'

import { ColumnHeads } from '../column-heads.tsx'
import { callJson, command } from '../../sales/order/calls/call-json.ts'
import { refusalMessage } from '../../sales/order/calls/refusal-messages.ts'
import { shortMoment } from '../../sales/order/format-moment.ts'
import { accountFetch } from '../../sign-in/session.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Fault } from '../../ui/forms/fault.tsx'
import { AdminPage } from '../admin-page.tsx'
import { useAdmin } from '../use-admin.ts'
import { NEWSLETTER } from './change-issue.ts'
import { languageName } from '../language-name.ts'

type Issue = IssueList['issues'][number]

export default function NewsletterRoute() {
  const read = useAdmin<IssueList>(NEWSLETTER)
  return (
    <AdminPage title={messages.title} read={read}>
      {(list) => <Newsletter list={list} />}
    </AdminPage>
  )
}

/** How many would get an issue, and all issues with their states. */
function Newsletter({ list: { issues, subscribers, refused } }: { readonly list: IssueList }) {
  const counts = Object.values(LANGUAGES).map(({ code }) => ({ code, count: subscribers[code] }))
  const names = new Intl.ListFormat(LANGUAGE.tag).format(
    counts.map(({ code, count }) => messages.inLanguage({ count, language: languageName(code) })),
  )
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <h1 className="type-h2">{messages.title}</h1>
        <NewIssue />
      </div>
      <p className="type-ui mt-2 max-w-[60em] text-graphite">{messages.meaning}</p>
      <p className="type-ui mt-4">
        {messages.subscribers({
          count: counts.reduce((sum, { count }) => sum + count, 0),
          languages: names,
        })}{' '}
        {refused > 0 && messages.refusedAddresses({ count: refused })}
      </p>
      {issues.length === 0 ? (
        <p className="type-body mt-8">{messages.noIssues}</p>
      ) : (
        <table className="desk-table type-ui figures mt-8">
          <ColumnHeads
            labels={[messages.columnSubject, messages.columnState, messages.columnSent, messages.columnBy]}
          />
          <tbody>
            {issues.map((issue) => (
              <IssueRow key={issue.key} issue={issue} />
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}

function IssueRow({ issue: { key, subject, state, counts, by, at } }: { readonly issue: Issue }) {
  const own = Object.values(LANGUAGES).find(({ code }) => subject[code].trim() !== '')
  return (
    <tr>
      <th scope="row" className="wrap-anywhere">
        <Link
          to={`/desk/newsletter/${key}`}
          lang={own?.code}
          dir="auto"
          className="inline-flex min-h-11 items-center underline"
        >
          {subject[LANGUAGE.code].trim() || (own ? subject[own.code] : messages.untitled)}
        </Link>
      </th>
      <td>{messages.state({ state })}</td>
      <td>
        {state === 'draft' ? '' : messages.ofRecipients({ sent: counts.sent, recipients: counts.recipients })}
      </td>
      <td className="type-caption wrap-anywhere text-graphite">
        {messages.byAt({ by, moment: shortMoment(at) })}
      </td>
    </tr>
  )
}

function NewIssue() {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const begin = async () => {
    if (busy) return
    setBusy(true)
    const called = await callJson<{ key: string }>(accountFetch, NEWSLETTER, command())
    setBusy(false)
    if (called.ok) void navigate(`/desk/newsletter/${called.answer.key}`)
    else setFault(refusalMessage(called.fault))
  }
  return (
    <div>
      <Button small kind="primary" aria-disabled={busy} onClick={() => void begin()}>
        {busy ? messages.beginning : messages.newIssue}
      </Button>
      <Fault>{fault}</Fault>
    </div>
  )
}
