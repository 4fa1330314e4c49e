import type { Design } from '../../design.ts'
import { FIELD } from '../../design.ts'
import { cartoon } from '../../patterns/cartoon.ts'
import { fractalNoise } from '../../patterns/fractal-noise.ts'
import { once } from '../../patterns/once.ts'
import { oncePerCut } from '../../patterns/once-per-cut.ts'
import { segmentDistance } from '../../patterns/segment-distance.ts'
import { smoothUnion } from '../../patterns/smooth-union.ts'
import { sounded } from '../../patterns/sounded.ts'
import { valueNoise } from '../../patterns/value-noise.ts'

const GULF = 0
const SAND = 1
const SHOAL = 2
const SHALLOWS = 3
const MANGROVE = 4
const FLAMINGO = 5

export const jazira: Design = {
  id: 'jazira',
  name: 'Jazira',
  collection: 'Modern',
  tags: [],
  description:
    'Islands as a pilot sees them: sand, shoal, a smear of mangrove, flamingo pink on the far one. A blue-green field with room for furniture, for a large living room.',
  yarns: [
    { name: 'deep gulf', hex: '#17414F', share: 61 },
    { name: 'sand', hex: '#E0CFA8', share: 16 },
    { name: 'shoal', hex: '#3F7F86', share: 12 },
    { name: 'shallows', hex: '#93BFB5', share: 4 },
    { name: 'mangrove', hex: '#4C5B34', share: 4 },
    { name: 'flamingo', hex: '#D9867B', share: 3 },
  ],
  palettes: [
    { name: 'Dry season', hexes: ['#DCC7A2', '#8A6A4A', '#C19A6B', '#F0E4CC', '#66704A', '#B0523B'] },
    { name: 'Slate', hexes: ['#2C3038', '#C8C4BA', '#515C6E', '#84909A', '#66705E', '#C9A24F'] },
  ],
  cropCentre: 0.46,
  draw: (x, y, cut) => chart(cut)(x, y),
}

const chart = oncePerCut((cut) => {
  if (cut.outline === 'rectangle') return cartoon(sounding)
  // A shorter rug is a smaller map of the same waters.
  const middle = cut.top + cut.height / 2
  return cartoon(
    (x, y) => sounding(72 + (x - FIELD.width / 2) / SHORTER, 137 + (y - middle) / SHORTER),
    cut.top,
    cut.height,
  )
})
const SHORTER = 0.69

/** A bank from a to b, so many cm broad on each side. Banks near one another silt up into one island. */
type Bank = readonly [ax: number, ay: number, bx: number, by: number, half: number]

const BANKS: readonly Bank[] = [
  // The great island, bent about its lagoon.
  [12, 136, 28, 152, 9],
  [28, 152, 50, 168, 15],
  [26, 158, 27, 190, 14],
  [27, 196, 31, 206, 9],
  [54, 166, 72, 186, 12],
  [74, 192, 68, 210, 7],
  [68, 210, 52, 221, 4.5],
  // Three about it.
  [19, 88, 34, 104, 12],
  [34, 104, 50, 106, 5],
  [78, 126, 90, 119, 6.5],
  [96, 216, 108, 202, 12],
  [108, 200, 126, 198, 5],
  // The far one.
  [100, 52, 118, 64, 16],
  [118, 64, 126, 86, 11],
]
const SILT = 8
/** Between the water and what grows there is a strand. */
const STRAND = -2
/** So far off no bank is felt. */
const OFFING = 60

/** How far off the nearest shore is; negative on land. */
const shore = once(() =>
  sounded(
    (px, py) => {
      const x = px + 6 * fractalNoise(px / 26, py / 26, 41)
      const y = py + 6 * fractalNoise(px / 26, py / 26, 45)
      let nearest = OFFING
      for (const [ax, ay, bx, by, half] of BANKS) {
        nearest = smoothUnion(nearest, segmentDistance(x, y, ax, ay, bx, by) - half, SILT)
      }
      return nearest
    },
    0.8,
    80,
  ),
)

function sounding(x: number, y: number): number {
  const offshore = shore()
  const off = offshore(x, y)
  if (off < 0) return groundAt(x, y, off)
  if (off > OFFING / 2) return GULF
  // The ebb runs to the lower right: there the sand lies shallow, and farther off is combed out.
  if (offshore(x - 3.6, y - 3.2) < 0.6) return SHALLOWS
  const comb = 4 * valueNoise((x - y) / 7, (x + y) / 40, 54)
  return offshore(x - 9, y - 8) + comb < 5 ? SHOAL : GULF
}

function groundAt(x: number, y: number, off: number): number {
  if (off > STRAND) return SAND
  if (isFlat(x, y)) return FLAMINGO
  // Mangrove roots in the still water of the lee, and smears along that shore.
  const toLee = shore()(x + 6.5, y + 5.5)
  const growth = valueNoise((x + y) / 24, (x - y) / 19, 58)
  return toLee + 3.5 * growth > -1.5 ? MANGROVE : SAND
}

/** Where the flamingos stand: the lower half of the far island. */
const isFlat = (x: number, y: number) => x > 80 && y < 100 && y > 52 + 5 * valueNoise(x / 9, 0, 53)
