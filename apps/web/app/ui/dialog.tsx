import './dialog.css'

import * as messages from '@nawl/messages/shell'
import { Dialog as Base } from '@base-ui/react/dialog'

import { useRef } from 'react'

import { Glyph } from './glyph.tsx'
import type { PanelProps } from './use-panel.ts'

type DialogProps = PanelProps & {
  readonly title: string
  readonly description?: React.ReactNode
  readonly className?: string
  /** Over another dialog, which stays as it is. */
  readonly isOnTop?: boolean
  readonly children: React.ReactNode
}

/** A modal dialog. Its library is large, so import it only when the dialog is opened. */
export function Dialog({
  open,
  onOpenChange,
  opener,
  title,
  description,
  className = '',
  isOnTop = false,
  children,
}: DialogProps) {
  const popup = useRef<HTMLDivElement>(null)
  // Focus an input if there is one, except by touch: the on-screen keyboard would cover half the page.
  const initialFocus = (by: string) =>
    (by !== 'touch' && popup.current?.querySelector<HTMLElement>('input')) || true
  // Escape would close the dialog below, too.
  const closeAlone = (event: React.KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onOpenChange(false)
  }
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className={`scrim ${isOnTop ? 'z-21' : ''}`} forceRender={isOnTop} />
        <Base.Popup
          ref={popup}
          className={`dialog ${className}`}
          initialFocus={initialFocus}
          finalFocus={opener}
          {...(isOnTop && { onKeyDown: closeAlone })}
        >
          <Base.Title className="type-h3">{title}</Base.Title>
          {description && (
            <Base.Description className="type-ui figures mt-2 text-graphite">{description}</Base.Description>
          )}
          <Base.Close
            aria-label={messages.close}
            className="absolute top-3 end-3 flex size-11 items-center justify-center hover:text-madder"
          >
            <Glyph name="close" size={18} />
          </Base.Close>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
