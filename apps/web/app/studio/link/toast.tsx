import './toast.css'

import { useEffect } from 'react'
import { createPortal } from 'react-dom'

import { useBrowserValue } from '../../ui/use-browser-value.ts'

/** A new object each time it is said, so that the same words can be said again. */
export type Said = { readonly text: string }

type ToastProps = { readonly said: Said | null; readonly onEnd: () => void }

const SHOWN_MS = 6_000

/**
 * A few words at the foot of the window, for six seconds. It lies at the end of the page, because a
 * stage that contains its layout would hold it; and it is there before it speaks, to be heard.
 */
export function Toast({ said, onEnd }: ToastProps) {
  const alive = useBrowserValue(() => true, false)
  useEffect(() => {
    if (!said) return
    const timer = setTimeout(onEnd, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [said, onEnd])
  if (!alive) return null
  return createPortal(
    <div role="status" className="toast-place">
      {said && <p className="toast type-ui">{said.text}</p>}
    </div>,
    document.body,
  )
}
