import { useRef, useState } from 'react'

/** A pointer that crosses a row of cards on its way elsewhere is past each in less. */
const POINTER_MS = 80
/** Whoever goes through a page by keyboard stops at every card; meant is the one where the stops end. */
const KEYBOARD_MS = 600

/**
 * Whether somebody has stayed on a thing with a pointer that hovers, or with the keyboard; spread `watch` on it.
 * A finger means the link and nothing else.
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
