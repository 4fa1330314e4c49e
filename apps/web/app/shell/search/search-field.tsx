import { Form } from 'react-router'

import { SearchGlyph } from './search-glyph.tsx'
import { SEARCH_PATH } from '../../page/search-path.ts'

type SearchFieldProps = {
  readonly ref?: React.Ref<HTMLInputElement>
  /** What is typed, where every letter is answered; on its own the field keeps it. */
  readonly query?: string
  readonly onQuery?: (query: string) => void
  readonly startsWith?: string
  readonly onSubmit?: () => void
  /** Stands at the end of the line. */
  readonly close?: React.ReactNode
}

/** What is looked for, as large as a headline. Enter leads to the page of all that was found. */
export function SearchField({ ref, query, onQuery, startsWith, onSubmit, close }: SearchFieldProps) {
  return (
    <Form action={SEARCH_PATH} role="search" className="search-line" onSubmit={onSubmit}>
      <SearchGlyph />
      <input
        ref={ref}
        type="search"
        name="q"
        aria-label="Search the shop"
        placeholder="Rugs, yarns, questions"
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
