import type { Design } from '../../design.ts'
import { FIELD } from '../../design.ts'
import { hash } from '../../patterns/hash.ts'
import { once } from '../../patterns/once.ts'
import { valueNoise } from '../../patterns/value-noise.ts'
import { wobble } from '../../patterns/wobble.ts'

const DRY = 0
const WET = 1
const SEA = 2
const FOAM = 3

export const jazr: Design = {
  id: 'jazr',
  name: 'Jazr',
  collection: 'Minimalist',
  tags: ['minimalist'],
  description:
    'Jazr is the ebb: five scalloped lines of foam, each a little fainter than the next. Dry sand, wet sand and sea glass, for a beach house or a dressing room.',
  yarns: [
    { name: 'dry sand', hex: '#E0D0B4', share: 41.5 },
    { name: 'wet sand', hex: '#BFA784', share: 31 },
    { name: 'sea glass', hex: '#94B3AB', share: 22 },
    { name: 'foam', hex: '#F6F1E6', share: 5.5 },
  ],
  palettes: [
    { name: 'Night ebb', hexes: ['#7A7572', '#4A474B', '#24364C', '#D9D3C6'] },
    { name: 'Rose', hexes: ['#E6CBBB', '#C49684', '#7F9AA6', '#F8F1EA'] },
  ],
  cropCentre: 0.62,
  draw: (px, py) => {
    const x = hand.x(px, py) - FIELD.width / 2
    const y = hand.y(px, py)
    const along = x * SHORE.cos + (y - FIELD.height / 2) * SHORE.sin
    const down = (y - FIELD.height / 2) * SHORE.cos - x * SHORE.sin
    const column = Math.min(COLUMNS - 1, Math.max(0, (along + HALF) / STEP))
    // A wave wipes out the marks of the older ones it passes, so the latest to reach a place decides.
    for (const { edge, steepness, foam, ground } of washed()) {
      const below = (down - at(edge, column)) * at(steepness, column)
      if (below > 0) return below < at(foam, column) ? FOAM : ground
    }
    return DRY
  },
}

const hand = wobble(3, 25, 351)
// The beach runs aslant, and the sea goes out to the lower left.
const SHORE = { cos: Math.cos(0.38), sin: Math.sin(0.38) }
const STEP = 0.5
const HALF = 150
const COLUMNS = (2 * HALF) / STEP

type Lobe = { readonly middle: number; readonly half: number; readonly rise: number }
type Wave = {
  /** How far down the beach its edge lies, in cm from the middle of the field, one value for each STEP along. */
  readonly edge: Float64Array
  /** Cosine of the edge's slope: turns cm down into cm off the edge. */
  readonly steepness: Float64Array
  readonly foam: Float64Array
  readonly ground: number
}

const at = (values: Float64Array, column: number) => {
  const left = Math.floor(column)
  const here = values[left]!
  return here + (column - left) * ((values[left + 1] ?? here) - here)
}

// From the sea, which came last, to the first and highest.
const TIDES = [
  { down: 70, swing: 7, foam: 5.4, ground: SEA },
  { down: 52, swing: -5, foam: 2.6, ground: WET },
  { down: 22, swing: 8, foam: 2.3, ground: WET },
  { down: -5, swing: -6, foam: 1.9, ground: WET },
  { down: -30, swing: 6, foam: 1.5, ground: DRY },
  { down: -50, swing: -4, foam: 1.25, ground: DRY },
] as const

const washed = once(() =>
  TIDES.map(({ down, swing, foam, ground }, tide): Wave => {
    const lobes = runUp(tide)
    const columns = (value: (along: number, column: number) => number) =>
      Float64Array.from({ length: COLUMNS + 1 }, (_, column) => value(column * STEP - HALF, column))
    const edge = columns((along) => down + swing * Math.sin(along / 45 + tide) - height(lobes, along))
    return {
      edge,
      ground,
      steepness: columns((_, column) => {
        const slope = ((edge[column + 1] ?? edge[column]!) - (edge[column - 1] ?? edge[column]!)) / (2 * STEP)
        return 1 / Math.sqrt(1 + slope * slope)
      }),
      foam: columns((along) => foam * (1 + 0.3 * valueNoise(along / 22, tide, 357)) - bitten(along, ground)),
    }
  }),
)

/** Behind the front of the sea bubbles have burst in the foam, which leaves points between them. */
const bitten = (along: number, ground: number) =>
  ground === SEA ? Math.min(4.4, height(bubbles(), along)) - 1.5 : 0

const height = (lobes: readonly Lobe[], along: number) =>
  Math.max(0, ...lobes.map(({ middle, half, rise }) => rise * (1 - ((along - middle) / half) ** 2)))

/** Tongues of water side by side, a broad one and then a small. */
function runUp(tide: number): Lobe[] {
  const lobes: Lobe[] = []
  let from = -HALF - 60 * hash(tide, 0, 353)
  for (let lobe = 0; from < HALF + 50; lobe++) {
    const span = lobe % 2 === 0 ? 66 + 44 * hash(tide, lobe, 354) : 28 + 22 * hash(tide, lobe, 354)
    lobes.push({
      middle: from + span / 2,
      half: span * 0.62,
      rise: 3 + span * 0.13 + 5 * hash(tide, lobe, 355),
    })
    from += span
  }
  return lobes
}

const bubbles = once(() => {
  const lobes: Lobe[] = []
  let from = -HALF
  for (let lobe = 0; from < HALF; lobe++) {
    const span = 7 + 17 * hash(lobe, 358)
    lobes.push({ middle: from + span / 2, half: span * 0.56, rise: 1.2 + 0.17 * span })
    from += span
  }
  return lobes
})
