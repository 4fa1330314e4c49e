import '../../page/arriving.css'
import './search.css'

import * as messages from '@nawl/messages/search'
import { Dialog } from '@base-ui/react/dialog'
import { useRef, useState } from 'react'

import { Glyph } from '../../ui/glyph.tsx'
import { followArrows } from '../follow-arrows.ts'
import { headerBottom } from '../../page/header-bottom.ts'
import { OnFollow } from './found-link.tsx'
import { rememberSearch } from './saved-searches.ts'
import { SearchAnswer } from './search-answer.tsx'
import { SearchField } from './search-field.tsx'
import { useSearchIndex } from './use-search-index.ts'
import type { PanelProps } from '../../ui/use-panel.ts'

type SearchPanelProps = PanelProps & {
  /** What was typed before the panel had loaded. */
  readonly typed: string
}

/**
 * The search panel below the header, over the page. Results are links under headings, not options of a combobox: a
 * screen reader then announces each as a link, can list them by heading, and can open them in new tabs. The arrow
 * keys move focus from the field through the links and back.
 */
export function SearchPanel({ open, onOpenChange, opener, typed }: SearchPanelProps) {
  const field = useRef<HTMLInputElement>(null)
  // Only for the first time it opens.
  const [early, setEarly] = useState(typed)
  const search = useSearchIndex()
  const followed = useRef(false)
  // After following a link, focus goes to the new page, not back to the button.
  const follow = () => {
    followed.current = true
    onOpenChange(false)
  }
  const change = (next: boolean) => {
    followed.current = false
    onOpenChange(next)
  }
  return (
    <Dialog.Root open={open} onOpenChange={change} onOpenChangeComplete={(isOpen) => !isOpen && setEarly('')}>
      <Dialog.Portal>
        <Dialog.Backdrop className="scrim" style={{ top: headerBottom() }} />
        <Dialog.Popup
          className="search-panel arriving page-margin"
          style={{ top: headerBottom() }}
          initialFocus={field}
          finalFocus={() => (followed.current ? false : opener.current)}
          onKeyDown={(event) => followArrows(event, field.current, '[data-found] a, [data-recent]')}
        >
          <Dialog.Title className="sr-only">{messages.search}</Dialog.Title>
          <Search field={field} search={search} startsWith={early} onLeave={follow} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

type SearchProps = {
  readonly field: React.RefObject<HTMLInputElement | null>
  readonly search: ReturnType<typeof useSearchIndex>
  readonly startsWith: string
  readonly onLeave: () => void
}

/** Resets each time the panel opens. */
function Search({ field, search: { loaded, tryAgain }, startsWith, onLeave }: SearchProps) {
  const [query, setQuery] = useState(startsWith)
  const leave = () => {
    rememberSearch(query)
    onLeave()
  }
  const look = (wanted: string) => {
    setQuery(wanted)
    field.current?.focus()
  }
  return (
    <>
      <SearchField
        ref={field}
        query={query}
        onQuery={setQuery}
        onSubmit={leave}
        close={
          <Dialog.Close className="-me-3 grid size-11 place-items-center" aria-label={messages.closeSearch}>
            <Glyph name="close" />
          </Dialog.Close>
        }
      />
      <OnFollow value={leave}>
        <SearchAnswer query={query} loaded={loaded} onTryAgain={tryAgain} onLook={look} />
      </OnFollow>
    </>
  )
}
