import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router'

import { controlsInWindow, textInWindow } from '../controls/controls-in-window.ts'
import { liftClear } from '../controls/lift-clear.ts'
import { useStore } from '../store.ts'
import { type Said, showToastsOf, toasts as allToasts, unsay } from './toast.ts'

const SHOWN_MS = 6_000
const NOTHING: readonly Said[] = []

type ToastsProps = {
  /** The path of the page, with which its toasts go. Without one they stay on the next pages for their time. */
  readonly page?: string | null
}

/**
 * The toasts at the foot of the window. Rendered even when empty: screen readers announce only changes to an existing
 * live region.
 */
export function Toasts({ page = null }: ToastsProps) {
  const toasts = useStore(allToasts, NOTHING)
  const region = useRef<HTMLDivElement>(null)
  useLift(region)
  useEffect(() => showToastsOf(page), [page])
  return (
    <div ref={region} role="status" className="toasts">
      {toasts.map((one) => (
        <Toast key={one.id} {...one} />
      ))}
    </div>
  )
}

/** Lifts the toasts so that they cover no control, and no text if there is room, also when an action shortens the page. */
function useLift(toasts: RefObject<HTMLDivElement | null>): void {
  useLayoutEffect(() => {
    const place = toasts.current
    if (!place) return
    const lift = () => {
      place.style.setProperty('--lift', '0px')
      const boxes = [...place.children].map((toast) => toast.getBoundingClientRect())
      if (boxes.length === 0) return
      const box = {
        left: Math.min(...boxes.map(({ left }) => left)),
        right: Math.max(...boxes.map(({ right }) => right)),
        top: Math.min(...boxes.map(({ top }) => top)),
        bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
      }
      const controls = controlsInWindow(place)
      // Where a page is full of text only its controls stay free.
      const up =
        liftClear(box, [...controls, ...textInWindow(place)], innerHeight / 2) ||
        liftClear(box, controls, innerHeight / 2)
      place.style.setProperty('--lift', `${up}px`)
    }
    const sizes = new ResizeObserver(lift)
    sizes.observe(place)
    sizes.observe(document.body)
    addEventListener('resize', lift)
    return () => {
      sizes.disconnect()
      removeEventListener('resize', lift)
    }
  }, [toasts])
}

/** Shown for six seconds; longer while hovered or focused. */
function Toast({ id, text, act }: Said) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => unsay(id), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [id, held])
  const hold = { onPointerEnter: () => setHeld(true), onPointerLeave: () => setHeld(false) }
  return (
    <div {...hold} onFocus={() => setHeld(true)} onBlur={() => setHeld(false)} className="toast type-ui">
      <p>{text}</p>
      {act && 'to' in act && (
        <Link to={act.to} onClick={() => unsay(id)}>
          {act.label}
        </Link>
      )}
      {act && 'run' in act && (
        <button
          type="button"
          onClick={() => {
            unsay(id)
            act.run()
          }}
        >
          {act.label}
        </button>
      )}
    </div>
  )
}
