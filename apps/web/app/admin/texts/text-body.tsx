import type { SiteText } from '@nawl/contract/desk/site-text'
import * as placeholders from '@nawl/messages/placeholders'
import * as messages from '@nawl/messages/site-texts'
import { useId, useRef, useState } from 'react'

import { FieldError, Labelled, TextField } from '../../ui/forms/field.tsx'
import { insertAtCaret } from './insert-at-caret.ts'
import { PlaceholderList } from './placeholder-list.tsx'
import { type Facts, unknownFact } from './unknown-fact.ts'

type TextBodyProps = {
  readonly value: SiteText
  readonly change: (value: SiteText) => void
  readonly readOnly: boolean
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
  readonly fault: string
  readonly facts: Facts
}

/** A text's Markdown, and below it the facts of the shop that it may name. */
export function TextBody(props: TextBodyProps) {
  const { value, change, readOnly, language, direction, facts } = props
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const write = (body: string) => change({ ...value, body })
  const fault = unknownFact(value.body, facts) || props.fault
  return (
    <div className="mt-2">
      <Labelled id={id} label={messages.body}>
        <textarea
          ref={field}
          id={id}
          className="desk-text type-ui"
          lang={language}
          dir={direction}
          rows={24}
          readOnly={readOnly}
          maxLength={200_000}
          aria-invalid={fault !== ''}
          aria-describedby={fault === '' ? `${id}-hint` : `${id}-fault ${id}-hint`}
          value={value.body}
          onChange={({ target }) => write(target.value)}
        />
      </Labelled>
      <div role="alert">
        <FieldError id={`${id}-fault`}>{fault}</FieldError>
      </div>
      <p id={`${id}-hint`} className="type-caption mt-2 text-graphite">
        {messages.bodyHint}
      </p>
      {!readOnly && (
        <FactList
          facts={facts}
          insert={(name) => field.current && insertAtCaret(field.current, `{{${name}}}`, write)}
        />
      )}
    </div>
  )
}

type FactListProps = { readonly facts: Facts; readonly insert: (name: string) => void }

/** The facts of the shop that a text may name, with their present values; closed until it is wanted, because it is long. */
function FactList({ facts, insert }: FactListProps) {
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLocaleLowerCase()
  const rows = facts.map(({ name, value }) => ({
    name,
    source: `{{${name}}}`,
    short: `{{${name}}}`,
    what: placeholders.fact({ which: name }),
    shown: value,
    isExample: false,
  }))
  return (
    <details className="mt-3">
      <summary className="type-ui min-h-6">{placeholders.factsTitle}</summary>
      <p className="type-caption mt-2 text-graphite">{placeholders.factsMeaning}</p>
      <TextField
        label={placeholders.findFact}
        type="search"
        autoComplete="off"
        className="mt-2"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <PlaceholderList
        rows={rows.filter(({ name, what, shown }) =>
          [name, what, shown ?? ''].some((text) => text.toLocaleLowerCase().includes(wanted)),
        )}
        insert={({ name }) => insert(name)}
      />
    </details>
  )
}
