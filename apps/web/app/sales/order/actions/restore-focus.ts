import { useEffect, useRef } from 'react'

/** A ref for a heading that receives focus when a command's response removes the pressed button. */
export function useRestoredFocus<T>(shown: T): React.RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(shown)
  useEffect(() => {
    if (last.current === shown) return
    last.current = shown
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [shown])
  return heading
}
