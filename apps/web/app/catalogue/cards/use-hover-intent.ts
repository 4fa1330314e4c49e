import { useRef, useState } from 'react'

/** A pointer that only crosses a card leaves it sooner. */
const POINTER_MS = 80
/** Tabbing through a page stops at every card; only a longer stop shows intent. */
const KEYBOARD_MS = 600

/**
 * Whether a hovering pointer or keyboard focus has rested on an element; spread `watch` on it. Touch is ignored,
 * because a tap follows the link.
 */
export function useHoverIntent() {
  const [meant, setMeant] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const after = (ms: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setMeant(true), ms)
  }
  const leave = () => clearTimeout(timer.current)
  const watch = {
    onPointerEnter: ({ pointerType }: React.PointerEvent) => {
      if (pointerType !== 'touch') after(POINTER_MS)
    },
    onPointerLeave: leave,
    onFocus: ({ target }: React.FocusEvent) => {
      if (target.matches(':focus-visible')) after(KEYBOARD_MS)
    },
    onBlur: leave,
  }
  return { meant, watch }
}
