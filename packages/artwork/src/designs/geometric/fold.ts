import { type Design, FIELD } from '../../design.ts'
import { wobble } from '../../patterns/wobble.ts'

const IVORY = 0
const WALNUT = 1
const PERSIMMON = 2

export const fold: Design = {
  id: 'fold',
  name: 'Fold',
  collection: 'Geometric',
  tags: [],
  description:
    'A plain check whose columns tighten into a fold marked in persimmon. Ivory and walnut, for a hallway or under a simple table where people walk across the crease.',
  room: 'hallway',
  yarns: [
    { name: 'undyed ivory', hex: '#E9E0CF', share: 50 },
    { name: 'walnut', hex: '#4A3528', share: 44 },
    { name: 'persimmon', hex: '#C4572E', share: 6 },
  ],
  palettes: [
    { name: 'Harbour', hexes: ['#DDE0DC', '#26384A', '#C9A24A'] },
    { name: 'Plum', hexes: ['#DCC7BE', '#4A2738', '#7E8F6B'] },
  ],
  cropCentre: 0.5,
  draw: (px, py, cut) => {
    const x = hand.x(px, py)
    const v = (hand.y(px, py) - cut.top) / cut.height
    const crease = creaseAt(v)
    const isLeft = x < crease
    const side = isLeft ? LEFT : RIGHT
    // Stretched a little where the crease leans away, so that the outermost checks stay whole.
    const run = (Math.abs(x - crease) * side.reach) / (isLeft ? crease : FIELD.width - crease)
    const column = columnAt(side, run)
    // Half a row on, or the rows would sink through the foot of the rug at so flat an angle that slivers were left.
    const row = Math.floor(v * Math.round(cut.height / ROW) + 0.5 + sag(side, run))
    // The two checks that meet in the crease differ, or it would be lost in one of twice their width.
    if ((column + row + (isLeft ? 1 : 0)) % 2 !== 0) return IVORY
    return column < side.marked ? PERSIMMON : WALNUT
  },
}

/** The cloth on one side of the crease. Lengths in cm. */
type Side = {
  readonly reach: number
  readonly columns: number
  /** How much wider a column grows with each cm from the crease. */
  readonly widening: number
  /** How many columns next to the crease have their dark checks marked. */
  readonly marked: number
  /** How far out the rows feel the pull of the crease. */
  readonly slack: number
}

const hand = wobble(1, 45, 23)
const ROW = 12.2
const NARROWEST = 1.5
/** How far the rows sink into the crease. */
const DIP = 11

const LEFT: Side = { reach: 94.2, columns: 16, widening: (15 - NARROWEST) / 94.2, marked: 5, slack: 26 }
const RIGHT: Side = { reach: 57.8, columns: 14, widening: (9 - NARROWEST) / 57.8, marked: 4, slack: 18 }

/** The fold is a hand’s, not a ruler’s: it leans, and bows to the left. */
const creaseAt = (v: number) => 98 - 10 * v - 6 * Math.sin(Math.PI * v)

/** Counted from the crease, where the width of a column grows evenly with the distance. */
function columnAt({ reach, columns, widening }: Side, run: number): number {
  const growth = (cm: number) => Math.log(1 + (cm * widening) / NARROWEST)
  return Math.min(columns - 1, Math.floor((columns * growth(run)) / growth(reach)))
}

/** In rows; nothing at the edge of the rug, which lies flat. */
const sag = ({ reach, slack }: Side, run: number) =>
  (DIP / ROW) * Math.max(0, Math.exp(-run / slack) - Math.exp(-reach / slack))
