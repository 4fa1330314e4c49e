import type { SiteText } from '@nawl/contract/desk/site-text'
import * as messages from '@nawl/messages/site-texts'

import { Button } from '../../ui/controls/button.tsx'

/** What is translated; the rest is the same in every language. */
const WORDS = ['title', 'excerpt', 'description', 'caption'] as const

type EnglishTextProps = {
  readonly english: SiteText
  /** Whether its language has nothing yet. */
  readonly isFirst: boolean
  /** Begins with the English words. */
  readonly copy: () => void
}

/** The English text beside its translation. */
export function EnglishText({ english, isFirst, copy }: EnglishTextProps) {
  const lines = WORDS.flatMap((name) => {
    const text = english.fields[name]
    return typeof text === 'string' && text !== '' ? [{ name, text }] : []
  })
  return (
    <details open={isFirst}>
      <summary className="type-h4 min-h-6">{messages.inEnglish}</summary>
      {isFirst && (
        <Button small className="mt-3" onClick={copy}>
          {messages.copyEnglish}
        </Button>
      )}
      <dl className="type-ui mt-3 grid gap-3">
        {lines.map(({ name, text }) => (
          <div key={name}>
            <dt className="type-caption text-graphite">{messages.field({ name })}</dt>
            <dd lang="en" dir="ltr">
              {text}
            </dd>
          </div>
        ))}
        <div>
          <dt className="type-caption text-graphite">{messages.body}</dt>
          <dd lang="en" dir="ltr" className="wrap-anywhere whitespace-pre-line">
            {english.body}
          </dd>
        </div>
      </dl>
    </details>
  )
}
