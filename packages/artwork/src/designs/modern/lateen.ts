import type { Design } from '../../design.ts'
import { DRAWN, type Field } from '../../field.ts'
import { inPanels } from '../../patterns/fields/panels.ts'
import { wobble } from '../../patterns/noise/wobble.ts'

const SALT = 0
const GULF = 1
const CLOTH = 2
const GREEN = 3
const KEEL = 4
const OXIDE = 5

export const lateen: Design = {
  id: 'lateen',
  name: 'Lateen',
  collection: 'Modern',
  tags: [],
  description:
    'Lateen sails waiting for the tide off Deira, simplified to three bowed triangles. Salt white, gulf blue and sailcloth with a single oxide red, for a room that faces water or wishes it did.',
  room: 'terrace',
  yarns: [
    { name: 'salt white', hex: '#EAE5D9', share: 36.5 },
    { name: 'gulf blue', hex: '#2D5D7B', share: 22 },
    { name: 'sailcloth', hex: '#CDB58C', share: 23 },
    { name: 'sea green', hex: '#6F9C96', share: 9.5 },
    { name: 'keel', hex: '#1B2D3E', share: 3.5 },
    { name: 'oxide red', hex: '#A33B2A', share: 5 },
  ],
  palettes: [
    { name: 'Dusk', hexes: ['#E9D9C8', '#7B5A7E', '#D2A06E', '#A995AE', '#33263F', '#B2452F'] },
    { name: 'Fog', hexes: ['#E6E6E2', '#6B7C86', '#C3BBA9', '#9BB3A9', '#303940', '#C9A03E'] },
  ],
  cropCentre: 0.6,
  sizeRule: { kind: 'figure', rigid: [] },
  draw: inPanels(
    {
      cropCentre: 0.6,
      turns: false,
      single: 'large',
      fromRectangle: 'square',
      heights: [150, 1540],
      widths: [110, 1600],
      least: 0.6,
      // Under a wide sky sails are a smaller part of the rug.
      needs: { yarns: [SALT, GULF, CLOTH, GREEN, KEEL, OXIDE], part: 0.012 },
      gives: {
        across: [[1, 1.2]],
        down: [[1, 1.2]],
      },
    },
    (px, py, field) => {
      const { across, down } = field.outline === 'rectangle' ? fullScale(field) : SHORT_SCALE
      // On a wider rug the boats lie as far from its right, and smaller ones from its left.
      const room = Math.max(0, field.width - DRAWN.width)
      const closer = Math.max(0, DRAWN.width - field.width / across)
      const pivot = field.outline === 'rectangle' ? 0 : DRAWN.width / 2
      const x = (hand.x(px, py) - room - pivot) / across + pivot
      const tall = field.height / DRAWN.height
      const horizon = HORIZON - LOWER * Math.min(1, Math.max(0, tall - 1))
      const y = (hand.y(px, py) - field.top - horizon * field.height) / down
      if (y < 0) return sailYarnAt(x, y, { room, closer })
      return seaAt(x + FLEET * fleetAt(x), y, tall > DEEP_FROM ? DEEP_SEA : SEA_BANDS)
    },
  ),
}

const hand = wobble(2, 60, 51)
const HORIZON = 0.785
/** How much higher up, as a part of the rug, the horizon of a long one lies. */
const LOWER = 0.065
/** How many times as high as drawn sails are at most: above them there is more sky. */
const TALLEST = 1.35
/** How wide, compared to the drawn ones, the sails of a narrow rug are. */
const NARROW = 0.85
const fullScale = ({ width, height }: Field) => ({
  across: Math.min(1, Math.max(NARROW, width / DRAWN.width)),
  down: Math.min(TALLEST, height / DRAWN.height),
})
const SHORT_SCALE = { across: 0.86, down: 0.64 }

/** A sail in cm: yard from tack to peak, leech (free edge) from peak to clew; y is negative above the waterline. */
type Sail = {
  readonly tack: number
  readonly peak: readonly [x: number, y: number]
  readonly clew: number
  /** How far yard and leech bow outwards, in cm. */
  readonly yard: number
  readonly leech: number
}

const SAILS: readonly Sail[] = [
  { tack: -2, peak: [80, -174], clew: 92, yard: 11, leech: 6 },
  { tack: 52, peak: [120, -132], clew: 130, yard: 10, leech: 5 },
  { tack: 104, peak: [150, -88], clew: 158, yard: 7, leech: 4 },
]

/** How far each moves to the left for each cm that a rug is narrower. */
const CLOSER = [0, 0.45, 1]

// The yarn for each set of overlapping sails, one bit per sail from the left: two layers are darker than one.
const SAIL_YARNS = [SALT, CLOTH, GULF, GREEN, OXIDE, OXIDE, KEEL, KEEL]

