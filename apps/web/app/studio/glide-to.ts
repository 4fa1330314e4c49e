/**
 * Scrolls an element into view, clear of what is pinned (the page's scroll-padding says how
 * much that is); at once where the visitor wants no motion.
 */
export function glideTo(element: Element | null, block: 'start' | 'nearest'): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  element?.scrollIntoView({ block, behavior: still ? 'instant' : 'smooth' })
}
