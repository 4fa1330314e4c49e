import type { BuiltInSentences, PageSentences } from '@nawl/contract/desk/page-sentences'
import type { LanguageCode } from '@nawl/messages/languages'
import * as messages from '@nawl/messages/site-texts'
import { useState } from 'react'

import { TextField } from '../../ui/forms/field.tsx'
import type { Fields } from '../documents/versions.tsx'
import { SentenceField } from './sentence-field.tsx'

type SentenceFieldsProps = Fields<PageSentences> & {
  readonly language: LanguageCode
  readonly page: string
  /** By name: what the shop comes with, and what it fills in. */
  readonly builtIn: BuiltInSentences['sentences']
  readonly values: BuiltInSentences['values']
}

/** Every sentence of a page in the order of the page, or those that hold what is searched for. */
export function SentenceFields(props: SentenceFieldsProps) {
  const { value, change, faults, readOnly, language, page, builtIn, values } = props
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLocaleLowerCase(language)
  const shown = Object.entries(builtIn).filter(
    ([name, text]) =>
      faults[`sentences.${name}`] !== undefined ||
      [text, value.sentences[name] ?? ''].some((each) => each.toLocaleLowerCase(language).includes(wanted)),
  )
  const write = (name: string, text: string) => {
    const { [name]: _, ...others } = value.sentences
    change({ sentences: text === builtIn[name] ? others : { ...others, [name]: text } })
  }
  return (
    <div className="grid gap-8">
      <div>
        <TextField
          label={messages.findSentence}
          type="search"
          autoComplete="off"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <p role="status" className="type-caption mt-2 text-graphite">
          {messages.sentencesShown({ count: shown.length })}
        </p>
      </div>
      {shown.map(([name, text]) => (
        <SentenceField
          key={name}
          builtIn={text}
          own={value.sentences[name]}
          fault={faults[`sentences.${name}`] ?? ''}
          readOnly={readOnly}
          page={page}
          language={language}
          values={values[name] ?? {}}
          write={(written) => write(name, written)}
        />
      ))}
    </div>
  )
}
