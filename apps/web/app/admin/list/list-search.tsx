import * as messages from '@nawl/messages/desk'
import { Form, useSearchParams } from 'react-router'

type ListSearchProps = {
  readonly label: string
  readonly field: React.RefObject<HTMLInputElement | null>
}

/** The search of a list; it keeps the filters. */
export function ListSearch({ label, field }: ListSearchProps) {
  const [params] = useSearchParams()
  const typed = params.get('search') ?? ''
  const kept = [...params].filter(([name]) => name !== 'search' && name !== 'before')
  return (
    <Form role="search" className="desk-search">
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
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
      />
      <button type="submit" className="type-ui">
        {messages.search}
      </button>
    </Form>
  )
}
