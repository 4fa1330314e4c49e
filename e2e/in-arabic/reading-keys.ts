import { IN_ARABIC } from './in-arabic.ts'

/** The arrow keys that lead along a row of buttons or tabs: the next one stands where the eye reads on. */
export const [ONWARD, BACK] = IN_ARABIC ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']

/** Where the eye reads on, as a sign of what is measured from the left. */
export const READING = IN_ARABIC ? -1 : 1
