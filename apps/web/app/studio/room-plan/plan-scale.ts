import { type RefObject, useEffect, useState } from 'react'

import type { Room } from '@nawl/domain/room-plan/room'

/** Room for walls and for the dimension lines outside of them, in pixels. */
export const MARGIN = 44

/** How a plan is drawn: pixels of its picture, and pixels of a millimetre. */
export type PlanScale = { readonly width: number; readonly height: number; readonly perMm: number }

/** The largest scale at which a room fits its column, and a phone's or desk's height. */
export function planScale({ widthMm, lengthMm }: Room, width: number): PlanScale {
  const most = Math.max(360, Math.min(640, width * 1.2))
  const perMm = Math.min((width - 2 * MARGIN) / widthMm, (most - 2 * MARGIN) / lengthMm)
  return { width, height: Math.round(lengthMm * perMm + 2 * MARGIN), perMm }
}

/** The width of an element, also while the window changes; a guess until the page is alive. */
export function useWidth(element: RefObject<Element | null>): number {
  const [width, setWidth] = useState(720)
  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.round(entry.contentRect.width))
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return width
}
