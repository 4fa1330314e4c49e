import type { ShownProofVersion, ShownThread } from '@nawl/contract/proofs/proof'
import * as messages from '@nawl/messages/proof'
import { useState } from 'react'

import { formatMoment } from '../sales/order/format-moment.ts'
import { faultText } from './proof-calls.ts'
import { RemarkForm } from './remark-form.tsx'
import { pinText } from './rug-with-pins.tsx'
import type { PendingRemark } from './send-queue.ts'
import type { ClientName } from './use-client-name.ts'

/** What can be done with threads. */
export type ThreadActions = {
  /** The client's name; null for the owner. */
  readonly author: ClientName | null
  readonly onAnswer: (thread: ShownThread, text: string) => void
  /** Settles a thread or opens it again; absent for clients. */
  readonly onResolve?: (thread: ShownThread, isResolved: boolean) => void
}

type ThreadsProps = ThreadActions & {
  readonly threads: readonly ShownThread[]
  readonly pending: readonly PendingRemark[]
  readonly versions: readonly ShownProofVersion[]
  /** Takes a remark that was refused back to where it was written; absent for the owner. */
  readonly onTakeBack?: ((pending: PendingRemark) => void) | undefined
}

/** The remarks about a line, each with its answers; what is not sent yet is at the end. */
export function Threads({ threads, pending, versions, onTakeBack, ...actions }: ThreadsProps) {
  const roots = pending.filter(({ under }) => under === null)
  if (threads.length + roots.length === 0)
    return <p className="type-ui text-graphite">{messages.noRemarks}</p>
  return (
    <ol className="proof-threads">
      {threads.map((thread, n) => (
        <li key={thread.id} id={`remark-${thread.id}`} tabIndex={-1} className="proof-thread">
          <Thread
            thread={thread}
            number={n + 1}
            versionNumber={versions.find(({ id }) => id === thread.version)?.number ?? 1}
            hasVersions={versions.length > 1}
            pending={pending.filter(({ under }) => under === thread.id)}
            onTakeBack={onTakeBack}
            {...actions}
          />
        </li>
      ))}
      {roots.map((remark) => (
        <li key={remark.id} className="proof-thread">
          <Pending remark={remark} onTakeBack={onTakeBack} />
        </li>
      ))}
    </ol>
  )
}

type ThreadProps = ThreadActions & {
  readonly thread: ShownThread
  readonly number: number
  readonly versionNumber: number
  readonly hasVersions: boolean
  readonly pending: readonly PendingRemark[]
  readonly onTakeBack: ThreadsProps['onTakeBack']
}

function Thread({
  thread,
  number,
  versionNumber,
  hasVersions,
  pending,
  author,
  onAnswer,
  onResolve,
  onTakeBack,
}: ThreadProps) {
  const [answering, setAnswering] = useState(false)
  const [text, setText] = useState('')
  const { pin, resolvedAt, answers } = thread
  return (
    <article aria-label={messages.remarkNumber({ number })}>
      <Said {...thread} />
      <p className="proof-about type-caption figures text-graphite">
        {pin && (
          <>
            <span className="proof-dot">{number}</span>
            <span>{pinText(pin)}</span>
          </>
        )}
        {hasVersions && <span>{messages.onVersion({ number: versionNumber })}</span>}
        {resolvedAt !== null && <strong className="font-medium text-ink">{messages.resolved}</strong>}
      </p>
      <div className="proof-answers">
        {answers.map((answer) => (
          <Said key={answer.id} {...answer} />
        ))}
        {pending.map((answer) => (
          <Pending key={answer.id} remark={answer} onTakeBack={onTakeBack} />
        ))}
      </div>
      {answering ? (
        <RemarkForm
          author={author}
          pin={null}
          label={messages.yourAnswer}
          submit={messages.sendAnswer}
          text={text}
          onText={setText}
          onSend={(said) => {
            onAnswer(thread, said)
            setText('')
            setAnswering(false)
          }}
        />
      ) : (
        <p className="proof-actions">
          <button
            type="button"
            className="proof-link"
            aria-label={messages.answerNumber({ number })}
            onClick={() => setAnswering(true)}
          >
            {messages.answer}
          </button>
          {onResolve && (
            <button
              type="button"
              className="proof-link"
              onClick={() => onResolve(thread, resolvedAt === null)}
            >
              {resolvedAt === null ? messages.resolve : messages.reopen}
            </button>
          )}
        </p>
      )}
    </article>
  )
}

function Said({ by, author, at, text }: Pick<ShownThread, 'by' | 'author' | 'at' | 'text'>) {
  const name = author === '' ? messages.designer : author
  return (
    <div>
      <p className="type-caption text-graphite">
        <bdi className="font-medium text-ink">{name}</bdi>
        {by === 'owner' && author !== '' && <> · {messages.designer}</>}
        <> · {formatMoment(at)}</>
      </p>
      <p dir="auto" className="type-body whitespace-pre-line wrap-anywhere">
        {text}
      </p>
    </div>
  )
}

type PendingProps = {
  readonly remark: PendingRemark
  readonly onTakeBack: ThreadsProps['onTakeBack']
}

function Pending({ remark, onTakeBack }: PendingProps) {
  const { name, text, refused } = remark
  return (
    <div className="proof-unsent">
      <p className="type-caption text-graphite">
        <bdi className="font-medium text-ink">{name}</bdi> ·{' '}
        <span role="status">{refused ? faultText(refused) : messages.notSentYet}</span>
      </p>
      <p dir="auto" className="type-body whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      {refused && onTakeBack && (
        <button type="button" className="proof-link" onClick={() => onTakeBack(remark)}>
          {messages.takeBack}
        </button>
      )}
    </div>
  )
}
