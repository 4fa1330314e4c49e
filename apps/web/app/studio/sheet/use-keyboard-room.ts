import { type RefObject, useEffect } from 'react'

/** Less than this is a bar of the browser's coming or going. */
const LEAST_KEYBOARD = 120

/**
 * Gives the room that the on-screen keyboard takes to the studio's stylesheet as `--keyboard`, and
 * brings what is typed on back into view. A keyboard lies over the page and resizes none of its units.
 */
export function useKeyboardRoom(inside: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport
    const studio = inside.current?.closest<HTMLElement>('.studio')
    if (!viewport || !studio) return
    const fit = () => {
      // A page that is pinched larger shows less of itself as well.
      const covered = Math.round(innerHeight - viewport.height * viewport.scale)
      const keyboard = covered > LEAST_KEYBOARD ? `${covered}px` : ''
      if (studio.style.getPropertyValue('--keyboard') === keyboard) return
      studio.style.setProperty('--keyboard', keyboard)
      studio.toggleAttribute('data-keyboard', keyboard !== '')
      const field = document.activeElement
      if (keyboard && studio.contains(field)) field?.scrollIntoView({ block: 'nearest' })
    }
    viewport.addEventListener('resize', fit)
    return () => viewport.removeEventListener('resize', fit)
  }, [inside])
}
