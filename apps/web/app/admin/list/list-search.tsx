import { SearchForm } from './search-form.tsx'
import { useTypedSearch } from './use-typed-search.ts'

type ListSearchProps = {
  readonly label: string
  readonly field: React.RefObject<HTMLInputElement | null>
}

/** The search of a list, which searches as one types; it keeps the filters. */
export function ListSearch({ label, field }: ListSearchProps) {
  const { typed, search, searchSoon } = useTypedSearch(field)
  return (
    <SearchForm
      label={label}
      field={field}
      onSearch={search}
      defaultValue={typed}
      onInput={searchSoon}
      aria-keyshortcuts="/"
    />
  )
}
