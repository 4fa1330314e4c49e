import * as messages from '@nawl/messages/shell'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

import { PANEL_ID } from '../assistant/call/panel-id.ts'
import { isDialogOpen } from '../ui/keys/is-dialog-open.ts'

/** Every page's `<main>` has this id. */
const CONTENT_ID = 'content'

/**
 * The way to a page's content for keyboards and screen readers. A link skips what stands before it. Client-side
 * navigation is silent for screen readers: after each change of path, focus moves to the content and the title is
 * announced. Above all pages, because some bring a frame of their own.
 */
export function Arrival({ children }: { readonly children: React.ReactNode }) {
  const arrived = useArrival()
  return (
    <>
      <a href={`#${CONTENT_ID}`} className="skip-link type-ui">
        {messages.skipToContent}
      </a>
      {children}
      <output className="sr-only">{arrived}</output>
    </>
  )
}

/** Moves focus after each change of path, and returns the title to announce. */
function useArrival(): string {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    if (!keepsFocus()) document.getElementById(CONTENT_ID)?.focus({ preventScroll: true })
    setTitle(document.title)
  }, [pathname])
  return title
}

/** Whoever navigated by talking to the assistant goes on there; a dialog keeps its focus. */
const keepsFocus = () => isDialogOpen() || document.activeElement?.closest(`#${PANEL_ID}`)
