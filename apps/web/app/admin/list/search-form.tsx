import * as messages from '@nawl/messages/desk'

import { LocalForm } from '../../ui/forms/local-form.tsx'

type SearchFormProps = Pick<
  React.ComponentProps<'input'>,
  'defaultValue' | 'onInput' | 'aria-keyshortcuts'
> & {
  readonly label: string
  readonly field: React.RefObject<HTMLInputElement | null>
  readonly onSearch: () => void
  /** Where it leads without scripts, if not to its own page. */
  readonly action?: string
}

/** A search at the desk: a field on a line, and its button. */
export function SearchForm({ label, field, onSearch, action, ...input }: SearchFormProps) {
  return (
    <LocalForm role="search" {...(action && { action })} className="desk-search" onSend={onSearch}>
      <label htmlFor="desk-search" className="sr-only">
        {label}
      </label>
      <input
        {...input}
        ref={field}
        id="desk-search"
        type="search"
        name="search"
        maxLength={100}
        placeholder={label}
        className="type-ui"
      />
      <button type="submit" className="type-ui">
        {messages.search}
      </button>
    </LocalForm>
  )
}
