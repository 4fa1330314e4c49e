import './shortcuts-link.css'

import * as messages from '@nawl/messages/studio'
import { useEffect, useEffectEvent } from 'react'

import { isPlainKey } from '../../ui/keys/is-plain-key.ts'
import { usePanel } from '../../ui/use-panel.ts'

/** Opens the list of keyboard shortcuts; so does a question mark anywhere. The list is loaded on demand. */
export function ShortcutsLink() {
  const { Panel, show, button, panel } = usePanel(() =>
    import('./shortcuts-panel.tsx').then(({ ShortcutsPanel }) => ShortcutsPanel),
  )
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!QUESTION_MARKS.has(event.key) || !isPlainKey(event)) return
    event.preventDefault()
    show()
  })
  useEffect(() => {
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return (
    <>
      <button type="button" {...button} onClick={show} className="shortcuts-link type-ui">
        {messages.shortcuts}
      </button>
      {Panel && <Panel {...panel} />}
    </>
  )
}

const QUESTION_MARKS: ReadonlySet<string> = new Set(['?', '؟'])
