import { type RefObject, useEffect } from 'react'

/** A smaller change is only the browser's toolbar. */
const LEAST_KEYBOARD = 120

/**
 * Sets `--keyboard` to the height of the on-screen keyboard on the closest `selector` around `inside`, and scrolls
 * the focused field back into view. On-screen keyboards cover the page without changing any CSS unit.
 */
export function useKeyboardInset(inside: RefObject<HTMLElement | null>, selector: string): void {
  useEffect(() => {
    const viewport = window.visualViewport
    const place = inside.current?.closest<HTMLElement>(selector)
    if (!viewport || !place) return
    const fit = () => {
      // A zoomed page shows less of itself as well.
      const covered = Math.round(innerHeight - viewport.height * viewport.scale)
      const keyboard = covered > LEAST_KEYBOARD ? `${covered}px` : ''
      if (place.style.getPropertyValue('--keyboard') === keyboard) return
      place.style.setProperty('--keyboard', keyboard)
      place.toggleAttribute('data-keyboard', keyboard !== '')
      const field = document.activeElement
      if (keyboard && place.contains(field)) field?.scrollIntoView({ block: 'nearest' })
    }
    viewport.addEventListener('resize', fit)
    return () => viewport.removeEventListener('resize', fit)
  }, [inside, selector])
}
