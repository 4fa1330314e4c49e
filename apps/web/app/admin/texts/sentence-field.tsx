import { type LanguageCode, LANGUAGES } from '@nawl/messages/languages'
import * as messages from '@nawl/messages/site-texts'
import { type Argument, parseMessage } from '@nawl/messages/text/parse-message'
import { sentenceParts } from '@nawl/messages/text/sentence'
import { type ReactNode, useId } from 'react'

import { FieldError } from '../../ui/forms/field.tsx'
import { Sentence } from '../../ui/text/sentence.tsx'

type SentenceFieldProps = {
  readonly builtIn: string
  /** The owner's, where it is another. */
  readonly own: string | undefined
  readonly fault: string
  readonly readOnly: boolean
  readonly language: LanguageCode
  readonly write: (text: string) => void
}

/** One sentence: as it is now, how the page will say it, and the way back to what the shop comes with. */
export function SentenceField({ builtIn, own, fault, readOnly, language, write }: SentenceFieldProps) {
  const id = useId()
  const { direction } = LANGUAGES[language]
  const text = own ?? builtIn
  const isOwn = own !== undefined
  return (
    <div>
      <textarea
        id={id}
        aria-label={builtIn}
        aria-invalid={fault !== ''}
        aria-describedby={fault === '' ? undefined : `${id}-fault`}
        className="desk-text type-ui"
        lang={language}
        dir={direction}
        rows={Math.min(6, Math.ceil(text.length / 80))}
        maxLength={2_000}
        readOnly={readOnly}
        value={text}
        onChange={({ target }) => write(target.value)}
      />
      <div role="alert">
        <FieldError id={`${id}-fault`}>{fault}</FieldError>
      </div>
      {/[{<]/.test(text) && (
        <p className="type-caption mt-1 text-graphite">
          {messages.onPage}{' '}
          <span lang={language} dir={direction}>
            <Example text={text} language={language} />
          </span>
        </p>
      )}
      {isOwn && (
        <p className="type-caption mt-1 text-graphite">
          {messages.shopsOwn}{' '}
          <span lang={language} dir={direction}>
            {builtIn}
          </span>{' '}
          {!readOnly && (
            <button type="button" className="min-h-6 underline" onClick={() => write(builtIn)}>
              {messages.returnToIt}
            </button>
          )}
        </p>
      )}
    </div>
  )
}

/** A sentence with examples for what the page fills in; why it cannot be shown, while it cannot. */
function Example({ text, language }: { readonly text: string; readonly language: LanguageCode }) {
  const parts = exampleParts(text, language)
  return parts ? <Sentence parts={parts} /> : messages.cannotShow
}

function exampleParts(text: string, language: LanguageCode) {
  try {
    const { sentence, arguments: wanted } = parseMessage(text, LANGUAGES[language])
    const given = Object.fromEntries([...wanted].map(([name, kind]) => [name, exampleOf(name, kind)]))
    return sentenceParts<ReactNode>(sentence, given)
  } catch {
    return null
  }
}

function exampleOf(name: string, kind: Argument): string | number | ((text: string) => ReactNode) {
  if (kind === 'number') return 12
  if (kind === 'tag') return (text: string) => <span className="underline">{text}</span>
  return `…${name}…`
}
