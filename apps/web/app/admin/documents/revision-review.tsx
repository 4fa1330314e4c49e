import * as messages from '@nawl/messages/documents'
import { useEffect, useRef } from 'react'

import { Button } from '../../ui/controls/button.tsx'
import { TextChanges, type Texts } from './text-changes.tsx'
import type { DocumentEditor, Review } from './use-document.ts'
import { type Fields, Versions } from './versions.tsx'

type RevisionReviewProps<Value> = {
  readonly editor: DocumentEditor<Value>
  readonly review: Review<Value>
  readonly fields: (fields: Fields<Value>) => React.ReactNode
  readonly texts: Texts<Value> | undefined
}

/** What going back to an earlier revision would change, and whether to. */
export function RevisionReview<Value>({ editor, review, fields, texts }: RevisionReviewProps<Value>) {
  const { document, busy, restore, keep, leaveReview } = editor
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { number, value } = review
  const now = document.value
  const isNewer = number === 0 && document.builtInChanged === true
  const isSame = JSON.stringify(now) === JSON.stringify(value)
  return (
    <section aria-label={messages.review} className="grid gap-6">
      <h2 ref={heading} tabIndex={-1} className="type-h4">
        {number > 0
          ? messages.reviewRevision({ number })
          : value === null
            ? messages.reviewWithdraw
            : messages.reviewBuiltIn}
      </h2>
      <p className="type-ui text-graphite">
        {isSame ? messages.reviewSame : value === null ? messages.withdrawMeaning : messages.reviewMeaning}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button small kind="primary" aria-disabled={busy} onClick={() => !busy && void restore()}>
          {value === null ? messages.withdraw : isNewer ? messages.takeIt : messages.makePublic}
        </Button>
        {isNewer && (
          <Button small aria-disabled={busy} onClick={() => !busy && void keep()}>
            {messages.keepYours}
          </Button>
        )}
        <Button small aria-disabled={busy} onClick={() => !busy && leaveReview()}>
          {isNewer ? messages.decideLater : messages.leaveIt}
        </Button>
      </div>
      {texts && value !== null && now !== null && (
        <TextChanges before={texts.of(now)} after={texts.of(value)} nameOf={texts.nameOf} />
      )}
      <Versions
        fields={fields}
        versions={versionsOf<Value>([messages.publicNow, now], [messages.publicThen, value])}
      />
    </section>
  )
}

const versionsOf = <Value,>(...titled: readonly (readonly [title: string, value: Value | null])[]) =>
  titled.flatMap(([title, value]): { readonly title: string; readonly value: Value }[] =>
    value === null ? [] : [{ title, value }],
  )
