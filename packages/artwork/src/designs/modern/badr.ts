import type { Field } from '../../field.ts'
import type { Design } from '../../design.ts'
import { drawingOn, drawnOn } from '../../drawing.ts'
import { cartoon } from '../../patterns/cartoon.ts'
import { oncePerField } from '../../patterns/fields/once-per-field.ts'
import { inPanels } from '../../patterns/fields/panels.ts'
import { turn } from '../../patterns/geometry/turn.ts'
import { wholeFigure } from '../../patterns/geometry/whole-figure.ts'
import { wobble } from '../../patterns/noise/wobble.ts'

const NIGHT = 0

export const badr: Design = {
  id: 'badr',
  name: 'Badr',
  collection: 'Modern',
  tags: ['luxury'],
  description:
    'Badr is the full moon, and every night of its growth is recorded here: an ember crescent at the rim, then band upon band to bone. Mulberry, apricot and straw on aubergine, for a bedroom or a room used after dark.',
  room: 'bedroom',
  yarns: [
    { name: 'aubergine', hex: '#2A1A33', share: 26.6 },
    { name: 'mulberry', hex: '#6B2B3F', share: 1.7 },
    { name: 'ember', hex: '#B5442F', share: 4.1 },
    { name: 'terracotta rose', hex: '#D4795A', share: 7.2 },
    { name: 'apricot', hex: '#E5A981', share: 10.8 },
    { name: 'straw', hex: '#EBCDA6', share: 15.2 },
    { name: 'bone', hex: '#F6EBD6', share: 34.3 },
  ],
  palettes: [
    { name: 'Dawn', hexes: ['#D09633', '#6B2A1E', '#9E4A26', '#C46A38', '#E0AE72', '#EED8A6', '#FAF3E2'] },
    { name: 'Olive', hexes: ['#17302F', '#2E574F', '#5C8172', '#98A987', '#C3B581', '#DFD6B6', '#F7F3E6'] },
  ],
  cropCentre: 0.44,
  sizeRule: { kind: 'figure', rigid: [] },
  draw: drawnOn((field) => (isLong(field) ? moons(field) : drawingOn(placed, field))),
}

const oneMoon = inPanels(
  {
    cropCentre: 0.44,
    turns: false,
    single: 'large',
    keeps: [0.3, 0.6],
    gives: {
      across: [[1, 1.12]],
      down: [
        [0.8, 1.12],
        [1, 2],
      ],
    },
  },
  (x, y, field) => drawing(field)(x, y),
)

/** Whether a rug is so long that a part of one moon would be a mere band. */
const isLong = ({ width, height }: Field) => Math.max(width, height) > 2 * Math.min(width, height)

/** A row of whole moons along a long rug, with half as much night between them as they are wide. */
const moons = oncePerField((field) => {
  const { width, height, top, outline } = field
  const [long, short] = [Math.max(width, height), Math.min(width, height)]
  // The ends of a long ellipse have no room for a moon.
  const row = outline === 'rectangle' ? long : 0.7 * long
  const count = Math.max(1, Math.round(row / short / 1.25))
  const radius = (outline === 'rectangle' ? 0.4 : 0.34) * Math.min(short, row / count)
  const lies = width > height
  return cartoon(
    (x, y) => {
      const [along, beside] = lies ? [x, y - top] : [y - top, x]
      const part = ((along - (long - row) / 2) / row) * count
      const moon = Math.min(count - 1, Math.max(0, Math.floor(part)))
      const fromMiddle = ((part - moon - 0.5) * row) / count
      const [dx, dy] = lies ? [fromMiddle, beside - short / 2] : [beside - short / 2, fromMiddle]
      const [sway, heave] = [hand.x(x, y) - x, hand.y(x, y) - y]
      const [towardsSun, aside] = turn([dx + sway, dy + heave], -LIT_FROM)
      return yarnAt(towardsSun / radius, aside / radius, { radius, scale: field.scale }, SMALL_TERMINATORS)
    },
    field,
    true,
  )
})

const hand = wobble(2, 60, 91)

/** Where the terminator crosses the middle of the moon on each night drawn, from rim (1) to rim (−1). */
const TERMINATORS = [0.9, 0.74, 0.5, 0.2, -0.16, -1] as const
/** On a small moon the first crescent is broader, or nothing would be left of it. */
const SMALL_TERMINATORS = [0.76, 0.56, 0.34, 0.08, -0.24, -1] as const
/** Lines of the next night's yarn announce its band: from and to, in cm before the terminator where that begins. */
const LINES = [
  [1.7, 3.2],
  [5.1, 6.4],
  [8.8, 9.8],
] as const
/** A line ends where it would be narrower than this, in cm. */
const MIN_LINE = 0.85
/** Direction of the sun in radians, clockwise from the right: in the Gulf the young moon is lit from below. */
const LIT_FROM = 1.02

const drawing = oncePerField((field) => {
  const moon = moonIn(field)
  return cartoon((x, y) => moonAt(moon, x, y, field.scale), field)
})

type Moon = { readonly x: number; readonly y: number; readonly radius: number }

/** Large enough for the rug's edges to cut it off. In cm. */
const moonIn = ({ outline, top }: Field): Moon =>
  outline === 'rectangle' ? DRAWN_MOON : { x: 96, y: top + 40, radius: 94 }
const DRAWN_MOON: Moon = { x: 105, y: 84, radius: 113 }

function moonAt({ x: cx, y: cy, radius }: Moon, x: number, y: number, scale: number): number {
  const [towardsSun, aside] = turn([hand.x(x, y) - cx, hand.y(x, y) - cy], -LIT_FROM)
  return yarnAt(towardsSun / radius, aside / radius, { radius, scale })
}

const drawnMoon = (x: number, y: number, { scale }: Field) => moonAt(DRAWN_MOON, x, y, scale)

/** On every rug the moon has as much night around it as drawn; on ovals it is smaller, so that its first nights are seen. */
const placed = wholeFigure(
  { whole: { left: 60, right: 150, above: 20, below: 200 }, ratios: [0.5, 2], least: 0.36 },
  drawnMoon,
  wholeFigure(
    {
      whole: { left: -10, right: 190, above: -20, below: 230 },
      ratios: [0.5, 2],
      onOvals: true,
      least: 0.36,
    },
    drawnMoon,
    oneMoon,
  ),
)

/** The radius of a moon in cm, and centimetres of the rug per centimetre. */
type Size = { readonly radius: number; readonly scale: number }

/** The yarn at (x, y), in radii, on a moon centred on the origin and lit from +x. */
function yarnAt(
  x: number,
  y: number,
  { radius, scale }: Size,
  terminators: readonly number[] = TERMINATORS,
): number {
  const rim = Math.sqrt(Math.max(0, 1 - y * y))
  if (Math.abs(x) >= rim) return NIGHT
  // The terminator is half an ellipse from horn to horn.
  const position = x / rim
  const band = terminators.findIndex((at) => position >= at)
  if (band === terminators.length - 1) return band + 1
  const least = Math.max(MIN_LINE, MIN_LINE / scale)
  const distance = (position - terminators[band]!) * radius
  const isLine = LINES.some(([from, to]) => distance > from && distance < to && (to - from) * rim > least)
  return 1 + band + (isLine ? 1 : 0)
}
