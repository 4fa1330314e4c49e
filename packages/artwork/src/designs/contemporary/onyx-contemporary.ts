import type { Design } from '../../design.ts'
import { drawingOn, drawnOn } from '../../drawing.ts'
import { DRAWN, DRAWN_FIELD, type Extent, type Field, isInCatalogue } from '../../field.ts'
import { bezierPoints } from '../../patterns/geometry/bezier-points.ts'
import { cartoon } from '../../patterns/cartoon.ts'
import { nearestOnPath } from '../../patterns/geometry/nearest-on-path.ts'
import { once } from '../../patterns/fields/once.ts'
import { oncePerField } from '../../patterns/fields/once-per-field.ts'
import { inPanels } from '../../patterns/fields/panels.ts'
import type { Point } from '../../patterns/geometry/point.ts'
import { neighbouringNoise, valueNoise } from '../../patterns/noise/value-noise.ts'

const BLACK = 0
const SMOKE = 1
const CREAM = 2
const HONEY = 3
const JADE = 4

export const onyxContemporary: Design = {
  id: 'onyx',
  name: 'Onyx',
  collection: 'Contemporary',
  tags: ['luxury'],
  description:
    'Onyx itself, sawn through its seam, with honey and cream running across the black. Five yarns with a single vein of jade, for a penthouse floor or beneath a pale sofa.',
  room: 'living',
  yarns: [
    { name: 'black onyx', hex: '#16151A', share: 52 },
    { name: 'smoke', hex: '#4B4542', share: 25.5 },
    { name: 'cream', hex: '#E9DCBF', share: 9 },
    { name: 'honey', hex: '#B98345', share: 10.5 },
    { name: 'jade', hex: '#5C8A76', share: 3 },
  ],
  palettes: [
    { name: 'White onyx', hexes: ['#ECE6DA', '#C6B8A4', '#877A6E', '#BB8A4E', '#7FA08F'] },
    { name: 'Rose onyx', hexes: ['#3A2228', '#7A4A4C', '#ECD8C8', '#C98C78', '#A8A06A'] },
  ],
  cropCentre: 0.47,
  sizeRule: { kind: 'landscape', rigid: [] },
  draw: drawnOn((field) => (isInCatalogue(field) ? drawing() : drawingOn(part, field))),
}

const drawing = once(() => cartoon(stone(DRAWN_FIELD, false)))
/** A slab of another size is sawn where a second, thinner seam runs beside the first, and more of the smoke is seen. */
const slab = oncePerField((field) => stone(field.outline === 'rectangle' ? field : DRAWN_FIELD, true))
const part = inPanels(
  {
    cropCentre: 0.47,
    turns: true,
    single: 'part',
    fromRectangle: 'square',
    heights: [150, 1540],
    widths: [DRAWN.width, 260],
    gives: { across: [[1, 1.1]], down: [[1, 1.1]] },
  },
  (x, y, field) => slab(field)(x, y),
)

/** The drawn seam, from before the lower left corner to beyond the upper right one, and its length in cm. */
const SEAM: readonly Point[] = [
  ...bezierPoints([-34, 262], [14, 232], [52, 204], [66, 152], 60),
  ...bezierPoints([66, 152], [80, 100], [112, 52], [180, -8], 60).slice(1),
]
const SEAM_LENGTH = 350

/** How far in cm the seam of a long slab swings to either side, once for each drawn length. */
const SWING = 22

/** The seam leads from corner to corner of any slab; what was deposited along it keeps its thickness. */
function seamOn({ width, height }: Extent): readonly Point[] {
  const [wide, long] = [width / DRAWN.width, height / DRAWN.height]
  const swing = SWING * Math.min(1, Math.max(0, long / wide - 1.2))
  const turns = 2 * Math.PI * Math.round(long / wide)
  return SEAM.map(([x, y]) => [wide * x - swing * Math.sin((turns * y) / DRAWN.height), long * y] as const)
}

function stone(field: Field, isSlab: boolean): (x: number, y: number) => number {
  const isDrawn = field === DRAWN_FIELD
  const path = isDrawn ? SEAM : seamOn(field)
  const length = isDrawn ? SEAM_LENGTH : lengthOf(path)
  const seam = nearestOnPath(path, field)
  const bands = deposits(length, isSlab ? [...AROUND, ...DEPOSITS, ...AROUND.toReversed()] : DEPOSITS)
  return (x, y) => yarnAt(x, y, { seam, bands, hasSecondSeam: isSlab })
}

const lengthOf = (path: readonly Point[]) =>
  path.slice(1).reduce((sum, [x, y], k) => sum + Math.hypot(x - path[k]![0], y - path[k]![1]), 0)

type Stone = {
  readonly seam: ReturnType<typeof nearestOnPath>
  readonly bands: ReturnType<typeof deposits>
  readonly hasSecondSeam: boolean
}

