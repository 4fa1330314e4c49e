import type { Design } from '../../design.ts'
import { DRAWN } from '../../field.ts'
import { bandTable } from '../../patterns/fields/band-table.ts'
import type { Band } from '../../patterns/fields/band-table.ts'
import { modulo } from '../../patterns/noise/modulo.ts'
import { inPanels } from '../../patterns/fields/panels.ts'
import { wobble } from '../../patterns/noise/wobble.ts'

const AUBERGINE = 0
const VIOLET = 1
const ROSE = 2
const IVORY = 3
const CHARTREUSE = 4
/** Stands for ground from two dye lots: aubergine or violet, depending on the height. */
const PLUM = 5

export const barq: Design = {
  id: 'barq',
  name: 'Barq',
  collection: 'Modern Tribal',
  tags: [],
  description:
    'Barq is lightning: chevrons that gain height as they climb, with one charged band. Aubergine, violet and rose with chartreuse, for a bedroom or a small, dark sitting room.',
  room: 'bedroom',
  yarns: [
    { name: 'aubergine', hex: '#3B2238', share: 35.5 },
    { name: 'violet', hex: '#6B3F66', share: 36.5 },
    { name: 'rose', hex: '#B56576', share: 11.5 },
    { name: 'ivory', hex: '#E8D9C5', share: 12.5 },
    { name: 'chartreuse', hex: '#B4A93C', share: 4 },
  ],
  palettes: [
    { name: 'Storm', hexes: ['#242A33', '#4F5C6B', '#93A1A8', '#E5E1D6', '#C98F3C'] },
    { name: 'Ember', hexes: ['#3B211C', '#7E3323', '#C46A35', '#EBD8B6', '#5F8C8A'] },
  ],
  cropCentre: 0.5,
  sizeRule: { kind: 'rhythm', rigid: [] },
  draw: inPanels(
    {
      cropCentre: 0.5,
      turns: true,
      fromRectangle: true,
      heights: [160, 1540],
      widths: [104, 260],
    },
    (px, py, field) => {
      const x = hand.x(px, py)
      // A shorter cut shows the whole drawing, compressed; a longer one has further bands, about as broad as drawn.
      const rounds = Math.max(1, Math.round(field.height / DRAWN.height))
      const end = DRAWN.height + (rounds - 1) * ROUND
      const scale = end / field.height
      const down = (hand.y(px, py) - field.top) * scale
      // A broad rug begins above the uppermost peaks, so that its edge cuts none.
      const air = AIR * Math.min(1, 5 * Math.max(0, field.width / DRAWN.width - 1))
      const y = down * (1 + air / end) - air
      const height = 4 + 34 * Math.max(0, 1 - y / end) ** 1.3
      // A narrow rug has fewer peaks, as broad as they are high.
      const peaks = field.width > DRAWN.width ? endOn(field.width) / field.width : Math.min(1, scale ** 0.75)
      const rise = height * zigzag(x * peaks)
      const yarn = bandAt(modulo(y + rise, ROUND))
      return yarn === PLUM ? dyeAt(modulo(y + 0.3 * rise, ROUND)) : yarn
    },
  ),
}

/** Where the zigzag rises, half-way to a peak: a broad rug ends at one of these. */
const RISES = [152, 203, 254]
/** Peaks of a broad rug are about so many times as broad as drawn. */
const BROADER = 1.22

/** How far above the drawing the uppermost peaks end, in cm. */
const AIR = 17

/** What a rug broader than the drawing shows of the zigzag, in cm. */
const endOn = (width: number) =>
  RISES.reduce((best, end) =>
    Math.abs(end - width / BROADER) < Math.abs(best - width / BROADER) ? end : best,
  )

const hand = wobble(14, 26, 131)

/** The zigzag's turns, alternately trough and peak, irregular like hand work: x in cm, and relative height. */
const TURNS = [-18, 9, 32, 58, 87, 109, 137, 165, 190, 216, 241, 268, 296]
const HEIGHTS = [0.05, 0.86, 0, 1.08, 0.12, 0.94, 0, 1, 0, 0.9, 0.1, 1.05, 0]

/** Height of the zigzag at x: 0 at a low trough, 1 at a normal peak. */
function zigzag(x: number): number {
  let turn = 1
  while (turn < TURNS.length - 1 && x > TURNS[turn]!) turn++
  const part = (x - TURNS[turn - 1]!) / (TURNS[turn]! - TURNS[turn - 1]!)
  return HEIGHTS[turn - 1]! + part * (HEIGHTS[turn]! - HEIGHTS[turn - 1]!)
}

/** The dye lots from top to bottom; their boundaries hardly follow the zigzag. */
const dyeAt = bandTable([
  [19, VIOLET],
  [70, AUBERGINE],
  [19, VIOLET],
  [72, VIOLET],
  [60, AUBERGINE],
])

/** From above the top to below the bottom; a peak's level is its y on the field plus its height. */
const BANDS: readonly [Band, ...Band[]] = [
  [14, AUBERGINE],
  [16, PLUM],
  [7.5, IVORY],
  [24, AUBERGINE],
  [11, VIOLET],
  [5, ROSE],
  [4.5, IVORY],
  [22, PLUM],
  [9, CHARTREUSE],
  [4, AUBERGINE],
  [23, VIOLET],
  [7.5, IVORY],
  [26, PLUM],
  [7, ROSE],
  [16, AUBERGINE],
  [5, IVORY],
  [9, VIOLET],
  [5, ROSE],
  [11, AUBERGINE],
  [6, PLUM],
  [4.5, IVORY],
  [15, ROSE],
  [8, AUBERGINE],
  [9, VIOLET],
  [5, IVORY],
  [6, AUBERGINE],
]

const bandAt = bandTable(BANDS)
/** Height of all bands in cm, after which they begin again. */
const ROUND = BANDS.reduce((sum, [height]) => sum + height, 0)
