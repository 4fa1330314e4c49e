import { useEffect, useRef, useState } from 'react'

/**
 * Whether what `ref` holds can be scrolled sideways, at its present width. True until measured, so that before
 * scripts run the keyboard reaches what may have to be scrolled.
 */
export function useScrollsSideways<T extends HTMLElement>() {
  const ref = useRef<T>(null)
  const [scrolls, setScrolls] = useState(true)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const watch = new ResizeObserver(() => setScrolls(scrollsSideways(element)))
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  return { ref, scrolls }
}

function scrollsSideways(element: HTMLElement): boolean {
  // What overhangs without being cut off is only drawn there.
  return getComputedStyle(element).overflowX !== 'visible' && element.scrollWidth > element.clientWidth
}
