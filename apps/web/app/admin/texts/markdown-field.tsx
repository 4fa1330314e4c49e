import type { Photo } from '@nawl/contract/imaging/photo'
import { type LanguageCode, LANGUAGES } from '@nawl/messages/languages'
import * as photos from '@nawl/messages/photos'
import { useId, useRef } from 'react'

import { Labelled } from '../../ui/forms/field.tsx'
import { Fault } from '../../ui/forms/fault.tsx'
import { TakePhoto } from '../photos/take-photo.tsx'
import { FactList } from './fact-list.tsx'
import { insertAtCaret } from './insert-at-caret.ts'
import { type Facts, unknownFact } from './unknown-fact.ts'

type MarkdownFieldProps = {
  readonly label: string
  readonly hint: string
  readonly rows: number
  readonly maxLength: number
  readonly value: string
  readonly write: (text: string) => void
  readonly readOnly: boolean
  readonly language: LanguageCode
  readonly fault: string
  readonly facts: Facts
  /** The address of a photograph, as this kind of text writes it. */
  readonly photoAddress: (name: string) => string
  /** More to insert, such as designs. */
  readonly more?: React.ComponentType<{ readonly insert: (picture: string) => void }>
}

/** Markdown, and below it what can be written into it by a button: photographs and facts of the shop. */
export function MarkdownField(props: MarkdownFieldProps) {
  const {
    label,
    hint,
    rows,
    maxLength,
    value,
    write,
    readOnly,
    language,
    facts,
    photoAddress,
    more: More,
  } = props
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const fault = unknownFact(value, facts) || props.fault
  const insert = (text: string) => field.current && insertAtCaret(field.current, text, write)
  // A picture is a paragraph of its own.
  const insertPicture = (text: string) => insert(`${value.trim() === '' ? '' : '\n\n'}${text}\n\n`)
  return (
    <div className="mt-2">
      <Labelled id={id} label={label}>
        <textarea
          ref={field}
          id={id}
          className="desk-text type-ui"
          lang={language}
          dir={LANGUAGES[language].direction}
          rows={rows}
          readOnly={readOnly}
          maxLength={maxLength}
          aria-invalid={fault !== ''}
          aria-describedby={fault === '' ? `${id}-hint` : `${id}-fault ${id}-hint`}
          value={value}
          onChange={({ target }) => write(target.value)}
        />
      </Labelled>
      <Fault id={`${id}-fault`}>{fault}</Fault>
      <p id={`${id}-hint`} className="type-caption mt-2 text-graphite">
        {hint}
      </p>
      {!readOnly && (
        <>
          <details className="mt-3">
            <summary className="type-ui min-h-6">{photos.intoText}</summary>
            <TakePhoto
              act={photos.insert}
              onTaken={({ name, alt }: Photo) =>
                insertPicture(`![${alt.replaceAll(/[[\]\\]/g, '\\$&')}](${photoAddress(name)})`)
              }
            />
            {More && <More insert={insertPicture} />}
          </details>
          <FactList facts={facts} insert={(name) => insert(`{{${name}}}`)} />
        </>
      )}
    </div>
  )
}
