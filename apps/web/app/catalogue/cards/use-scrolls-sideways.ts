import { useEffect, useRef, useState } from 'react'

/**
 * Whether the element of `ref` can be scrolled horizontally. True until measured, so that before hydration the
 * keyboard can reach a region that may need scrolling.
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
  // With `visible`, overflow is painted but not scrollable.
  return getComputedStyle(element).overflowX !== 'visible' && element.scrollWidth > element.clientWidth
}
