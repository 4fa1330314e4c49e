import * as messages from '@nawl/messages/search'
import { Form } from 'react-router'

import { Glyph } from '../../ui/glyph.tsx'
import { SEARCH_PATH } from '../../page/search-path.ts'

type SearchFieldProps = {
  readonly ref?: React.Ref<HTMLInputElement>
  /** The controlled query, for searching as the visitor types; without it the field is uncontrolled. */
  readonly query?: string
  readonly onQuery?: (query: string) => void
  readonly startsWith?: string
  readonly onSubmit?: () => void
  /** Shown at the end of the line. */
  readonly close?: React.ReactNode
}

/** The search field, as large as a headline. Enter opens the page of all results. */
export function SearchField({ ref, query, onQuery, startsWith, onSubmit, close }: SearchFieldProps) {
  return (
    <Form action={SEARCH_PATH} role="search" className="search-line" onSubmit={onSubmit}>
      <Glyph name="search" size={22} stroke={1.3} />
      <input
        ref={ref}
        type="search"
        name="q"
        aria-label={messages.searchShop}
        placeholder={messages.placeholder}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        required
        maxLength={100}
        defaultValue={startsWith}
        value={query}
        onChange={onQuery && (({ target }) => onQuery(target.value))}
        className="search-input"
      />
      {close}
    </Form>
  )
}
