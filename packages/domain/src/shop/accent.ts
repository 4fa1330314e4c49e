import { channelsOf, contrast } from './contrast.ts'

/** The colour of buttons and links that the shop comes with: madder. Hexes are `#RRGGBB`. */
export const MADDER = '#9E3B2C'

/** What the accent stands on, and the words upon it. */
const PAPER = '#F7F3EC'
const LINEN = '#EDE6DA'
const WORDS = '#FBF8F3'
/** Of text on its ground, at least (WCAG 2.2, 1.4.3). */
const LEAST_CONTRAST = 4.5
/** How much darker the accent is where it is pressed, and in errors. */
const DEEPER = 0.8

let current = MADDER

/** The accent that is public now. */
export const accent = (): string => current

/** Sets the accent of this process, as `setPrices` does the prices. */
export function setAccent(hex: string): void {
  current = hex
}

/** Whether people can read the accent on the pages' grounds, and words upon it. */
export const isLegibleAccent = (hex: string): boolean =>
  [PAPER, LINEN, WORDS].every((ground) => contrast(channelsOf(hex), channelsOf(ground)) >= LEAST_CONTRAST)

/** The accent where it is pressed. */
export const deeperAccent = (hex: string): string =>
  `#${channelsOf(hex)
    .map((value) =>
      Math.round(value * DEEPER)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`.toUpperCase()
