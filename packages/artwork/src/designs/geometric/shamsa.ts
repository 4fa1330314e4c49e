import type { Design } from '../../design.ts'
import { drawingOn, drawnOn } from '../../drawing.ts'
import { DRAWN } from '../../field.ts'
import { bandTable } from '../../patterns/fields/band-table.ts'
import { inPanels } from '../../patterns/fields/panels.ts'
import { wholeFigure } from '../../patterns/geometry/whole-figure.ts'
import { wobble } from '../../patterns/noise/wobble.ts'

const INDIGO = 0
const LAPIS = 1
const CHAMPAGNE = 2
const POMEGRANATE = 3

export const shamsa: Design = {
  id: 'shamsa',
  name: 'Shamsa',
  collection: 'Geometric',
  tags: ['transitional', 'luxury'],
  description:
    'Strapwork built on the golden ratio and cropped by the rug’s edge, like the sun in a window. Indigo, lapis and champagne with a pomegranate heart, for a formal room with little else in it.',
  room: 'gallery',
  yarns: [
    { name: 'indigo night', hex: '#1D2845', share: 58 },
    { name: 'lapis', hex: '#34568B', share: 21 },
    { name: 'champagne', hex: '#D8C29A', share: 17.5 },
    { name: 'pomegranate', hex: '#93303A', share: 3.5 },
  ],
  palettes: [
    { name: 'Malachite', hexes: ['#14302B', '#2F6A58', '#DCCB9E', '#B4552F'] },
    { name: 'Ivory court', hexes: ['#EAE2D3', '#C6B292', '#3A4A63', '#A4493D'] },
  ],
  cropCentre: 0.42,
  sizeRule: { kind: 'field', rigid: [] },
  draw: drawnOn((field) => drawingOn(placed, field)),
}

const inFull = inPanels(
  {
    cropCentre: 0.42,
    turns: true,
    single: 'large',
    gives: {
      across: [[1, 1.06]],
      down: [
        [0.84, 1.06],
        [1, 2.5],
      ],
    },
  },
  sunAt,
)

/** The whole rim of the sun is seen, but where it leaves the rug on the right; it rises from the foot of one that lies. */
const placed = wholeFigure(
  {
    whole: { left: 4, right: DRAWN.width, above: 0, below: 214 },
    ratios: [0.7, 2.2],
    lying: { ratios: [1 / 0.7, 3.2], above: -20, below: 216 },
    before: 0.32,
    row: 2.4,
    least: 0.36,
  },
  sunAt,
  inFull,
)

function sunAt(px: number, py: number): number {
  const dx = hand.x(px, py) - CENTRE.x
  const dy = hand.y(px, py) - CENTRE.y
  const r = Math.sqrt(dx * dx + dy * dy)
  if (r > OUTERMOST) return INDIGO

  // All ten arms are alike. Rotated so that one tip lies on the x axis, they need six chords instead of ten.
  const angle = Math.atan2(dy, dx) - FIRST_TIP
  const arm = angle - TENTH * Math.round(angle / TENTH)
  return yarnAt(r, r * Math.cos(arm), r * Math.sin(arm))
}

const hand = wobble(2, 40, 17)
const CENTRE = { x: 0.82 * DRAWN.width, y: 0.4 * DRAWN.height }
const TENTH = Math.PI / 5
const FIRST_TIP = TENTH / 2

/** A star of ten chords: their distance from its centre, and half the width of their straps, in cm. */
type Level = {
  readonly chord: number
  readonly strap: number
  /** Yarns of the ten triangles around the next level, of the ten tips, and of the areas between the tips. */
  readonly yarns: readonly [triangle: number, tip: number, between: number]
}

const NORMALS = [-5, -3, -1, 1, 3, 5].map((k) => ({
  x: Math.cos((k * TENTH) / 2),
  y: Math.sin((k * TENTH) / 2),
}))
const CHORD = Math.cos(1.5 * TENTH)
const GOLDEN = (Math.sqrt(5) - 1) / 2

// The chords of a star first cross at the golden fraction of its radius; the tips of the next star lie there.
const LEVELS = [
  level(0, 2.8, [INDIGO, LAPIS, INDIGO]),
  level(1, 2.3, [LAPIS, INDIGO, LAPIS]),
  level(2, 1.8, [POMEGRANATE, LAPIS, INDIGO]),
]

function level(n: number, strap: number, yarns: Level['yarns']): Level {
  return { chord: 101 * GOLDEN ** n * CHORD, strap: strap / 2, yarns }
}

/** Gap in cm between a strap and one that passes under it. */
const GAP = 0.8
/** Radii of the star in the centre and of the one inside it, in cm. */
const CENTRE_STAR = 17
const INNER_STAR = 9
/** Twenty shallow lobes, with cusps at the tips and midway between them. */
const LOBE = { at: 82, radius: 25 }
const COLLAR = bandTable([
  [2.4, CHAMPAGNE],
  [3.2, LAPIS],
  [1.2, CHAMPAGNE],
  [1, INDIGO],
])
const OUTERMOST = 115

/** The yarn at a point of the arm whose tip lies on the x axis. */
function yarnAt(r: number, x: number, y: number): number {
  if (r > LOBE.at) {
    const edge = collarEdge(x, Math.abs(y))
    if (edge > 0) return COLLAR(edge)
  }
  for (const level of LEVELS) {
    const strap = strapAt(level, x, y)
    if (strap === 'seen') return CHAMPAGNE
    const outside = Math.max(chordsPassed(level.chord, x, y), strap === 'cut back' ? 1 : 0)
    if (outside > 0) return level.yarns[Math.min(outside, 3) - 1]!
  }
  if (chordsPassed(CENTRE_STAR * CHORD, x, y) > 2) return POMEGRANATE
  return chordsPassed(INNER_STAR * CHORD, x, y) > 2 ? CHAMPAGNE : POMEGRANATE
}

const collarEdge = (x: number, y: number) =>
  Math.hypot(x - LOBE.at * Math.cos(TENTH / 4), y - LOBE.at * Math.sin(TENTH / 4)) - LOBE.radius

function chordsPassed(chord: number, x: number, y: number): number {
  let count = 0
  for (const n of NORMALS) if (x * n.x + y * n.y > chord) count++
  return count
}

/** A strap that passes under another is cut back there, so that the areas beside it connect. */
function strapAt({ chord, strap }: Level, x: number, y: number): 'seen' | 'cut back' | undefined {
  // Beyond the tips, or in the part that the mitre cuts off.
  if (chordsPassed(chord + strap, x, y) > 2) return undefined
  let isUnder = false
  let isInGap = false
  for (const n of NORMALS) {
    const off = Math.abs(x * n.x + y * n.y - chord)
    const along = y * n.x - x * n.y
    if (off > strap + GAP) continue
    const isOver = passesOver(along / chord)
    if (off < strap && isOver) return 'seen'
    if (off < strap) isUnder = true
    else if (isOver) isInGap = true
  }
  if (isUnder) return isInGap ? 'cut back' : 'seen'
  return undefined
}

/** Straps alternate over and under along every chord, so that the whole star is woven; none passes over at a tip. */
function passesOver(along: number): boolean {
  const at = Math.abs(along)
  return at < HALFWAY[1] && at < HALFWAY[0] === along < 0
}

const crossing = (m: number) => Math.tan((m * TENTH) / 2)
const HALFWAY = [(crossing(1) + crossing(2)) / 2, (crossing(2) + crossing(3)) / 2] as const
