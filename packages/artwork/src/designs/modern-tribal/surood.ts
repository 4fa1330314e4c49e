import { DRAWN, type Field } from '../../field.ts'
import type { Design } from '../../design.ts'
import { drawingOn, drawnOn } from '../../drawing.ts'
import { fract } from '../../patterns/noise/fract.ts'
import { oncePerField } from '../../patterns/fields/once-per-field.ts'
import { inPanels } from '../../patterns/fields/panels.ts'
import { wholeFigure } from '../../patterns/geometry/whole-figure.ts'
import { wobble } from '../../patterns/noise/wobble.ts'

const STRAW = 0
const EARTH = 1
const GREEN = 2
const MADDER = 3
const PLUM = 4

export const surood: Design = {
  id: 'surood',
  name: 'Surood',
  collection: 'Modern Tribal',
  tags: [],
  description:
    'The surood is the mat on which a Gulf household sets its dishes, here enlarged until its rings run off the edge. Palm straw with green, plum and madder, for a dining room or a veranda.',
  room: 'dining',
  yarns: [
    { name: 'palm straw', hex: '#DCC69A', share: 47 },
    { name: 'earth', hex: '#4A3A2E', share: 30 },
    { name: 'leaf green', hex: '#3F6B4C', share: 9.5 },
    { name: 'madder', hex: '#A63A33', share: 7 },
    { name: 'plum', hex: '#6A2F5A', share: 6.5 },
  ],
  palettes: [
    { name: 'Faded', hexes: ['#E5DAC0', '#85735C', '#93A088', '#C4907A', '#A98C9A'] },
    { name: 'Indigo', hexes: ['#D9CBA8', '#4A4038', '#5F86A0', '#C08A3A', '#26345A'] },
  ],
  cropCentre: 0.56,
  sizeRule: { kind: 'bordered', rigid: [] },
  draw: drawnOn((field) => drawingOn(placed, field)),
}

/** The mat is whole at its top, with the earth beyond it, on every rug that is not very long. */
const placed = wholeFigure(
  { whole: { left: 0, right: DRAWN.width, above: 0, below: 212 }, ratios: [0.6, 2.2], least: 0.36 },
  matAt,
  wholeFigure(
    // On a runner one mat runs off both sides.
    {
      whole: { left: 25, right: 85, above: 0, below: 280 },
      ratios: [2.2, 6],
      onOvals: true,
      lying: { ratios: [1 / 0.6, 6], above: 0, below: 280 },
      least: 0.36,
    },
    matAt,
    inPanels({ cropCentre: 0.56, turns: true }, matAt),
  ),
)

function matAt(px: number, py: number, field: Field): number {
  const { cx, cy, coil: wide, coils, rim, rings } = mat(field)
  const shade = (SHADE * wide) / COIL
  const dx = hand.x(px, py) - cx
  const dy = hand.y(px, py) - cy
  const radius = Math.sqrt(dx * dx + dy * dy)
  const turned = Math.atan2(dy, dx) / (2 * Math.PI) + 0.5
  const coil = radius / wide + turned
  const count = Math.floor(coil)
  if (radius < CENTRE_RADIUS) return MADDER
  if (radius > rim) return bindingAt(turned)
  if (count > coils || (coil - count) * wide < shade) return EARTH
  // The end of a coil, too thin to stitch, goes under the binding.
  if ((count - turned) * wide > rim - shade - 1.4) return bindingAt(turned)
  if (radius > rim - shade) return EARTH
  if (coil < DYED_TURNS) return MADDER
  return rings.find(({ from, to }) => count >= from && count <= to)?.weave(count, turned) ?? STRAW
}

const hand = wobble(5, 34, 161)
/** Width of one turn of the coil, and of the shade between two turns, in cm. */
const COIL = 4.6
const SHADE = 0.95
/** On a smaller mat than this, compared to the drawn one, coils are fewer and broader: else the shade between them would be lost. */
const BROAD_FROM = 0.74
/** Radius of the plain centre in cm, where the stitches are too close to tell apart. */
const CENTRE_RADIUS = 2
/** Number of dyed turns at the centre. */
const DYED_TURNS = 2.6

/** Coils `from` to `to`, with the yarn at each point of them; `turned` is 0–1 around the mat. */
type Ring = {
  readonly from: number
  readonly to: number
  readonly weave: (coil: number, turned: number) => number
}

/** `coil`: width of a turn in cm; `coils`: number of turns; `rim`: radius at which the binding begins, in cm. */
type Mat = {
  readonly cx: number
  readonly cy: number
  readonly coil: number
  readonly coils: number
  readonly rim: number
  readonly rings: readonly Ring[]
}

/** Width of a tooth's outer yarn where it has an inner one, as a fraction of half the pitch. */
const OUTER_WIDTH = 0.34

/** Teeth stepped coil by coil; `inner` fills the middle of each where there is room. */
function toothed(from: number, to: number, count: number, yarn: number, inner = yarn): Ring {
  const rise = to - from + 1
  return {
    from,
    to,
    weave: (coil, turned) => {
      const fromMiddle = Math.abs(fract(turned * count) - 0.5) * 2
      const half = (to + 1 - coil) / (rise + 0.5)
      if (fromMiddle > half) return STRAW
      return half > 2.2 * OUTER_WIDTH && fromMiddle < half - OUTER_WIDTH ? inner : yarn
    },
  }
}

/** Coils of two alternating yarns. */
function checked(from: number, to: number, count: number, one: number, other: number): Ring {
  return {
    from,
    to,
    weave: (coil, turned) => (fract(turned * count + (coil - from) / 2) < 0.5 ? one : other),
  }
}

/** The binding of the mat's edge, in two alternating yarns. */
const bindingAt = (turned: number) => (fract(turned * 40) < 0.5 ? MADDER : GREEN)

const mat = oncePerField((field: Field): Mat => {
  if (field.outline === 'round') {
    // A smaller mat, complete and bound at the rug's edge.
    return {
      cx: DRAWN.width / 2,
      cy: field.top + field.height / 2,
      coil: COIL,
      coils: Infinity,
      rim: DRAWN.width / 2 - 4.2,
      rings: [toothed(4, 6, 9, PLUM), toothed(9, 13, 15, GREEN, MADDER)],
    }
  }
  const isWhole = field.outline === 'rectangle'
  const broad = isWhole ? Math.max(1, BROAD_FROM / field.scale) : 1
  const turns = (coil: number) => Math.round(coil / broad)
  return {
    // Shifted so that no turn runs along an edge of the rug.
    cx: 55,
    cy: field.top + 0.6 * field.height - (isWhole ? 1.3 : 0.6),
    coil: COIL * broad,
    coils: isWhole ? turns(27) : 22,
    rim: Infinity,
    rings: [
      toothed(turns(6), turns(9), 13, PLUM),
      checked(turns(11), turns(11), 34, GREEN, STRAW),
      toothed(turns(15), turns(20), 18, GREEN, MADDER),
      checked(turns(23), turns(24), 60, MADDER, STRAW),
      checked(turns(27), turns(27), 1, PLUM, PLUM),
    ],
  }
})
