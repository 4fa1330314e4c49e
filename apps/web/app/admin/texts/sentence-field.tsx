import { LANGUAGE } from '@nawl/messages/language'
import { type LanguageCode, LANGUAGES } from '@nawl/messages/languages'
import * as messages from '@nawl/messages/site-texts'
import { type Argument, parseMessage } from '@nawl/messages/text/sentences/parse-message'
import { type Placeholder, placeholders } from '@nawl/messages/text/placeholders'
import { sentenceParts } from '@nawl/messages/text/sentences/sentence'
import { type ReactNode, useId, useRef } from 'react'

import { Sentence } from '../../ui/text/sentence.tsx'
import { Fault } from '../../ui/forms/fault.tsx'
import { insertAtCaret } from './insert-at-caret.ts'
import { PlaceholderList } from './placeholder-list.tsx'
import { checkSentence, meaningOf } from './sentence-checks.ts'

type SentenceFieldProps = {
  readonly builtIn: string
  /** The owner's, where it is another. */
  readonly own: string | undefined
  readonly fault: string
  readonly readOnly: boolean
  readonly page: string
  readonly language: LanguageCode
  /** What the page fills in now, by name. */
  readonly values: Values
  readonly write: (text: string) => void
}

type Values = Readonly<Record<string, string | number>>

/** One sentence: as it is now, what the shop fills in, how the page will say it, and the way back to what the shop comes with. */
export function SentenceField(props: SentenceFieldProps) {
  const { builtIn, own, readOnly, page, language, values, write } = props
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const { direction } = LANGUAGES[language]
  const text = own ?? builtIn
  const isOwn = own !== undefined
  const { fault: seen, leftOut } = checkSentence({ text, builtIn, page, language })
  const fault = seen || props.fault
  const known = placeholders(builtIn)
  return (
    <div>
      <textarea
        ref={field}
        id={id}
        aria-label={builtIn}
        aria-invalid={fault !== ''}
        aria-describedby={fault === '' ? undefined : `${id}-fault`}
        className="desk-text desk-grows type-ui"
        lang={language}
        dir={direction}
        rows={Math.min(6, Math.ceil(text.length / 80))}
        maxLength={2_000}
        readOnly={readOnly}
        value={text}
        onChange={({ target }) => write(target.value)}
        // Whoever empties it means the shop's own, but may be about to write.
        onBlur={() => text.trim() === '' && write(builtIn)}
      />
      <Fault id={`${id}-fault`}>{fault}</Fault>
      {known.length > 0 && !readOnly && (
        <PlaceholderList
          rows={known.map((each) => ({
            ...rowOf(each, page, values),
            isLeftOut: leftOut.includes(each.name),
          }))}
          insert={({ source }) => field.current && insertAtCaret(field.current, source, write)}
        />
      )}
      {/[{<]/.test(text) && (
        <p className="type-caption mt-1 text-graphite">
          {messages.onPage}{' '}
          <span lang={language} dir={direction}>
            <Example text={text} page={page} language={language} values={values} />
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

function rowOf({ name, kind, source }: Placeholder, page: string, values: Values) {
  const value = Object.hasOwn(values, name) ? values[name] : undefined
  const isNumber = /^\{\s*\w+\s*,\s*(?:number|plural)/.test(source)
  const shown = value ?? (isNumber ? EXAMPLE_NUMBER : null)
  return {
    name,
    source,
    short: kind === 'tag' ? `<${name}>` : `{${name}}`,
    what: meaningOf(page, name),
    shown: typeof shown === 'number' ? shown.toLocaleString(LANGUAGE.tag) : shown,
    isExample: value === undefined,
  }
}

const EXAMPLE_NUMBER = 12

type ExampleProps = Pick<SentenceFieldProps, 'page' | 'language' | 'values'> & { readonly text: string }

/** A sentence with what the page fills in; why it cannot be shown, while it cannot. */
function Example(props: ExampleProps) {
  const parts = exampleParts(props)
  return parts ? <Sentence parts={parts} /> : messages.cannotShow
}

function exampleParts({ text, page, language, values }: ExampleProps) {
  try {
    const { sentence, arguments: wanted } = parseMessage(text, LANGUAGES[language])
    const given = Object.fromEntries(
      [...wanted].map(([name, kind]) => [name, values[name] ?? exampleOf(meaningOf(page, name), kind)]),
    )
    return sentenceParts<ReactNode>(sentence, given)
  } catch {
    return null
  }
}

function exampleOf(what: string, kind: Argument): string | number | ((text: string) => ReactNode) {
  if (kind === 'number') return EXAMPLE_NUMBER
  if (kind === 'tag') return (text: string) => <span className="underline">{text}</span>
  return `[${what}]`
}
