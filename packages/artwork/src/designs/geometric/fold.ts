import type { Design } from '../../design.ts'
import { DRAWN, type Field } from '../../field.ts'
import { oncePerField } from '../../patterns/fields/once-per-field.ts'
import type { PanelOptions } from '../../patterns/fields/panel-fits.ts'
import { inPanels } from '../../patterns/fields/panels.ts'
import { wobble } from '../../patterns/noise/wobble.ts'

const IVORY = 0
const WALNUT = 1
const PERSIMMON = 2

const FOLDED: PanelOptions = {
  cropCentre: 0.5,
  turns: true,
  fromRectangle: true,
  heights: [140, 1540],
  widths: [104, 260],
  isExact: true,
}

export const fold: Design = {
  id: 'fold',
  name: 'Fold',
  collection: 'Geometric',
  tags: [],
  description:
    'A plain check whose columns tighten into a fold marked in persimmon. Ivory and walnut, for a hallway where people walk across the crease, or under a simple table.',
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
  sizeRule: { kind: 'field', rigid: [] },
  draw: inPanels(FOLDED, (px, py, field) => {
    const x = hand.x(px, py)
    const v = (hand.y(px, py) - field.top) / field.height
    // A wider check has more and larger checks, in their drawn proportions.
    const wide = field.width / DRAWN.width
    const crease = wide * creaseAt(v)
    const isLeft = x < crease
    const { left, right, coarser } = sidesOn(field)
    const side = isLeft ? left : right
    // Stretched slightly on the side the crease leans away from, so that the outermost checks stay whole.
    const distance = (Math.abs(x - crease) * side.reach) / (isLeft ? crease : field.width - crease)
    const column = columnAt(side, distance)
    // Offset by half a row, or the rows would leave slivers where they meet the bottom of the rug.
    const row = Math.floor(v * Math.round(field.height / (ROW * coarser)) + 0.5 + sag(side, distance))
    // The two checks that meet at the crease differ, or they would merge into one of twice the width and hide it.
    if ((column + row + (isLeft ? 1 : 0)) % 2 !== 0) return IVORY
    return column < side.marked ? PERSIMMON : WALNUT
  }),
}

/** The checks on one side of the crease. Lengths in cm. */
type Side = {
  readonly reach: number
  readonly columns: number
  /** How much wider the columns get with each cm from the crease. */
  readonly widening: number
  /** Number of columns next to the crease whose dark checks are persimmon. */
  readonly marked: number
  /** Distance from the crease over which the sag of the rows decays to 1/e. */
  readonly decay: number
}

const hand = wobble(1, 45, 23)
const ROW = 12.2
const NARROWEST = 1.5
/** Sag of the rows at the crease, in cm. */
const DIP = 11

const LEFT: Side = { reach: 94.2, columns: 16, widening: (15 - NARROWEST) / 94.2, marked: 5, decay: 26 }
const RIGHT: Side = { reach: 57.8, columns: 14, widening: (9 - NARROWEST) / 57.8, marked: 4, decay: 18 }

/** The power of its width with which the columns of a wider rug are more; wide ones are crisper than narrow ones. */
const MORE = 0.3

/** The checks beside the crease and how much larger than drawn they are: wider rugs have more columns, of larger ones. */
const sidesOn = oncePerField(({ width }: Field) => {
  const wide = width / DRAWN.width
  const coarser = Math.max(1, Math.sqrt(wide))
  const spread = (side: Side): Side => ({
    ...side,
    reach: wide * side.reach,
    columns: Math.round(wide ** (wide > 1 ? MORE : 1) * side.columns),
    widening: side.widening / wide,
    decay: wide * side.decay,
  })
  return { left: spread(LEFT), right: spread(RIGHT), coarser }
})

/** The crease leans and bows to the left, so that it looks folded by hand. */
const creaseAt = (v: number) => 98 - 10 * v - 6 * Math.sin(Math.PI * v)

/** Columns are counted from the crease; their width grows linearly with the distance from it. */
function columnAt({ reach, columns, widening }: Side, distance: number): number {
  const growth = (cm: number) => Math.log(1 + (cm * widening) / NARROWEST)
  return Math.min(columns - 1, Math.floor((columns * growth(distance)) / growth(reach)))
}

/** Sag in rows; 0 at the edge of the rug. */
const sag = ({ reach, decay }: Side, distance: number) =>
  (DIP / ROW) * Math.max(0, Math.exp(-distance / decay) - Math.exp(-reach / decay))
