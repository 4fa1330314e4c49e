import type { Design } from '../../design.ts'
import { FIELD } from '../../design.ts'
import { bezierPoints } from '../../patterns/bezier-points.ts'
import { cartoon } from '../../patterns/cartoon.ts'
import { nearestOnPath } from '../../patterns/nearest-on-path.ts'
import { oncePerCut } from '../../patterns/once-per-cut.ts'
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
  draw: (x, y, cut) => sheet(cut)(x, y),
}

const sheet = oncePerCut((cut) => {
  const scale = SCALE[cut.outline]
  const from = cut.outline === 'rectangle' ? MIDDLE : GESTURE
  const middle = cut.top + cut.height / 2
  return cartoon(
    (x, y) => write(from.x + (x - MIDDLE.x) / scale, from.y + (y - middle) / scale),
    cut.top,
    cut.height,
  )
})

/** A shorter rug gets the whole gesture, written smaller and in the middle of what there is. */
const SCALE = { rectangle: 1, square: 0.74, round: 0.64 } as const
const MIDDLE = { x: FIELD.width / 2, y: FIELD.height / 2 }
const GESTURE = { x: 74, y: 116 }

function write(px: number, py: number): number {
  const x = hand.x(px, py)
  const y = hand.y(px, py)
  const isDot = DOTS.some(([cx, cy]) => Math.abs(x - cx) + Math.abs(y - cy) < 12)
  return isDot ? VERMILION : stroke(x, y)
}

const hand = wobble(3, 30, 71)

/** The pen's measuring dots: rhombs, 24 cm from tip to tip. */
const DOTS = [
  [108, 187],
  [127.5, 174],
  [126, 201],
] as const

// It starts before the cut, so that the cut and not the path shapes the beginning.
const sweep = nearestOnPath([
  [-20, 62],
  ...bezierPoints([8, 50], [66, 24], [124, 40], [127, 99], 70),
  ...bezierPoints([127, 99], [128, 142], [84, 178], [6, 222], 70).slice(1),
])
/** From the path’s start to just past where the last streak lifts, in cm. */
const LENGTH = 350

function stroke(x: number, y: number): number {
  const isBeforeCut = (x - 26) * NIB.y - (y - 46) * NIB.x > 0
  if (isBeforeCut) return IVORY
  const { along, across } = sweep(x, y)
  const t = along / LENGTH
  const edge = halfWidth(t)
  if (Math.abs(across) > edge) return IVORY
  // The outermost centimetre is one bristle: no streak may leave a hair beside it.
  return load(t, Math.sign(across) * Math.min(Math.abs(across), edge - 1))
}

const NIB = { x: Math.cos(-43 * (Math.PI / 180)), y: Math.sin(-43 * (Math.PI / 180)) }

/** Broad over the shoulder, narrow where the stroke runs along the nib, splayed as it lifts. */
const halfWidth = (t: number) =>
  12 + 7 * smoothStep(0.05, 0.36, t) - 10.5 * smoothStep(0.38, 0.68, t) + 5 * smoothStep(0.7, 0.85, t)

/** The reed is full at first; from mid-stroke its streaks open, and what they leave pales. */
function load(t: number, across: number): number {
  const wet = 0.5 + 0.5 * valueNoise(across / 1.6, t * 4.4, 5)
  if (wet < 0.56 * smoothStep(0.31, 0.8, t) + 0.5 * smoothStep(0.8, 1, t)) return IVORY
  const dark = 0.5 + 0.5 * valueNoise(across / 3.6, t * 3, 6)
  return dark < smoothStep(0.52, 0.86, t) ? DRY_INK : INK
}
