import { useEffect, useRef } from 'react'

/**
 * For the title of what is shown: when a command's answer takes away the button that was pressed, the keyboard waits
 * there.
 */
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
