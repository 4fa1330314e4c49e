import * as messages from '@nawl/messages/yarn-picker'
import { useRef } from 'react'

import { Glyph } from '../../ui/glyph.tsx'
import { canPickFromScreen, pickFromScreen } from './photograph/pick-from-screen.ts'

type YarnSearchFieldProps = {
  readonly query: string
  readonly onChange: (query: string) => void
  /** Enter takes what is found first. */
  readonly onEnter: () => void
}

/** Searches for a yarn. Escape clears it before it closes the picker. */
export function YarnSearchField({ query, onChange, onEnter }: YarnSearchFieldProps) {
  const line = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    line.current?.focus()
  }
  const pressed = (event: React.KeyboardEvent) => {
    if (event.key === 'Enter') return onEnter()
    if (event.key !== 'Escape' || query === '') return
    event.stopPropagation()
    clear()
  }
  const pick = async () => {
    const hex = await pickFromScreen()
    if (hex) onChange(hex)
  }
  return (
    <div className="card-search">
      <input
        ref={line}
        type="search"
        aria-label={messages.findYarn}
        placeholder={messages.placeholder}
        value={query}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={pressed}
        className="type-ui card-search-line"
      />
      {query !== '' && (
        <button
          type="button"
          aria-label={messages.empty}
          onClick={clear}
          className="flex size-11 items-center justify-center hover:text-madder"
        >
          <Glyph name="close" size={16} />
        </button>
      )}
      {canPickFromScreen() && (
        <button
          type="button"
          onClick={() => void pick()}
          className="type-caption flex h-11 min-w-11 items-center justify-center gap-2 px-2 font-medium hover:text-madder"
        >
          <Glyph name="dropper" />
          <span className="max-sm:sr-only">{messages.pick}</span>
        </button>
      )}
    </div>
  )
}
