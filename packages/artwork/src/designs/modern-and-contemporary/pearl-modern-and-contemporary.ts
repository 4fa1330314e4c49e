import type { Design } from '../../design.ts'
import { FIELD } from '../../design.ts'
import { bandTable } from '../../patterns/band-table.ts'
import { cartoon } from '../../patterns/cartoon.ts'
import { oncePerCut } from '../../patterns/once-per-cut.ts'
import { smoothUnion } from '../../patterns/smooth-union.ts'
import { valueNoise } from '../../patterns/value-noise.ts'
import { wobble } from '../../patterns/wobble.ts'

const OYSTER = 0
const NACRE = 1
const BLUSH = 2
const SAGE = 3
const MAUVE = 4
const SLATE = 5

export const pearlModernAndContemporary: Design = {
  id: 'pearl',
  name: 'Pearl',
  collection: 'Modern and Contemporary',
  tags: ['luxury'],
  description:
    'The inside of the shell and not the jewel: nacre laid down round three grains. Oyster, blush, sage and mauve with a slate line, for a pale salon or a principal bedroom.',
  yarns: [
    { name: 'oyster', hex: '#CBC2B3', share: 39.5 },
    { name: 'white nacre', hex: '#F5F0E7', share: 28 },
    { name: 'blush', hex: '#DDB3A5', share: 10.5 },
    { name: 'sage', hex: '#AEBFA6', share: 8.5 },
    { name: 'mauve', hex: '#9C8AA3', share: 9.5 },
    { name: 'slate', hex: '#535C6B', share: 4 },
  ],
  palettes: [
    { name: 'Black lip', hexes: ['#23282D', '#47545A', '#7F8F8A', '#5E4A66', '#B59A7A', '#D9D3C4'] },
    { name: 'Gold lip', hexes: ['#F2E8D2', '#E0C48F', '#C79A55', '#D29E80', '#8A8560', '#5C4638'] },
  ],
  cropCentre: 0.48,
  draw: (x, y, cut) => shell(cut)(x, y),
}

const shell = oncePerCut((cut) => {
  if (cut.outline === 'rectangle') return cartoon(nacreAt)
  // A shorter rug is a smaller shell with the same three grains.
  const middle = cut.top + cut.height / 2
  return cartoon(
    (x, y) => nacreAt(74 + (x - FIELD.width / 2) / SHORTER, 131 + (y - middle) / SHORTER),
    cut.top,
    cut.height,
  )
})
const SHORTER = 0.72

function nacreAt(px: number, py: number): number {
  const x = tide.x(px, py)
  const y = tide.y(px, py)
  let laid = Infinity
  for (const grain of GRAINS) {
    const since = layersSince(grain, x, y)
    if (since < 0) return since > -RIM ? SLATE : NACRE
    laid = laid === Infinity ? since + grain.lodged : smoothUnion(laid, since + grain.lodged, HEALING)
  }
  // Some years are good on one side and lean on the other.
  return layers(laid + 2.6 * valueNoise(x / 34 + laid / 19, y / 34 - laid / 23, 223))
}

const tide = wobble(90, 90, 221)

/** A grain: where it lodged, its radius, and which way the shell grew away from it, as a part of its speed. */
type Grain = {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly driftX: number
  readonly driftY: number
  /** How much nacre there was before it, in cm: no two grains begin with the same layer. */
  readonly lodged: number
}

const GRAINS: readonly Grain[] = [
  { x: 0.27 * FIELD.width, y: 0.32 * FIELD.height, radius: 6.5, driftX: 0.3, driftY: -0.34, lodged: 7 },
  { x: 0.66 * FIELD.width, y: 0.52 * FIELD.height, radius: 11, driftX: 0.26, driftY: 0.16, lodged: 0 },
  { x: 0.33 * FIELD.width, y: 0.755 * FIELD.height, radius: 4, driftX: 0.1, driftY: 0.42, lodged: 15 },
]

/** Nacre that grows towards one another heals over, within so many cm. */
const HEALING = 24
/** The dark skin of a grain. */
const RIM = 1.9

/** The g for which the place lies on the ring of radius + g about the grain's drifted middle: rings crowd on the lee side. */
function layersSince({ x, y, radius, driftX, driftY }: Grain, px: number, py: number): number {
  const dx = px - x
  const dy = py - y
  const still = 1 - driftX * driftX - driftY * driftY
  const half = radius + dx * driftX + dy * driftY
  return (Math.sqrt(half * half + still * (dx * dx + dy * dy - radius * radius)) - half) / still
}

// No sequence repeats: a repeat would be read as a contour map.
const layers = bandTable(
  [
    [3.4, NACRE],
    [3.6, BLUSH],
    [1.9, NACRE],
    [5.4, SAGE],
    [2.2, NACRE],
    [5, MAUVE],
    [1.9, OYSTER],
    [3, NACRE],
    [8.5, OYSTER],
    [4.6, BLUSH],
    [5, NACRE],
    [2.3, SLATE],
    [12, OYSTER],
    [4.4, SAGE],
    [2.4, NACRE],
    [4, MAUVE],
    [13, NACRE],
    [3, BLUSH],
    [17, OYSTER],
    [3, MAUVE],
    [12, NACRE],
    [5, SAGE],
    [20, OYSTER],
    [4, BLUSH],
    [20, NACRE],
  ],
  0,
)
