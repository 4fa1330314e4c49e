import type { Design } from '../../design.ts'
import { DRAWN } from '../../field.ts'
import { bezierPoints } from '../../patterns/bezier-points.ts'
import { cartoon } from '../../patterns/cartoon.ts'
import { nearestOnPath } from '../../patterns/nearest-on-path.ts'
import { oncePerField } from '../../patterns/once-per-field.ts'
import { inPanels } from '../../patterns/panels.ts'
import { smoothStep } from '../../patterns/smooth-step.ts'
import { valueNoise } from '../../patterns/value-noise.ts'
import { wobble } from '../../patterns/wobble.ts'

const IVORY = 0
const INK = 1
const VERMILION = 2
const DRY_INK = 3

export const aria: Design = {
  id: 'aria',
  name: 'Aria',
  collection: 'Contemporary',
  tags: ['luxury'],
  description:
    'A calligrapher’s stroke with its measuring dots and no word attached. Ink and vermilion on undyed ivory, for a room with bare walls where the rug is the picture.',
  room: 'gallery',
  yarns: [
    { name: 'undyed ivory', hex: '#EBE3D4', share: 81 },
    { name: 'ink', hex: '#1C1B20', share: 13.5 },
    { name: 'vermilion', hex: '#C2402B', share: 2.5 },
    { name: 'dry ink', hex: '#8B8178', share: 3 },
  ],
  palettes: [
    { name: 'Indigo', hexes: ['#E5E2DA', '#1F2F54', '#C98F3D', '#8593AC'] },
    { name: 'Reversed', hexes: ['#23232A', '#E6DDCB', '#C06A38', '#8A8377'] },
  ],
  cropCentre: 0.5,
  sizeRule: { kind: 'figure', rigid: [] },
  draw: inPanels({ cropCentre: 0.5, turns: true }, (x, y, field) => drawing(field)(x, y)),
}

const drawing = oncePerField((field) => {
  const scale = SCALE[field.outline === 'ellipse' ? 'rectangle' : field.outline]
  const from = field.outline === 'rectangle' ? MIDDLE : GESTURE
  const middle = field.top + field.height / 2
  return cartoon((x, y) => yarnAt(from.x + (x - MIDDLE.x) / scale, from.y + (y - middle) / scale), field)
})

/** A shorter rug shows the whole stroke, smaller and centred. */
const SCALE = { rectangle: 1, square: 0.74, round: 0.64 } as const
const MIDDLE = { x: DRAWN.width / 2, y: DRAWN.height / 2 }
const GESTURE = { x: 74, y: 116 }

function yarnAt(px: number, py: number): number {
  const x = hand.x(px, py)
  const y = hand.y(px, py)
  const isDot = DOTS.some(([cx, cy]) => Math.abs(x - cx) + Math.abs(y - cy) < 12)
  return isDot ? VERMILION : stroke(x, y)
}

const hand = wobble(3, 30, 71)

/** The calligrapher's measuring dots: rhombuses, 24 cm from tip to tip. */
const DOTS = [
  [108, 187],
  [127.5, 174],
  [126, 201],
] as const

// Starts outside the nib's cut, so that the cut shapes the beginning of the stroke.
const strokePath = nearestOnPath([
  [-20, 62],
  ...bezierPoints([8, 50], [66, 24], [124, 40], [127, 99], 70),
  ...bezierPoints([127, 99], [128, 142], [84, 178], [6, 222], 70).slice(1),
])
/** Length from the start of the path to just past the last streak, in cm. */
const LENGTH = 350

function stroke(x: number, y: number): number {
  const isBeforeCut = (x - 26) * NIB.y - (y - 46) * NIB.x > 0
  if (isBeforeCut) return IVORY
  const { along, across } = strokePath(x, y)
  const t = along / LENGTH
  const edge = halfWidth(t)
  if (Math.abs(across) > edge) return IVORY
  // The outermost centimetre counts as one bristle, so that no streak leaves a hairline at the edge.
  return inkAt(t, Math.sign(across) * Math.min(Math.abs(across), edge - 1))
}

const NIB = { x: Math.cos(-43 * (Math.PI / 180)), y: Math.sin(-43 * (Math.PI / 180)) }

/** Half the stroke's width in cm: wide over the shoulder, narrow where it runs along the nib, spread at the end. */
const halfWidth = (t: number) =>
  12 + 7 * smoothStep(0.05, 0.36, t) - 10.5 * smoothStep(0.38, 0.68, t) + 5 * smoothStep(0.7, 0.85, t)

/** The pen is full at first. From mid-stroke dry streaks open, and the remaining ink turns paler. */
function inkAt(t: number, across: number): number {
  const wet = 0.5 + 0.5 * valueNoise(across / 1.6, t * 4.4, 5)
  if (wet < 0.56 * smoothStep(0.31, 0.8, t) + 0.5 * smoothStep(0.8, 1, t)) return IVORY
  const dark = 0.5 + 0.5 * valueNoise(across / 3.6, t * 3, 6)
  return dark < smoothStep(0.52, 0.86, t) ? DRY_INK : INK
}
