import type { IssueSending, NewsletterIssue } from '@nawl/contract/desk/newsletter'
import { RECIPIENT_STATES } from '@nawl/domain/newsletter/issue'
import { LANGUAGE } from '@nawl/messages/language'
import type { LanguageCode } from '@nawl/messages/languages'
import * as messages from '@nawl/messages/newsletter-desk'
import { useEffect, useEffectEvent, useState } from 'react'

import { callJson } from '../../sales/order/calls/call-json.ts'
import { refusalMessage } from '../../sales/order/calls/refusal-messages.ts'
import { shortMoment } from '../../sales/order/format-moment.ts'
import { accountFetch } from '../../sign-in/session.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Section } from '../../ui/section.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { Fault } from '../../ui/forms/fault.tsx'
import { changeIssue, issuePath } from './change-issue.ts'
import { languageName } from '../language-name.ts'
import { EmailPreview } from './email-preview.tsx'

const LOOK_EVERY_MS = 3_000

type IssueReportProps = {
  readonly sending: IssueSending
  readonly text: NewsletterIssue
  readonly show: (sending: IssueSending) => void
}

/** An issue on its way or sent: where its letters are, now, and what was written. */
export function IssueReport({ sending, text, show }: IssueReportProps) {
  const { key, state, startedAt, startedBy, finishedAt, counts, perMinute, instead } = sending
  useWatch(sending, show)
  return (
    <>
      <h1 className="type-h2" dir="auto">
        {text.subject[LANGUAGE.code] || text.subject.en || text.subject.ar}
      </h1>
      <p className="type-ui mt-2 text-graphite">
        {startedAt && startedBy && messages.started({ moment: shortMoment(startedAt), by: startedBy })}
      </p>
      <div className="document-columns">
        <div className="grid min-w-0 content-start gap-10">
          <Section title={messages.counts}>
            <p role="status" className="type-ui mt-3">
              <strong className="font-medium">{messages.state({ state })}</strong>{' '}
              {messages.progress({ sent: counts.sent, recipients: counts.recipients })}
            </p>
            <progress
              className="issue-progress"
              aria-label={messages.counts}
              max={Math.max(counts.recipients, 1)}
              value={counts.recipients - counts.waiting - counts.queued}
            />
            <dl className="issue-counts type-ui figures">
              {(['recipients', ...RECIPIENT_STATES, 'leftSince'] as const).map((which) => (
                <div key={which}>
                  <dt>{messages.count({ state: which })}</dt>
                  <dd>{counts[which]}</dd>
                </div>
              ))}
            </dl>
            <p className="type-caption mt-3 text-graphite">
              {finishedAt
                ? messages.finished({ moment: shortMoment(finishedAt) })
                : messages.pace({ perMinute })}
            </p>
            {Object.entries(instead).map(([code, other]) => (
              <p key={code} className="type-caption text-graphite">
                {insteadText(code as LanguageCode, other /* keys of the contract's languages */)}
              </p>
            ))}
            {(state === 'sending' || state === 'stopped') && (
              <Turn issueKey={key} state={state} show={show} />
            )}
          </Section>
        </div>
        <aside className="grid min-w-0 content-start gap-10">
          <EmailPreview issueKey={key} value={text} />
        </aside>
      </div>
    </>
  )
}

function insteadText(code: LanguageCode, other: LanguageCode | null | undefined): string {
  const language = languageName(code)
  return other ? messages.inOther({ language, other: languageName(other) }) : messages.skipped({ language })
}

/** Looks again every few seconds while letters are on their way. */
function useWatch({ key, state, counts }: IssueSending, show: IssueReportProps['show']): void {
  const isMoving = state === 'sending' || counts.queued > 0
  const look = useEffectEvent(async () => {
    const called = await callJson<IssueSending>(accountFetch, `${issuePath(key)}/sending`)
    if (called.ok) show(called.answer)
  })
  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(() => void look(), LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [isMoving])
}

type TurnProps = {
  readonly issueKey: string
  readonly state: 'sending' | 'stopped'
  readonly show: IssueReportProps['show']
}

function Turn({ issueKey, state, show }: TurnProps) {
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const isSending = state === 'sending'
  const turn = async () => {
    if (busy) return
    setBusy(true)
    const called = await changeIssue(issueKey, isSending ? 'stop' : 'continue')
    setBusy(false)
    setFault(called.ok ? '' : refusalMessage(called.fault))
    if (!called.ok) return
    show(called.answer)
    toast(isSending ? messages.stopped : messages.continued)
  }
  return (
    <div className="mt-4">
      <Button
        small
        kind={isSending ? 'secondary' : 'primary'}
        aria-disabled={busy}
        onClick={() => void turn()}
      >
        {isSending ? messages.stop : messages.goOn}
      </Button>
      <Fault>{fault}</Fault>
    </div>
  )
}
