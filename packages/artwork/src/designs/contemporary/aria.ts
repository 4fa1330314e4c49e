import type { Design } from '../../design.ts'
import { drawnOn } from '../../drawing.ts'
import { DRAWN, type Field } from '../../field.ts'
import { bezierPoints } from '../../patterns/geometry/bezier-points.ts'
import { cartoon } from '../../patterns/cartoon.ts'
import { nearestOnPath } from '../../patterns/geometry/nearest-on-path.ts'
import { smoothStep } from '../../patterns/noise/smooth-step.ts'
import { valueNoise } from '../../patterns/noise/value-noise.ts'
import { wobble } from '../../patterns/noise/wobble.ts'

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
    'A calligrapher’s stroke with its measuring dots, spelling no word. Ink and vermilion on undyed ivory, for a room with bare walls where the rug is the picture.',
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
  sizeRule: { kind: 'figure', rigid: [VERMILION], lies: true },
  draw: drawnOn(drawing),
}

function drawing(field: Field) {
  const { width, height, top } = field
  // A rug much wider than high is written on from its side.
  const isTurned = width > TURNED_FROM * height
  const [across, down] = isTurned ? [height, width] : [width, height]
  // The narrow ends of a long ellipse have no room for a stroke.
  const isLens = field.outline === 'ellipse' && down > 2.6 * across
  const written = isLens ? 0.7 * down : down
  const isPage = field.outline === 'rectangle'
  const count = Math.max(1, Math.round(written / across / (isLens ? 1.2 : isPage ? LONG_PAGE : PAGE)))
  const step = written / count
  // On a long curved rug the strokes are smaller, and their dots would be too little of it.
  const tall = isPage ? 1 + TALLER * smoothStep(PAGE, LONG_PAGE, step / across) : 1
  const dot = isLens ? 12.8 : 12 + 5 * smoothStep(1, 1 + TALLER, tall)
  const scale = gestureScale(field.outline, across, step, count)
  const long = field.outline === 'rectangle' && !isTurned ? smoothStep(1.2, 1.6, step / across) : 0
  const from = {
    x: GESTURE.x + long * (MIDDLE.x - GESTURE.x),
    y: GESTURE.y + long * (MIDDLE.y - GESTURE.y),
  }
  return cartoon((x, y) => {
    const [fromEnd, beside] = isTurned ? [x, height - y] : [y - top, x]
    const along = fromEnd - (down - written) / 2
    const gesture = Math.min(count - 1, Math.max(0, Math.floor(along / step)))
    return yarnAt(
      { dot, tall },
      from.x + (beside - across / 2) / scale,
      from.y * tall + (along - (gesture + 0.5) * step) / scale,
    )
  }, field)
}

/** The whole stroke is shown on every rug, as large as the rug allows: its size for an area that is wide and high. */
function gestureScale(outline: Field['outline'], width: number, height: number, count: number): number {
  // A square shows as much of the stroke's ground as in the catalogue, other rugs about as much as drawn.
  const part = outline === 'square' ? 0.74 : 0.64 + 0.1 * smoothStep(1, 1.25, width / height)
  const fitting = Math.min(width / DRAWN.width, (part * height) / DRAWN.width)
  if (outline === 'round') return (0.64 * width) / DRAWN.width
  if (outline !== 'ellipse') return fitting
  return Math.min(((count > 1 ? 0.87 : 0.78) * width) / DRAWN.width, (0.64 * height) / DRAWN.width)
}

/** A rug this much longer than wide has one gesture; what is longer repeats it, as a page of exercises does. */
const PAGE = 1.75
/** On a runner the stroke is up to so much taller than drawn, and one fills so many times its width. Dots keep their shape. */
const TALLER = 0.8
const LONG_PAGE = 2.6
/** Ratio of width to height from which the stroke lies along the width. */
const TURNED_FROM = 1.4
/** What stands in the middle of the rug: a little below the stroke on a long one, the stroke on all others. */
const MIDDLE = { x: DRAWN.width / 2, y: DRAWN.height / 2 }
const GESTURE = { x: 74, y: 116 }

/** Half a dot from tip to tip in cm, and how much taller than drawn the stroke is. */
type Gesture = { readonly dot: number; readonly tall: number }

function yarnAt({ dot, tall }: Gesture, px: number, py: number): number {
  const x = hand.x(px, py)
  const y = hand.y(px, py)
  const isDot = DOTS.some(([cx, cy]) => Math.abs(x - cx) + Math.abs(y - tall * cy) < dot)
  return isDot ? VERMILION : stroke(x, y / tall)
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