/** Smaller sails at the left of a wider rug, the room in cm that each needs, and the yarn of each. */
const FURTHER_SAILS: readonly { readonly sail: Sail; readonly room: number; readonly yarn: number }[] = [
  { sail: { tack: -33, peak: [-3, -78], clew: 6, yard: 5, leech: 3 }, room: 20, yarn: GULF },
  { sail: { tack: -84, peak: [-46, -104], clew: -38, yard: 7, leech: 4 }, room: 66, yarn: OXIDE },
]

/** The boats from the left of the smaller ones to the right of the drawn ones, in cm: a much wider rug has further fleets. */
const FLEET = 266
const LEFTMOST = -108
const fleetAt = (x: number) => Math.max(0, Math.ceil((LEFTMOST - x) / FLEET))
/** Every second fleet lies farther away: it is so much smaller, about the middle of its boats. */
const FARTHER = 0.8
const FLEET_MIDDLE = 27

/** A band of the sea down to `foot`, with the reflections of the sails in it as bars from `from` to `to`, in cm. */
type SeaBand = {
  readonly foot: number
  readonly yarn: number
  readonly bars: readonly { readonly from: number; readonly to: number; readonly yarn: number }[]
}

const SEA_BANDS: readonly SeaBand[] = [
  { foot: 5, yarn: GREEN, bars: [] },
  {
    foot: 14,
    yarn: GULF,
    bars: [
      { from: -76, to: -42, yarn: OXIDE },
      { from: 9, to: 78, yarn: CLOTH },
      { from: 112, to: Infinity, yarn: OXIDE },
    ],
  },
  {
    foot: 20,
    yarn: GREEN,
    bars: [
      { from: -34, to: -14, yarn: GULF },
      { from: 64, to: 118, yarn: KEEL },
    ],
  },
  { foot: 27, yarn: GULF, bars: [{ from: 24, to: 61, yarn: CLOTH }] },
  { foot: Infinity, yarn: GULF, bars: [] },
]

/** On a long rug there is more sea, and the reflections go on. */
const DEEP_SEA: readonly SeaBand[] = [
  ...SEA_BANDS.slice(0, -1),
  { foot: 33, yarn: GULF, bars: [] },
  { foot: 38, yarn: GREEN, bars: [{ from: 30, to: 74, yarn: GULF }] },
  {
    foot: 47,
    yarn: GULF,
    bars: [
      { from: 6, to: 48, yarn: CLOTH },
      { from: 84, to: Infinity, yarn: OXIDE },
    ],
  },
  { foot: 51, yarn: GREEN, bars: [{ from: 40, to: 88, yarn: KEEL }] },
  { foot: 57, yarn: GULF, bars: [{ from: 18, to: 40, yarn: CLOTH }] },
  { foot: Infinity, yarn: GULF, bars: [] },
]
/** How many times as long as drawn such a rug is. */
const DEEP_FROM = 1.4

function seaAt(x: number, y: number, bands: readonly SeaBand[]): number {
  const band = bands.find(({ foot }) => y < foot)!
  return band.bars.find(({ from, to }) => x >= from && x < to)?.yarn ?? band.yarn
}

const FOOT = -4

/** The room in cm beside the drawn boats, and how much closer together they lie on a narrower rug. */
type Berth = { readonly room: number; readonly closer: number }

function sailYarnAt(px: number, py: number, berth: Berth): number {
  const fleet = fleetAt(px)
  const size = fleet % 2 === 1 ? FARTHER : 1
  const x = FLEET_MIDDLE + (px + fleet * FLEET - FLEET_MIDDLE) / size
  const y = FOOT + (py - FOOT) / size
  // Only whole boats lie at the left edge.
  const room = fleet === 0 ? berth.room : FLEET_MIDDLE + (berth.room - fleet * FLEET - FLEET_MIDDLE) / size
  const sails = sailsAt(x, y, fleet === 0 ? { ...berth, room: Infinity } : { room, closer: 0 })
  for (const { sail, room: needed, yarn } of FURTHER_SAILS) {
    // Where two overlap, the cloth deepens.
    if (room > needed && isOn(sail, x, y)) return sails === 0 ? yarn : GREEN
  }
  return SAIL_YARNS[sails]!
}

function sailsAt(x: number, y: number, { room, closer }: Berth): number {
  let mask = 0
  for (let sail = 0; sail < SAILS.length; sail++) {
    if (SAILS[sail]!.yard - SAILS[sail]!.tack > room) continue
    if (isOn(SAILS[sail]!, x + closer * CLOSER[sail]!, y)) mask |= 1 << sail
  }
  return mask
}

function isOn({ tack, peak, clew, yard, leech }: Sail, x: number, y: number): boolean {
  const t = (y - peak[1]) / (FOOT - peak[1])
  if (t < 0 || t > 1) return false
  const bow = 4 * t * (1 - t)
  return x > peak[0] + t * (tack - peak[0]) - yard * bow && x < peak[0] + t * (clew - peak[0]) + leech * bow
}
