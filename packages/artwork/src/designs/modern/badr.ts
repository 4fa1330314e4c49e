import type { Cut } from '../../cut.ts'
import type { Design } from '../../design.ts'
import { FIELD } from '../../design.ts'
import { wobble } from '../../patterns/wobble.ts'

const NIGHT = 0
const IVORY = 1
const EARTHSHINE = 2
const ROSE = 3

export const badr: Design = {
  id: 'badr',
  name: 'Badr',
  collection: 'Modern',
  tags: ['luxury'],
  description:
    'Hilal to badr: half a lunar month counted in fifteen discs. Night blue, ivory and earthshine, with the last moon rose, for a bedroom or a nursery.',
  yarns: [
    { name: 'night', hex: '#1F2433', share: 72.5 },
    { name: 'moon ivory', hex: '#EFE7D3', share: 14 },
    { name: 'earthshine', hex: '#4A5266', share: 8 },
    { name: 'rose', hex: '#B8766A', share: 5.5 },
  ],
  palettes: [
    { name: 'Dawn', hexes: ['#D9C3B4', '#F7F0E4', '#B69A8C', '#6B7FA0'] },
    { name: 'Olive', hexes: ['#33372B', '#E5DBBE', '#5F634B', '#C28A3F'] },
  ],
  cropCentre: 0.66,
  draw: (px, py, cut) => {
    const x = hand.x(px, py)
    const y = hand.y(px, py)
    const night = cut.outline === 'rectangle' ? nightInRows(x, y) : nightInRing(x, y, cut)
    if (Math.sqrt(night.dx * night.dx + night.dy * night.dy) >= night.radius) return NIGHT
    if (night.index === LAST) return ROSE
    return isLit(night) ? IVORY : EARTHSHINE
  },
}

/** A night's disc, its radius in cm, and the place asked for as seen from its middle. */
type Night = { readonly index: number; readonly dx: number; readonly dy: number; readonly radius: number }

const hand = wobble(2, 60, 91)
const LAST = 14

/** On the whole field, three nights to a row; the rows grow and part as the month fills. */
function nightInRows(x: number, y: number): Night {
  let row = 0
  while (row < ROWS.length - 1 && y >= ROWS[row]!.foot) row++
  const { middle, radius, columns } = ROWS[row]!
  const column = x < 50 ? 0 : x < LAST_COLUMN ? 1 : 2
  const index = row * 3 + column
  return { index, dx: x - columns[column], dy: y - middle, radius: index === LAST ? FULL : radius }
}

type Row = {
  readonly middle: number
  readonly foot: number
  readonly radius: number
  readonly columns: readonly [number, number, number]
}

const ROWS: readonly Row[] = [
  { middle: 29, foot: 46, radius: 11, columns: [29, 76, 123] },
  { middle: 64, foot: 83, radius: 12.5, columns: [29, 76, 123] },
  { middle: 103, foot: 123, radius: 13.8, columns: [29, 76, 123] },
  { middle: 145, foot: 171, radius: 15, columns: [29, 76, 123] },
  { middle: 203, foot: Infinity, radius: 16, columns: [26, 67, 119] },
]
const LAST_COLUMN = 92
const FULL = 26

/** In a square or a disc fourteen nights stand round the last. */
function nightInRing(x: number, y: number, cut: Cut): Night {
  const dx = x - FIELD.width / 2
  const dy = y - cut.top - cut.height / 2
  if (dx * dx + dy * dy < RING.inner ** 2) return { index: LAST, dx, dy, radius: RING.heart }
  const index = (Math.round((Math.atan2(dx, -dy) / (2 * Math.PI)) * LAST) + LAST) % LAST
  const angle = (index / LAST) * 2 * Math.PI
  return {
    index,
    dx: dx - RING.radius * Math.sin(angle),
    dy: dy + RING.radius * Math.cos(angle),
    radius: RING.night,
  }
}

const RING = { radius: 55, night: 11, inner: 35, heart: 22 }

/** Lit to the right of the terminator, which is half an ellipse. */
function isLit({ index, dx, dy, radius }: Night): boolean {
  const across = dx * TILT.cos + dy * TILT.sin
  const along = dy * TILT.cos - dx * TILT.sin
  const phase = Math.cos((Math.PI * (index + 3.2)) / 17.6)
  // On the eve of the full moon the shade is a hair: to the eye it is full.
  if ((1 + phase) * radius < FINEST) return true

  const terminator = phase * Math.sqrt(Math.max(0, radius * radius - along * along))
  // The horns, of light before the half moon and of shade after it, end where they are too fine to tuft.
  const hornEnd = phase * Math.sqrt((2 * FINEST * radius) / (1 - phase * phase))
  return across > (phase > 0 ? Math.max(terminator, hornEnd) : Math.min(terminator, hornEnd))
}

const FINEST = 0.55
const TILT = { cos: Math.cos(Math.PI / 6), sin: Math.sin(Math.PI / 6) }
