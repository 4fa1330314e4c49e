import { type Design, FIELD } from '../../design.ts'
import { oncePerCut } from '../../patterns/once-per-cut.ts'
import { type ColouredPolygon, polygonLookup } from '../../patterns/polygon-lookup.ts'
import { wobble } from '../../patterns/wobble.ts'

const SAND = 0
const SLATE = 1
const CORAL = 2
const UMBER = 3
const RED = 4

export const barjeel: Design = {
  id: 'barjeel',
  name: 'Barjeel',
  collection: 'Geometric',
  tags: [],
  description:
    'Three barajeel, the old wind towers of the Creek, with their shade falling one way. Sand, coral stone and slate with a kiln-red door, for a living room that likes architecture.',
  yarns: [
    { name: 'sand', hex: '#DCC39B', share: 33.5 },
    { name: 'sky slate', hex: '#8FA5AC', share: 33.5 },
    { name: 'coral stone', hex: '#B58B68', share: 23 },
    { name: 'shade umber', hex: '#5A4235', share: 7.5 },
    { name: 'kiln red', hex: '#9A3F2C', share: 2.5 },
  ],
  palettes: [
    { name: 'Blue hour', hexes: ['#8E97AB', '#4A5273', '#5F7F86', '#232638', '#D08A4A'] },
    { name: 'Limestone', hexes: ['#EDE6D8', '#A5B8B4', '#C9BDA8', '#6C6A64', '#B9923C'] },
  ],
  cropCentre: 0.5,
  draw: (px, py, cut) => elevation(cut)(hand.x(px, py), hand.y(px, py)),
}

const hand = wobble(3, 35, 47)

/** A tower: its left edge and width in cm, where it tops out (0 head – 1 foot of the cut), its slots. */
type Tower = {
  readonly left: number
  readonly width: number
  readonly top: number
  readonly slots: number
  readonly tiers: number
}
const TOWERS: readonly Tower[] = [
  { left: 12, width: 34, top: 0.275, slots: 3, tiers: 2 },
  { left: 59, width: 48, top: 0.115, slots: 5, tiers: 3 },
  { left: 118, width: 30, top: 0.42, slots: 3, tiers: 2 },
]
/** Width of a tower’s side that is turned from the sun. */
const SIDE = 9
const SLOT = { width: 4, reveal: 1.8, pitch: 7.2 }
const LEDGE = 3
const POLE = 1.7

const elevation = oncePerCut((cut) => {
  const at = (v: number) => cut.top + v * cut.height
  const wall = (left: number, top: number, right: number, yarn: number) =>
    box(left, at(top), right, foot, yarn)
  const lane = at(0.87)
  const foot = at(1) + BEYOND
  // A square or a disc is lower, and so are the slots and the door in it.
  const stature = cut.height < FIELD.height ? 0.64 : 1
  return polygonLookup(
    [
      wall(-BEYOND, 0.58, 30, CORAL),
      wall(28, 0.66, 75, CORAL),
      wall(100, 0.56, RIGHT, CORAL),
      ...TOWERS.flatMap((tower) => towerParts(tower, at(tower.top), foot, stature)),
      ...houseParts(62, at(0.74), lane),
      wall(104, 0.7, RIGHT, SAND),
      ...doorway(21, lane, stature),
      box(-BEYOND, lane, RIGHT, foot, CORAL),
      box(-BEYOND, at(0.965), RIGHT, foot, SAND),
      ...LANE_SHADES.map(([left, right]) => slant(left, lane, right - left, 7)),
      // What lies nearer was laid later; the lookup gives the first it finds.
    ].toReversed(),
    SLATE,
  )
})

/** Past the edges of the cut, where the hand may stray. */
const BEYOND = 2
const RIGHT = FIELD.width + BEYOND
/** The fronts that throw a shade on the lane; between them lie alleys. */
const LANE_SHADES = [
  [-9, 62],
  [70, 98],
  [104, RIGHT],
] as const

const box = (left: number, top: number, right: number, foot: number, yarn: number): ColouredPolygon => ({
  outline: [
    [left, top],
    [right, top],
    [right, foot],
    [left, foot],
  ],
  yarn,
})

/** A shade thrown down to the right, at 45 degrees like every shade here. */
const slant = (left: number, top: number, width: number, length: number): ColouredPolygon => ({
  outline: [
    [left, top],
    [left + width, top],
    [left + width + length, top + length],
    [left + length, top + length],
  ],
  yarn: UMBER,
})

function towerParts(
  { left, width, slots, tiers }: Tower,
  top: number,
  foot: number,
  stature: number,
): ColouredPolygon[] {
  const right = left + width
  const corner = right - SIDE
  const slotHeight = 23 * stature
  const tierHeight = slotHeight + 10.5
  const parts = [box(left, top, right, foot, CORAL), box(left, top, corner, foot, SAND)]
  for (let tier = 0; tier <= tiers; tier++) {
    const y = top + tier * tierHeight
    parts.push(...ledge(left, corner, right, y))
    if (tier < tiers) parts.push(...slotRow((left + corner) / 2, slots, y + LEDGE + 4, slotHeight))
  }
  return [...parts, ...poles(left, corner, top + tiers * tierHeight + 8)]
}

const ledge = (left: number, corner: number, right: number, y: number) => [
  box(left - 1.8, y, corner + 1.8, y + LEDGE, SAND),
  box(corner + 1.8, y, right + 1.8, y + LEDGE, CORAL),
  box(left, y + LEDGE, corner, y + LEDGE + 1.3, UMBER),
]

/** Open to the wind: the deep left of each is in shade, and the sun finds the rest. */
function slotRow(middle: number, slots: number, top: number, height: number): ColouredPolygon[] {
  return Array.from(
    { length: slots },
    (_, k) => middle + (k - (slots - 1) / 2) * SLOT.pitch - SLOT.width / 2,
  ).flatMap((x) => [
    box(x, top, x + SLOT.width, top + height, CORAL),
    box(x, top, x + SLOT.reveal, top + height, UMBER),
  ])
}

/** The ends of the poles that tie the walls, each with its shade. */
function poles(left: number, corner: number, y: number): ColouredPolygon[] {
  const count = Math.floor((corner - left - 8) / 6) + 1
  const first = (left + corner - (count - 1) * 6) / 2 - POLE
  return Array.from({ length: count }, (_, k) => first + k * 6).flatMap((x) => [
    slant(x, y + POLE, POLE, 4.5),
    box(x, y, x + POLE, y + POLE, UMBER),
  ])
}

const houseParts = (corner: number, top: number, lane: number) => [
  box(-BEYOND, top, corner, lane, SAND),
  box(corner, top, corner + 8, lane, CORAL),
]

/** A door set back in its frame, so that shade lies above it and to its left. */
const doorway = (left: number, lane: number, stature: number) => {
  const height = 38 * stature
  const right = left + 11 + 19 * stature
  return [
    box(left, lane - height - 6, right, lane, CORAL),
    box(left + 3, lane - height - 3, right, lane, UMBER),
    box(left + 6, lane - height, right, lane, RED),
  ]
}
