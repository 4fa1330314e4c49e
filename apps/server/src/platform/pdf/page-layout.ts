import type { CartoonPaper } from '@nawl/domain/workshop/cartoon-papers'

/** A4 in points, 1/72 inch, origin at the top left. */
export const PAGE = { width: 595.28, height: 841.89 } as const
export const MARGIN = 45
export const RIGHT = PAGE.width - MARGIN
/** Top of the rug's area, below logo and date. */
const ROOM_TOP = 90
const LABEL_WIDTH = 128
const GUTTER = 20

export type TextPlace = ReturnType<typeof placeText>

/**
 * Places rug and label above `bottom`. The rug is as large as its proportions (`ratio`, width over length) allow, with
 * its label to the left, aligned to its bottom (`beside`). A rug wider than long takes the full width and leaves
 * `beneath` points for the label.
 */
export function placeText(ratio: number, bottom: number, beneath: number) {
  const whole = RIGHT - MARGIN
  const beside = ratio <= 1.15
  const room = beside ? whole - LABEL_WIDTH - GUTTER : whole
  const tallest = bottom - ROOM_TOP - (beside ? 0 : beneath)
  const height = Math.min(tallest, room / ratio)
  const width = height * ratio
  // Optical centring: the exact middle of a page looks too low.
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

/** ISO 216 portrait sizes in millimetres. */
const SIZES = {
  A4: [210, 297],
  A3: [297, 420],
  A2: [420, 594],
  A1: [594, 841],
  A0: [841, 1189],
} as const satisfies Record<string, readonly [number, number]>

export type PaperName = keyof typeof SIZES

/** Widths of rolls for plotters, in millimetres. */
export const ROLLS = { 'roll-91': 914, 'roll-107': 1067, 'roll-152': 1524 } as const satisfies Partial<
  Record<CartoonPaper, number>
>
type RollName = keyof typeof ROLLS

export const isRoll = (name: CartoonPaper): name is RollName => name in ROLLS

/** A page in millimetres. */
export type Paper = { readonly name: CartoonPaper; readonly width: number; readonly height: number }

export function paper(name: PaperName, isUpright = true): Paper {
  const [short, long] = SIZES[name]
  return isUpright ? { name, width: short, height: long } : { name, width: long, height: short }
}

/** Points (1/72 inch) per millimetre. */
export const PT = 72 / 25.4
