import type { Design } from '../../design.ts'
import { drawingOn, drawnOn } from '../../drawing.ts'
import { DRAWN, type Field } from '../../field.ts'
import { cartoon } from '../../patterns/cartoon.ts'
import { hash } from '../../patterns/noise/hash.ts'
import { oncePerField } from '../../patterns/fields/once-per-field.ts'
import { inPanels } from '../../patterns/fields/panels.ts'
import { smoothStep } from '../../patterns/noise/smooth-step.ts'
import { turn } from '../../patterns/geometry/turn.ts'
import { valueNoise } from '../../patterns/noise/value-noise.ts'

const RAIN = 0
const INK = 1
const CLOUD = 2
const VERMILION = 3

export const sirb: Design = {
  id: 'sirb',
  name: 'Sirb',
  collection: 'Modern',
  tags: ['minimalist'],
  description:
    'Sirb is a flock, wing to wing in one corner, so close that the sky between the birds seems to fly too. The birds grow larger as they bank, then leave overhead one by one. Ink on a rainy sky, with a few birds in vermilion, for a bedroom or a landing.',
  room: 'bedroom',
  yarns: [
    { name: 'rain blue', hex: '#86A7AE', share: 51 },
    { name: 'ink', hex: '#1C2839', share: 30 },
    { name: 'cloud', hex: '#C3D0C8', share: 15 },
    { name: 'vermilion', hex: '#C5482E', share: 4 },
  ],
  palettes: [
    { name: 'Winter', hexes: ['#B9C2C6', '#2B2E33', '#E6E4DC', '#B4513A'] },
    { name: 'Field', hexes: ['#5C6448', '#E3D6B4', '#7E8663', '#D19A3F'] },
  ],
  cropCentre: 0.5,
  sizeRule: { kind: 'field', rigid: [] },
  draw: drawnOn((field) => (isLong(field) ? flock(field) : drawingOn(oneFlock, field))),
}

const oneFlock = inPanels(
  {
    cropCentre: 0.5,
    turns: true,
    single: 'large',
    fromRectangle: 'square',
    heights: [150, 300],
    widths: [DRAWN.width, 200],
    least: 0.45,
    gives: { across: [[1, 1.2]], down: [[1, 1.2]] },
  },
  (x, y, field) => drawing(field)(x, y),
)

const drawing = oncePerField((field) =>
  cartoon(
    (x, y) => yarnAt(x - field.width + DRAWN.width - CENTRE.x, y - field.top - field.height - CENTRE.below),
    field,
  ),
)

/** The birds fly in spirals around a point off the lower right corner, in cm. */
const CENTRE = { x: 178, below: 20 }
/** Angle between the direction of flight and the outward radius. */
const FLIGHT_ANGLE = { cos: Math.cos(0.5), sin: Math.sin(0.5) }

/**
 * In the plane of the complex logarithm the ranks are straight and the unit is a wing span. Mapped back, ranks form
 * spirals, and each bird is as large as its distance from the centre.
 */
const WING_SPAN = 0.2

/** Whether a part of the drawn flock, or several, would be shown instead of one. */
const isLong = ({ width, height, outline }: Field) => {
  const ratio = Math.max(width, height) / Math.min(width, height)
  return outline === 'rectangle' && ratio > 2.2 && ratio < 6
}

/** On a long rug the flock flies along it: its birds are smaller, and open out over its whole length. */
const flock = oncePerField((field) => {
  const { width, height, top } = field
  const lies = width > height
  const [across, down] = lies ? [height, width] : [width, height]
  const below = 0.4 * across
  const zoom = (OPENING * (down + below)) / Math.exp(FREE_FROM)
  return cartoon(
    (x, y) => {
      const [beside, along] = lies ? [y - top, x] : [x, y - top]
      return yarnAt((beside - 1.18 * across) / zoom, (along - down - below) / zoom, SMALL_SPAN)
    },
    field,
    true,
  )
})
const SMALL_SPAN = 0.14
/** The part of a long rug on which the birds interlock. */
const OPENING = 0.6

function yarnAt(dx: number, dy: number, span = WING_SPAN): number {
  const logRadius = Math.log(Math.sqrt(dx * dx + dy * dy))
  const angle = Math.atan2(dy, -dx)
  const across = (logRadius * FLIGHT_ANGLE.sin - angle * FLIGHT_ANGLE.cos) / span
  const ahead = (logRadius * FLIGHT_ANGLE.cos + angle * FLIGHT_ANGLE.sin) / span
  const bird = birdAt(across, ahead, span)
  if (bird !== undefined) return bird
  // Far out smaller birds have the rain for themselves.
  if (span < WING_SPAN && logRadius > FREE_FROM) return RAIN
  return valueNoise(across * 0.55, ahead * 0.12, 57) > 0.24 ? CLOUD : RAIN
}

function birdAt(across: number, ahead: number, span: number): number | undefined {
  const nearest = Math.round(across)
  const currentRank = Math.floor(ahead / RANK)
  for (let column = nearest - 1; column <= nearest + 1; column++) {
    for (let rank = currentRank - 1; rank <= currentRank + 3; rank++) {
      const [beside, above] = [across - column, rank * RANK - ahead - SWEEP / 2]
      if (beside * beside + above * above > REACH * REACH) continue
      const freedom = freedomAt(column, rank, span)
      if (freedom > 0 && isLeftOut(column, rank, freedom)) continue
      const jitter = (seed: number) => freedom * (hash(column, rank, seed) - 0.5)
      // A bird is rotated about its middle and slightly smaller than its cell.
      const [x, y] = turn([beside - 0.3 * jitter(1), above - 0.3 * jitter(2)], 0.5 * jitter(3))
      const size = 1 - 0.1 * freedom
      if (!isBird(x / size, y / size + SWEEP / 2)) continue
      return freedom > 0.02 && hash(column, rank, 8) < (span < WING_SPAN ? 0.5 : 0.2) ? VERMILION : INK
    }
  }
  return undefined
}

/** In wing spans: from head to notch, which is also the distance between ranks; and from head to wing tips. */
const RANK = 0.44
const SWEEP = 0.72
/** No bird reaches farther from the middle of its cell, in wing spans, wherever it has drifted to. */
const REACH = 0.85
/** Every edge is an S-curve with point symmetry, so the gaps between the birds are birds too. */
const BOW = 0.05
/** Wings are cut off at this fraction of their length, so that their tips are blunt. */
const TIP = 0.93

/** A bird with its head at the origin and wing tips at (±0.5, SWEEP). */
function isBird(x: number, y: number): boolean {
  const wing = Math.abs(x) * 2
  const front = SWEEP * wing - BOW * Math.sin(2 * Math.PI * wing)
  return wing < TIP && y > front && y < front + RANK * (1 - wing)
}

/** Logarithm of the distance in cm from which the birds fly more and more freely. */
const FREE_FROM = 5.05

/** 0 where the birds interlock without gaps, 1 where they fly freely. */
const freedomAt = (column: number, rank: number, span: number) =>
  smoothStep(FREE_FROM, 5.75, span * (rank * RANK * FLIGHT_ANGLE.cos + column * FLIGHT_ANGLE.sin))

/** Birds are left out at random, and far out every second one. */
const isLeftOut = (column: number, rank: number, freedom: number) =>
  hash(column, rank, 4) < 0.8 * freedom || (freedom > 0.5 && (column + rank) % 2 !== 0)
