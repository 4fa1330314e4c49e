/**
 * Scrolls an element into view, clear of what is pinned (the scroll-padding of what scrolls says how
 * much that is); at once where the visitor wants no motion. In the sheet only the sheet is scrolled,
 * which may still be on its way up: the page under it stays.
 */
export function glideTo(element: Element | null, block: 'start' | 'nearest'): void {
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
  const scroller = element?.closest('.sheet-body')
  if (element && scroller && getComputedStyle(scroller).overflowY === 'auto')
    scroller.scrollBy({ top: distanceTo(element, scroller, block), behavior })
  else element?.scrollIntoView({ block, behavior })
}

function distanceTo(element: Element, scroller: Element, block: 'start' | 'nearest'): number {
  const [{ top, bottom }, frame] = [element.getBoundingClientRect(), scroller.getBoundingClientRect()]
  const padding = Number.parseFloat(getComputedStyle(scroller).scrollPaddingTop) || 0
  const above = top - frame.top - padding
  if (block === 'start' || above < 0) return above
  return Math.max(0, Math.min(above, bottom - frame.bottom))
}
