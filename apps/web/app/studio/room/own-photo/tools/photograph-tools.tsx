import './photograph-tools.css'

import * as messages from '@nawl/messages/room'
import { type RefObject, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'

import { Glyph } from '../../../../ui/glyph.tsx'

type PhotographToolsProps = {
  /** The button that opens them, which also receives focus from dialogs that were opened within. */
  readonly opener: RefObject<HTMLButtonElement | null>
  /** Whether their button has the focus as soon as it is there. */
  readonly takesFocus: boolean
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly children: React.ReactNode
}

/** A button that opens what can be done with a photograph: beside the room, which stays in sight and is repainted at once. */
export function PhotographTools({ opener, takesFocus, open, onOpenChange, children }: PhotographToolsProps) {
  const id = useId()
  const focus = useEffectEvent(() => takesFocus && opener.current?.focus({ preventScroll: true }))
  useEffect(() => void focus(), [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes it from anywhere within
    <div
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        event.stopPropagation()
        onOpenChange(false)
        opener.current?.focus()
      }}
    >
      <button
        ref={opener}
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        className="photograph-tools-button"
        onClick={() => onOpenChange(!open)}
      >
        {messages.photographTools}
        <Glyph name="chevron" size={14} />
      </button>
      {open && <Sheet id={id}>{children}</Sheet>}
    </div>
  )
}

const PHONE = '(width < 600px)'

/** Above its button, or on a phone a bottom sheet below the room. */
function Sheet({ id, children }: { readonly id: string; readonly children: React.ReactNode }) {
  const sheet = useRef<HTMLDivElement>(null)
  const [isBottom] = useState(() => matchMedia(PHONE).matches)
  useLayoutEffect(() => {
    // In the top layer, because the stage clips its content.
    if (isBottom) sheet.current?.showPopover?.()
  }, [isBottom])
  return (
    <div
      ref={sheet}
      id={id}
      role="group"
      aria-label={messages.photographTools}
      popover={isBottom ? 'manual' : undefined}
      className="photograph-sheet"
    >
      {children}
    </div>
  )
}
