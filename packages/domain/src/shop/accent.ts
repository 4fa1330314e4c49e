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
  [PAPER, LINEN, WORDS].every((ground) => contrast(hex, ground) >= LEAST_CONTRAST)

/** The accent where it is pressed. */
export const deeperAccent = (hex: string): string =>
  `#${channels(hex)
    .map((value) =>
      Math.round(value * DEEPER)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`.toUpperCase()

/** Contrast of two colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Relative luminance, 0 to 1 (WCAG 2.2, "relative luminance"). */
function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
