import { LANGUAGE } from '@nawl/messages/language'

const isLeftToRight = LANGUAGE.direction === 'ltr'

/** The arrow key that goes forward in the direction of the page's text, and the one that goes back. */
export const FORWARD_KEY = isLeftToRight ? 'ArrowRight' : 'ArrowLeft'
export const BACK_KEY = isLeftToRight ? 'ArrowLeft' : 'ArrowRight'
