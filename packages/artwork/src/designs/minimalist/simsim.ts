import type { Design } from '../../design.ts'
import { DRAWN } from '../../field.ts'
import { hash } from '../../patterns/noise/hash.ts'
import { tracedOn } from '../../patterns/fields/lengthened.ts'
import { oncePerField } from '../../patterns/fields/once-per-field.ts'
import { inPanels } from '../../patterns/fields/panels.ts'
import { valueNoise } from '../../patterns/noise/value-noise.ts'

const CHARCOAL = 0
const SESAME = 1
const ROASTED = 2

export const simsim: Design = {
  id: 'simsim',
  name: 'Simsim',
  collection: 'Minimalist',
  tags: ['minimalist'],
  description:
    'Simsim is sesame, thrown from the left and drifting as it lands. Pale and roasted seeds on olive charcoal, for a dining room or under a kitchen bench.',
  room: 'dining',
  yarns: [
    { name: 'olive charcoal', hex: '#3E4036', share: 88 },
    { name: 'sesame', hex: '#E3D3AF', share: 8 },
    { name: 'roasted', hex: '#B9743F', share: 4 },
  ],
  palettes: [
    { name: 'Linen', hexes: ['#E5DCCB', '#8C7556', '#3A322C'] },
    { name: 'Brick', hexes: ['#8F4534', '#E6CFAE', '#D99A4A'] },
  ],
  cropCentre: 0.5,
  sizeRule: { kind: 'field', rigid: [] },
  draw: inPanels(
    { cropCentre: 0.5, turns: true, heights: [150, 1540], widths: [DRAWN.width, 260], least: 0.5, most: 2.1 },
    (x, y, field) => {
      const { cells, columns } = seedsByCell(field)
      for (const seed of cells[Math.floor(y / CELL) * columns + Math.floor(x / CELL)]!) {
        if (isOnSeed(seed, x, y)) return seed.yarn
      }
      return CHARCOAL
    },
  ),
}

type Seed = {
  readonly x: number
  readonly y: number
  readonly cos: number
  readonly sin: number
  readonly half: number
  readonly yarn: number
}

const LENGTH = 6.9
const BREADTH = 3.8
// Smallest distance between the centres of two seeds, in cm: they may touch but not overlap.
const MIN_SPACING = 7.2

/** A seed is a teardrop, narrower towards the end it hung from. */
function isOnSeed({ x: cx, y: cy, cos, sin, half }: Seed, x: number, y: number): boolean {
  const along = ((x - cx) * cos + (y - cy) * sin) / half
  if (along < -1 || along > 1) return false
  const across = Math.abs((y - cy) * cos - (x - cx) * sin)
  return across < (BREADTH / LENGTH) * half * Math.sqrt(1 - along * along) * (1 - 0.4 * along)
}

const CELL = 4

/** More than any two seeds keep apart, in cm. */
const FARTHEST = 40

const PATH_HALF = 9
/** The x of the middle of the bare path, on a rug as wide as drawn. */
const path = (y: number) => 100 + 13 * Math.sin(y / 41 + 0.6) + 5 * Math.sin(y / 17)

/** Distance between the centres of two seeds, in cm: small at the left and beside the path, where they were swept. */
function spacing(x: number, y: number, wide: number): number {
  const u = x / (wide * DRAWN.width)
  const bank = Math.exp(-(((Math.abs(x - wide * path(y)) - 14) / 7) ** 2))
  const drift = 1 + 0.25 * valueNoise(x / 30, y / 40, 361)
  return Math.max(MIN_SPACING, (6.9 + 11.5 * u ** 1.2) * drift * (1 - 0.4 * bank))
}

/** The seeds that may overlap each cell of the field. */
const seedsByCell = oncePerField((field) => {
  const { width, height } = tracedOn(field)
  const [columns, rows] = [Math.ceil(width / CELL), Math.ceil(height / CELL)]
  const cells: Seed[][] = Array.from({ length: columns * rows }, () => [])
  const reach = 0.6 * LENGTH
  for (const seed of throwSeeds(width, height)) {
    const [left, right] = [seed.x - reach, seed.x + reach].map((x) => Math.floor(x / CELL)) as [
      number,
      number,
    ]
    const [top, bottom] = [seed.y - reach, seed.y + reach].map((y) => Math.floor(y / CELL)) as [
      number,
      number,
    ]
    for (let row = Math.max(0, top); row <= Math.min(rows - 1, bottom); row++) {
      for (let column = Math.max(0, left); column <= Math.min(columns - 1, right); column++) {
        cells[row * columns + column]!.push(seed)
      }
    }
  }
  return { cells, columns }
})

/** Darts thrown at each length of the drawn field. */
const DARTS = 12_000

/**
 * Dart throwing: a seed on the path or too close to an earlier one is rejected. A longer rug has further seeds below those
 * of the drawn one, of which none moves; on a shorter one they fall along all of the path.
 */
function throwSeeds(width: number, height: number): Seed[] {
  const seeds: Seed[] = []
  const whole = Math.max(1, DRAWN.height / height)
  const wide = width / DRAWN.width
  const darts = Math.round(DARTS * wide)
  let [above, last]: [Seed[], number] = [[], 0]
  for (let dart = 0; dart < darts * Math.ceil(height / DRAWN.height); dart++) {
    const length = Math.floor(dart / darts)
    if (length !== last)
      [above, last] = [seeds.filter(({ y }) => y > length * DRAWN.height - FARTHEST), length]
    const x = width * hash(dart, 1, 363)
    const y = (DRAWN.height / whole) * (length + hash(dart, 2, 363))
    if (Math.abs(x - wide * path(whole * y)) < PATH_HALF + LENGTH / 2) continue
    const minDistance = spacing(x, whole * y, wide)
    if (above.some((seed) => (seed.x - x) ** 2 + (seed.y - y) ** 2 < minDistance * minDistance)) continue
    // Neighbouring seeds point roughly the same way.
    const angle = 0.9 * valueNoise(x / 34, y / 34, 365) + 0.35 * (hash(dart, 3, 363) - 0.5) + 0.25
    const seed = {
      x,
      y,
      cos: Math.cos(angle),
      sin: Math.sin(angle),
      half: (LENGTH / 2) * (0.84 + 0.3 * hash(dart, 4, 363)),
      yarn: hash(dart, 5, 363) < 0.25 ? ROASTED : SESAME,
    }
    seeds.push(seed)
    above.push(seed)
  }
  return seeds
}
