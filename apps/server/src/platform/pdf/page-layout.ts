/** All in points, 1/72 inch, from the top left of an A4 page. */
export const PAGE = { width: 595.28, height: 841.89 } as const
export const MARGIN = 45
export const RIGHT = PAGE.width - MARGIN
/** Where the rug's room begins, under the mark and the date. */
const ROOM_TOP = 90
const LABEL_WIDTH = 128
const GUTTER = 20

export type Box = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export type TextPlace = {
  readonly rug: Box
  /** Where name and price begin, and how wide they may be; the last base line of a label beside the rug. */
  readonly label: { readonly left: number; readonly width: number }
  readonly facts: { readonly left: number; readonly width: number }
  /** A rug longer than wide has its label beside it, ending where the rug ends; others have it beneath. */
  readonly beside: boolean
}

/**
 * Where rug and label lie above `bottom`: the rug as large as it can be in its true proportions (`ratio`, width
 * over length), its label to the left of it as a museum hangs it. A rug wider than long has the whole width, and
 * `beneath` points are left below it for the label.
 */
export function placeText(ratio: number, bottom: number, beneath: number): TextPlace {
  const whole = RIGHT - MARGIN
  const beside = ratio <= 1.15
  const room = beside ? whole - LABEL_WIDTH - GUTTER : whole
  const tallest = bottom - ROOM_TOP - (beside ? 0 : beneath)
  const height = Math.min(tallest, room / ratio)
  const width = height * ratio
  // What is left over lies mostly beneath: the middle of a page looks too low.
  const rug = { left: RIGHT - width, top: ROOM_TOP + 0.4 * (tallest - height), width, height }
  if (beside) {
    const label = { left: MARGIN, width: LABEL_WIDTH }
    return { rug, label, facts: label, beside }
  }
  const half = (whole - GUTTER) / 2
  return {
    rug: { ...rug, left: MARGIN + (whole - width) / 2 },
    label: { left: MARGIN, width: half },
    facts: { left: MARGIN + half + GUTTER, width: half },
    beside,
  }
}
