import type { Design } from '../../design.ts'
import { isInCatalogue } from '../../field.ts'
import { bezierPoints } from '../../patterns/bezier-points.ts'
import { cartoon } from '../../patterns/cartoon.ts'
import { nearestOnPath } from '../../patterns/nearest-on-path.ts'
import { once } from '../../patterns/once.ts'
import { inPanels } from '../../patterns/panels.ts'
import { valueNoise } from '../../patterns/value-noise.ts'

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
    'The stone itself, sawn through its seam, honey and cream running across black. Five yarns with a single vein of jade, for a penthouse floor or beneath one pale sofa.',
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
  draw: (x, y, field) => (isInCatalogue(field) ? drawing()(x, y) : part(x, y, field)),
}

const drawing = once(() => cartoon((x, y) => yarnAt(x, y, false)))
/** A slab of another size is sawn where a second, thinner seam runs beside the first. */
const slab = once(() => cartoon((x, y) => yarnAt(x, y, true)))
const part = inPanels(
  {
    cropCentre: 0.47,
    turns: true,
    single: 'part',
    fromRectangle: 'square',
    gives: { across: [[1, 1.4]], down: [[1, 1.8]] },
  },
  (x, y) => slab()(x, y),
)

const seam = nearestOnPath([
  ...bezierPoints([-34, 262], [14, 232], [52, 204], [66, 152], 60),
  ...bezierPoints([66, 152], [80, 100], [112, 52], [180, -8], 60).slice(1),
])
/** From before the lower left corner to beyond the upper right one, in cm. */
const SEAM_LENGTH = 350

function yarnAt(x: number, y: number, hasSecondSeam: boolean): number {
  const drift = 8 * valueNoise(x / 34, y / 34, 61)
  const { along, across } = seam(x + drift, y - drift)
  // Crystals grow at right angles to the seam, so all bands share its small irregularities.
  const crumple = 2.6 * valueNoise(x / 9, y / 9, 62) + 0.35 * valueNoise(x / 3.6, y / 3.6, 63)
  const depth = across + crumple
  if (hasSecondSeam) {
    const off = depth - SECOND.at - SECOND.wander * valueNoise(along / 46, 0, 65)
    const half = SECOND.half * (1 + 0.45 * valueNoise(along / 30, 0, 66))
    if (Math.abs(off) < half) return Math.abs(off - 0.3 * half) < 0.42 * half ? CREAM : HONEY
  }
  const step = Math.min(STEPS - 1, Math.max(0, along / STEP))
  const index = Math.floor(step)
  const bands = deposits()
  let band = 0
  while (band < bands.length && interpolate(bands[band]!.upTo, index, step - index) < depth) band++
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
/** Indices of the first and last bright band; the bands around them are black. */
const FIRST_BRIGHT = 7
const LAST_BRIGHT = 19

const STEP = 1
const STEPS = SEAM_LENGTH / STEP

const deposits = once(() => {
  const total = DEPOSITS.reduce((sum, [thickness]) => sum + thickness, 0)
  const ends = new Float32Array(STEPS + 1).fill(-0.5 * total)
  return DEPOSITS.map(([thickness, yarn, wander], band) => {
    const isBright = band >= FIRST_BRIGHT && band <= LAST_BRIGHT
    for (let step = 0; step <= STEPS; step++) {
      const along = step * STEP
      const thick = thickness * (1 + wander * valueNoise(along / 40, band * 7.3, 64))
      ends[step]! += tuftable(thick * (isBright ? swell(along) : 1))
    }
    return { yarn, upTo: ends.slice() }
  })
})

/** The seam is thickest at the slab's eye, right of the middle. */
const swell = (along: number) => 0.86 + 0.75 * Math.exp(-(((along - 212) / 42) ** 2))

const tuftable = (thickness: number) => (thickness < 1.1 ? 0 : thickness)
