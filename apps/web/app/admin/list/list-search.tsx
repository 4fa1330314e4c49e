import * as messages from '@nawl/messages/desk'

import { LocalForm } from '../../ui/forms/local-form.tsx'
import { useTypedSearch } from './use-typed-search.ts'

type ListSearchProps = {
  readonly label: string
  readonly field: React.RefObject<HTMLInputElement | null>
}

/** The search of a list, which searches as one types; it keeps the filters. */
export function ListSearch({ label, field }: ListSearchProps) {
  const { typed, search, searchSoon } = useTypedSearch(field)
  return (
    <LocalForm role="search" className="desk-search" onSend={search}>
      <label htmlFor="desk-search" className="sr-only">
        {label}
      </label>
      <input
        ref={field}
        id="desk-search"
        type="search"
        name="search"
        defaultValue={typed}
        maxLength={100}
        placeholder={label}
        aria-keyshortcuts="/"
        className="type-ui"
        onInput={searchSoon}
      />
      <button type="submit" className="type-ui">
        {messages.search}
      </button>
    </LocalForm>
  )
}
