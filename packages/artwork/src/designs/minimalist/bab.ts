import type { Design } from '../../design.ts'
import { DRAWN, type Field, isInCatalogue } from '../../field.ts'
import { boxDistance } from '../../patterns/geometry/box-distance.ts'
import { discDistance } from '../../patterns/geometry/disc-distance.ts'
import { oncePerField } from '../../patterns/fields/once-per-field.ts'
import { wobble } from '../../patterns/noise/wobble.ts'

const LIMEWASH = 0
const GREEN = 1
const SHADE = 2
const BRASS = 3

/** Width over height up to about half as much more than which one door fills a lying rug. */
const WIDEST = 1.3
/** Height over width, likewise, of a standing one: a high wall with one door is calmer than a door above another. */
const LONGEST = { rectangle: 3.4, curved: 1.9 }
/** The part of a runner's height that its door fills, unless that is more than half as high again as drawn. */
const OPEN = 0.42
const CROP_CENTRE = 0.56

export const bab: Design = {
  id: 'bab',
  name: 'Bab',
  collection: 'Minimalist',
  tags: ['minimalist'],
  description:
    'Bab is a door; the room behind it is deep green, and its light falls outwards. Limewash, shade and a brass sill, for a foyer or the floor in front of a plain wall.',
  room: 'hallway',
  yarns: [
    { name: 'limewash', hex: '#EAE2D4', share: 73 },
    { name: 'interior green', hex: '#2E4038', share: 15 },
    { name: 'shade', hex: '#C5B6A1', share: 10 },
    { name: 'brass', hex: '#BE9748', share: 2 },
  ],
  palettes: [
    { name: 'Blue door', hexes: ['#E4DED1', '#2F4F78', '#B3B0A6', '#C07B4E'] },
    { name: 'Earth', hexes: ['#C99F78', '#46291F', '#A0714E', '#E0CB98'] },
  ],
  cropCentre: CROP_CENTRE,
  sizeRule: { kind: 'figure', rigid: [BRASS] },
  draw: (px, py, field) => {
    const place = placeOf(field)
    const [u, v] = [place.x(px), place.y(py)]
    const x = hand.x(u, v)
    const y = hand.y(u, v)
    if (boxDistance(x, y, AXIS, FOOT + SILL.height / 2, SILL.width, SILL.height) < 0) return BRASS
    const springing = FOOT - place.opening + HALF
    if (isOpening(x, y, springing)) return isOpening(x - LEAF, y, springing) ? GREEN : SHADE
    return isFloorLight(x, y) ? SHADE : LIMEWASH
  },
}

/** Where a point of a field lies on the drawing of a door, and the height in cm of the door on this rug. */
type Place = {
  readonly opening: number
  readonly x: (x: number) => number
  readonly y: (y: number) => number
}

/**
 * The door keeps its shape and its share of the rug, stands as far to the right and as low as drawn, and is higher on a
 * runner. On rugs that are longer still it has others beside or behind it.
 */
const placeOf = oncePerField((field: Field): Place => {
  const { top, outline } = field
  if (isInCatalogue(field) || outline === 'square') {
    const { width, height } = field
    if (width === DRAWN.width && height === DRAWN.height) return { opening: HEIGHT, x: (x) => x, y: (y) => y }
    const scale = width / DRAWN.width
    return {
      opening: HEIGHT,
      x: (x) => x / scale,
      y: (y) => (y - top - height / 2) / scale + CROP_CENTRE * DRAWN.height,
    }
  }
  // On a curved rug the doors stand in the middle, and away from narrow ends, so that no sill is cut off.
  const isCurved = outline !== 'rectangle'
  const inner = (side: number, other: number) => (isCurved && side > 2 * other ? INNER * side : side)
  const [width, height] = [inner(field.width, field.height), inner(field.height, field.width)]
  const across = width / Math.max(1, Math.round(width / height / WIDEST))
  const rows = Math.max(1, Math.round(height / width / (isCurved ? LONGEST.curved : LONGEST.rectangle)))
  const down = height / rows
  const scale = Math.min(
    Math.sqrt((across * down) / (DRAWN.width * DRAWN.height)),
    across / (SILL.width * 1.5),
    (down * doorPart(field)) / (HEIGHT + SILL.height),
  )
  const half = (SILL.width / 2) * scale
  const axis = isCurved
    ? across / 2
    : clamp((AXIS / DRAWN.width) * across, BESIDE * half, across - BESIDE * half)
  const opening = isCurved ? HEIGHT : clamp((OPEN * down) / scale, HEIGHT, 1.5 * HEIGHT)
  // Above another door the light needs room to run out at the edge, before the wall of that door begins.
  const lowest = rows > 1 ? down - (axis + HALF * scale) / SKEW : 0.95 * down
  const foot = isCurved
    ? down / 2 + ((HEIGHT - SILL.height) / 2) * scale
    : Math.min(
        Math.max((FOOT / DRAWN.height) * down, 0.06 * down + opening * scale),
        lowest - SILL.height * scale,
      )
  const inCell = (at: number, cell: number, side: number) =>
    at - cell * Math.min(Math.round(side / cell) - 1, Math.max(0, Math.floor(at / cell)))
  return {
    opening,
    x: (x) => (inCell(x - (field.width - width) / 2, across, width) - axis) / scale + AXIS,
    y: (y) => (inCell(y - top - (field.height - height) / 2, down, height) - foot) / scale + FOOT,
  }
})

/** The most of the rug's height that a door takes: more on a rug that lies, where it would be small. */
const doorPart = ({ width, height }: Field) => 0.62 + 0.18 * clamp((width / height - 1) / 0.5, 0, 1)

/** Half the wall that a door needs, of half its sill: no sill ends at the edge. */
const BESIDE = 1.2
/** The part of a long curved rug that doors stand on. */
const INNER = 0.76

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

const AXIS = 94.2
const FOOT = 194
const HALF = 28
const HEIGHT = 128
const LEAF = 14
const SILL = { width: 72, height: 11 }
const hand = wobble(2, 60, 41)

const isOpening = (x: number, y: number, springing: number) => {
  if (y > FOOT) return false
  return y > springing ? Math.abs(x - AXIS) < HALF : discDistance(x, y, AXIS, springing, HALF) < 0
}

/** How many cm to the left for each cm down the light on the floor beyond the sill is skewed. */
const SKEW = 1.5
const isFloorLight = (x: number, y: number) => {
  const below = y - FOOT - SILL.height
  return below > 0 && Math.abs(x - AXIS + below * SKEW) < HALF
}