const [drifts, crumples, crystals] = [neighbouringNoise(61), neighbouringNoise(62), neighbouringNoise(63)]
const [wanders, swells] = [neighbouringNoise(65), neighbouringNoise(66)]

function yarnAt(x: number, y: number, { seam, bands, hasSecondSeam }: Stone): number {
  const drift = 8 * drifts(x / 34, y / 34)
  const { along, across } = seam(x + drift, y - drift)
  // Crystals grow at right angles to the seam, so all bands share its small irregularities.
  const crumple = 2.6 * crumples(x / 9, y / 9) + 0.35 * crystals(x / 3.6, y / 3.6)
  const depth = across + crumple
  if (hasSecondSeam && Math.abs(depth - SECOND.at) < SECOND.wander + 1.45 * SECOND.half) {
    const off = depth - SECOND.at - SECOND.wander * wanders(along / 46, 0)
    const half = SECOND.half * (1 + 0.45 * swells(along / 30, 0))
    if (Math.abs(off) < half) return Math.abs(off - 0.3 * half) < 0.42 * half ? CREAM : HONEY
  }
  const step = Math.min(bands[0]!.upTo.length - 2, Math.max(0, along / STEP))
  const index = Math.floor(step)
  // The first that ends beyond the point, by halves: each ends beyond the one before.
  let [band, beyond] = [0, bands.length]
  while (band < beyond) {
    const middle = (band + beyond) >> 1
    if (interpolate(bands[middle]!.upTo, index, step - index) < depth) band = middle + 1
    else beyond = middle
  }
  return bands[band]?.yarn ?? BLACK
}

/** Where the second seam runs, in cm beside the first; how far it wanders, and half its width. */
const SECOND = { at: 53, wander: 9, half: 2.2 }

const interpolate = (ends: Float32Array, index: number, part: number) =>
  ends[index]! + part * (ends[index + 1]! - ends[index]!)

/** Thickness in cm, yarn, and the relative variation of the thickness along the seam. */
type Deposit = readonly [thickness: number, yarn: number, wander: number]

/** From the upper left to the lower right. */
const DEPOSITS: readonly Deposit[] = [
  [4, BLACK, 0.5],
  [5, SMOKE, 1.4],
  [6, BLACK, 0.6],
  [18, SMOKE, 0.8],
  [3.4, BLACK, 0.5],
  [4, SMOKE, 1.5],
  [8.5, BLACK, 0.5],
  [1.6, HONEY, 0.5],
  [1.7, BLACK, 0.4],
  [4, HONEY, 0.6],
  [1.5, CREAM, 0.4],
  [2.2, HONEY, 0.5],
  [6, CREAM, 0.6],
  [1.6, HONEY, 0.9],
  [3, CREAM, 0.5],
  [4.4, JADE, 0.45],
  [1.5, CREAM, 0.4],
  [3.2, HONEY, 0.7],
  [1.6, BLACK, 0.4],
  [1.8, HONEY, 0.9],
  [7, BLACK, 0.5],
  [22, SMOKE, 0.8],
  [3, BLACK, 0.6],
  [6, SMOKE, 1.5],
]
/** What is seen beyond them on other slabs, from the outside. */
const AROUND: readonly Deposit[] = [
  [6, SMOKE, 1.5],
  [8, BLACK, 0.5],
  [13, SMOKE, 0.9],
  [7, BLACK, 0.6],
]
/** The first and last bright deposit; those around them are black. */
const FIRST_BRIGHT = DEPOSITS[7]!
const LAST_BRIGHT = DEPOSITS[19]!

const STEP = 1

function deposits(length: number, laid: readonly Deposit[]) {
  const steps = Math.ceil(length / STEP)
  const total = laid.reduce((sum, [thickness]) => sum + thickness, 0)
  const ends = new Float32Array(steps + 1).fill(-0.5 * total)
  const first = laid.indexOf(FIRST_BRIGHT)
  const before = first - DEPOSITS.indexOf(FIRST_BRIGHT)
  return laid.map(([thickness, yarn, wander], deposit) => {
    const isBright = deposit >= first && deposit <= laid.indexOf(LAST_BRIGHT)
    const band = deposit - before
    for (let step = 0; step <= steps; step++) {
      const along = step * STEP
      const thick = thickness * (1 + wander * valueNoise(along / 40, band * 7.3, 64))
      ends[step]! += tuftable(thick * (isBright ? swell((along * SEAM_LENGTH) / length) : 1))
    }
    return { yarn, upTo: ends.slice() }
  })
}

/** The seam is thickest at the slab's eye, right of the middle. */
const swell = (along: number) => 0.86 + 0.75 * Math.exp(-(((along - 212) / 42) ** 2))

const tuftable = (thickness: number) => (thickness < 1.1 ? 0 : thickness)
