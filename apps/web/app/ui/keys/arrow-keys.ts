import { LANGUAGE } from '@nawl/messages/language'

const isLeftToRight = LANGUAGE.direction === 'ltr'

/** The arrow key that goes forward in the direction of the page's text, and the one that goes back. */
export const FORWARD_KEY = isLeftToRight ? 'ArrowRight' : 'ArrowLeft'
export const BACK_KEY = isLeftToRight ? 'ArrowLeft' : 'ArrowRight'

/** Where arrow keys move a thing on a picture, whose axes go to the right and down. */
export const ARROW_STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
