import * as messages from '@nawl/messages/search'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { isPlainKey } from '../../ui/keys/is-plain-key.ts'
import { usePanel } from '../../ui/use-panel.ts'
import { Glyph } from '../../ui/glyph.tsx'
import { SEARCH_PATH } from '../../page/search-path.ts'
import { LocalForm } from '../../ui/forms/local-form.tsx'

/** The link that opens the search, as the key `/` does. Without scripts it leads to the search page. */
export function SearchTrigger() {
  // `/` may be pressed anywhere; focus returns there.
  const from = useRef<HTMLElement>(null)
  const { Panel, open, show, button, panel } = usePanel(() =>
    import('./search-panel.tsx').then(({ SearchPanel }) => SearchPanel),
  )
  const enter = () => {
    const { activeElement } = document
    from.current =
      activeElement instanceof HTMLElement && activeElement !== document.body
        ? activeElement
        : button.ref.current
    show()
  }
  useSlash(enter)
  const typed = useTypedEarly(open && !Panel)
  return (
    <>
      <LocalForm action={SEARCH_PATH} onSend={enter}>
        <button type="submit" {...button} aria-keyshortcuts="/" className="header-word search-door">
          <Glyph name="search" size={22} stroke={1.3} />
          <span className="header-text">{messages.search}</span>
        </button>
      </LocalForm>
      {Panel && <Panel {...panel} opener={from} typed={typed} />}
    </>
  )
}

/** Calls `then` when `/` is pressed outside text fields and nothing covers the page. */
function useSlash(then: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '/' || !isPlainKey(event)) return
    event.preventDefault()
    then()
  })
  useEffect(() => {
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}

/** Collects what is typed before the search field has loaded. */
function useTypedEarly(waiting: boolean): string {
  const [typed, setTyped] = useState('')
  useEffect(() => {
    if (!waiting) return
    const press = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (key.length === 1 && !ctrlKey && !metaKey && !altKey) setTyped((before) => before + key)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [waiting])
  return typed
}
