/**
 * Scrolls an element into view, clear of pinned elements (by the page's scroll-padding); without animation if the
 * visitor prefers reduced motion.
 */
export function glideTo(element: Element | null, block: 'start' | 'nearest'): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  element?.scrollIntoView({ block, behavior: still ? 'instant' : 'smooth' })
}
