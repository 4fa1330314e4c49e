import type { Design } from '../../design.ts'
import { DRAWN } from '../../field.ts'
import { inPanels } from '../../patterns/panels.ts'
import { wobble } from '../../patterns/wobble.ts'

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
    'Lateen sails waiting on the tide off Deira, simplified to three bowed triangles. Salt white, gulf blue and sailcloth with one oxide red, for a room that faces water or wishes to.',
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
      heights: [DRAWN.height, DRAWN.height],
      widths: [DRAWN.width, 250],
      gives: {
        across: [[1, 1.34]],
        down: [
          [0.07, 3],
          [0.785, 2.4],
          [1, 2.4],
        ],
      },
    },
    (px, py, field) => {
      const { across, down } = field.outline === 'rectangle' ? FULL_SCALE : SHORT_SCALE
      // On a wider rug the boats lie as far from its right, and smaller ones from its left.
      const room = field.width - DRAWN.width
      const x = (hand.x(px, py) - room - DRAWN.width / 2) / across + DRAWN.width / 2
      const y = (hand.y(px, py) - field.top - HORIZON * field.height) / down
      return y < 0 ? sailYarnAt(x, y, room) : seaAt(x, y)
    },
  ),
}

const hand = wobble(2, 60, 51)
const HORIZON = 0.785
const FULL_SCALE = { across: 1, down: 1 }
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

// The yarn for each set of overlapping sails, one bit per sail from the left: two layers are darker than one.
const SAIL_YARNS = [SALT, CLOTH, GULF, GREEN, OXIDE, OXIDE, KEEL, KEEL]

/** Smaller sails at the left of a wider rug, the room in cm that each needs, and the yarn of each. */
const FURTHER_SAILS: readonly { readonly sail: Sail; readonly room: number; readonly yarn: number }[] = [
  { sail: { tack: -33, peak: [-3, -78], clew: 6, yard: 5, leech: 3 }, room: 20, yarn: GULF },
  { sail: { tack: -84, peak: [-46, -104], clew: -38, yard: 7, leech: 4 }, room: 66, yarn: OXIDE },
]

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

function seaAt(x: number, y: number): number {
  const band = SEA_BANDS.find(({ foot }) => y < foot)!
  return band.bars.find(({ from, to }) => x >= from && x < to)?.yarn ?? band.yarn
}

const FOOT = -4

function sailYarnAt(x: number, y: number, room: number): number {
  const sails = sailsAt(x, y)
  for (const { sail, room: needed, yarn } of FURTHER_SAILS) {
    // Where two overlap, the cloth deepens.
    if (room > needed && isOn(sail, x, y)) return sails === 0 ? yarn : GREEN
  }
  return SAIL_YARNS[sails]!
}

function sailsAt(x: number, y: number): number {
  let mask = 0
  for (let sail = 0; sail < SAILS.length; sail++) if (isOn(SAILS[sail]!, x, y)) mask |= 1 << sail
  return mask
}

function isOn({ tack, peak, clew, yard, leech }: Sail, x: number, y: number): boolean {
  const t = (y - peak[1]) / (FOOT - peak[1])
  if (t < 0 || t > 1) return false
  const bow = 4 * t * (1 - t)
  return x > peak[0] + t * (tack - peak[0]) - yard * bow && x < peak[0] + t * (clew - peak[0]) + leech * bow
}
