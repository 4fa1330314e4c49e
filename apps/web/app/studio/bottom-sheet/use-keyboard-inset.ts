import { type RefObject, useEffect } from 'react'

/** Less than this is a bar of the browser's coming or going. */
const LEAST_KEYBOARD = 120

/**
 * Gives the room that the on-screen keyboard takes to the styles of what `selector` names around `inside`, as
 * `--keyboard`, and brings what is typed on back into view. A keyboard lies over the page and resizes none of its units.
 */
export function useKeyboardInset(inside: RefObject<HTMLElement | null>, selector: string): void {
  useEffect(() => {
    const viewport = window.visualViewport
    const place = inside.current?.closest<HTMLElement>(selector)
    if (!viewport || !place) return
    const fit = () => {
      // A page that is pinched larger shows less of itself as well.
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
