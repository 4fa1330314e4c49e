import { type RefObject, useEffect, useState } from 'react'

/** The width of an element in CSS pixels, and of every other size it gets; `first` before it is known. */
export function useWidth(ref: RefObject<Element | null>, first: number): number {
  const [width, setWidth] = useState(first)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const watch = new ResizeObserver(([entry]) => {
      const seen = Math.round(entry?.contentRect.width ?? 0)
      if (seen > 0) setWidth(seen)
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [ref])
  return width
}
