import type { Design } from '../../design.ts'
import { DRAWN } from '../../field.ts'
import { cartoon } from '../../patterns/cartoon.ts'
import { hash } from '../../patterns/noise/hash.ts'
import { oncePerField } from '../../patterns/fields/once-per-field.ts'
import { inPanels } from '../../patterns/fields/panels.ts'
import { wobble } from '../../patterns/noise/wobble.ts'

const WHITE = 0
const OYSTER = 1
const SILVER = 2
const CELADON = 3
const PEACOCK = 4
const AUBERGINE = 5

export const pearlModernAndContemporary: Design = {
  id: 'pearl',
  name: 'Pearl',
  collection: 'Modern and Contemporary',
  tags: ['luxury'],
  description:
    'Not the jewel but the inside of a black-lipped shell: nacre laid down around one grain, as thin as a thread on one side and as wide as a hand on the other. White, oyster and silver with a sweep of peacock, for a pale salon or a principal bedroom.',
  room: 'bedroom',
  yarns: [
    { name: 'white nacre', hex: '#F4EFE4', share: 31.5 },
    { name: 'oyster', hex: '#D6CCBB', share: 34 },
    { name: 'silver', hex: '#A5AAA9', share: 12.5 },
    { name: 'celadon', hex: '#7FB0A2', share: 7.5 },
    { name: 'peacock', hex: '#125A66', share: 11.5 },
    { name: 'aubergine', hex: '#3A1F3C', share: 3 },
  ],
  palettes: [
    { name: 'Black lip', hexes: ['#22282C', '#3C464A', '#62706F', '#8C7FA0', '#C9A0A0', '#E8E0D0'] },
    { name: 'Gold lip', hexes: ['#F6EAD0', '#E6CD9C', '#CDA868', '#C98A4C', '#8A4A26', '#432419'] },
  ],
  cropCentre: 0.5,
  sizeRule: { kind: 'figure', rigid: [] },
  draw: inPanels(
    {
      cropCentre: 0.5,
      turns: true,
      single: 'large',
      fromRectangle: 'square',
      gives: { across: [[1, 1.2]], down: [[1, 1.25]] },
      heights: [DRAWN.height, 1540],
    },
    (x, y, field) => drawing(field)(x, y),
  ),
}

const drawing = oncePerField((field) => {
  // A longer rug has more layers, as much lustre, and less behind the grain than before it.
  if (field.outline === 'rectangle') {
    const longer = field.height - DRAWN.height
    const lustrous = Math.max(1, field.height / DRAWN.height) ** 0.3
    return cartoon((x, y) => nacreAt(x, y - BEFORE * longer, lustrous), field)
  }
  // A shorter rug shows a smaller shell around the same grain.
  const middle = field.top + field.height / 2
  return cartoon(
    (x, y) => nacreAt(74 + (x - DRAWN.width / 2) / SMALL_SCALE, 122 + (y - middle) / SMALL_SCALE),
    field,
  )
})
const SMALL_SCALE = 0.72

/** The part of what a rug is longer that lies before the grain. */
const BEFORE = 0.86
const GRAIN = { x: 50, y: 168, radius: 5 }
/** Movement of the rings' centre, as a fraction of the growth of their radius. */
const DRIFT = { x: 0.42, y: -0.62 }

/** `lustrous`: how many times as broad as drawn the lustre is. */
function nacreAt(px: number, py: number, lustrous = 1): number {
  const x = sway.x(px, py)
  const y = sway.y(px, py)
  const dx = x - GRAIN.x
  const dy = y - GRAIN.y
  const grown = growthAt(dx, dy)
  if (grown < 0) return SILVER
  const layer = layerAt(grown)
  const tone = TONES[layer]!
  return isInLustre(Math.atan2(dy, dx), grown, layer, lustrous) ? LUSTRE[tone]! : tone
}

const sway = wobble(60, 110, 221)

/** The growth at which the moving ring passes through the point. Rings are densest behind the movement. */
function growthAt(dx: number, dy: number): number {
  const denominator = 1 - DRIFT.x ** 2 - DRIFT.y ** 2
  const half = GRAIN.radius + dx * DRIFT.x + dy * DRIFT.y
  return (Math.sqrt(half * half + denominator * (dx * dx + dy * dy - GRAIN.radius ** 2)) - half) / denominator
}

// Thin and thick layers in cm; a repeating sequence would look like a contour map.
const WIDTHS = Array.from({ length: 60 }, (_, k) => 2 + 9 * hash(k, 0, 224) ** 2.4 + 0.05 * k)
const ENDS = Float64Array.from(WIDTHS)
for (let k = 1; k < ENDS.length; k++) ENDS[k]! += ENDS[k - 1]!
const TONES = WIDTHS.map(
  (_, k) => [WHITE, OYSTER, WHITE, SILVER, OYSTER][(k + Math.floor(3 * hash(k, 1, 225))) % 5]!,
)

const layerAt = (grown: number) =>
  Math.max(
    0,
    ENDS.findIndex((end) => grown < end),
  )

/** What the three nacre yarns become where they catch the light. */
const LUSTRE = [CELADON, PEACOCK, AUBERGINE]

function isInLustre(angle: number, grown: number, layer: number, lustrous: number): boolean {
  const middle = -0.52 + 0.22 * Math.sin(grown / 19)
  const broad = Math.min(0.62, (grown - 15) / 16) * (0.55 + 0.6 * hash(layer, 3, LUSTRE_SEED))
  // In each layer the lustre ends in a round tip, at most 16 cm long.
  const off = 2 * ((grown - (ENDS[layer - 1] ?? 0)) / WIDTHS[layer]!) - 1
  const tip = Math.min(0.3, 16 / (grown + 10)) * (1 - Math.sqrt(Math.max(0, 1 - off * off)))
  return Math.abs(angle - middle) < broad * lustrous - tip
}

const LUSTRE_SEED = 226
