import type { Design } from '../../design.ts'
import { DRAWN } from '../../field.ts'
import { bandTable } from '../../patterns/fields/band-table.ts'
import type { Band } from '../../patterns/fields/band-table.ts'
import { cartoon } from '../../patterns/cartoon.ts'
import { fract } from '../../patterns/noise/fract.ts'
import { oncePerField } from '../../patterns/fields/once-per-field.ts'
import { inPanels } from '../../patterns/fields/panels.ts'
import { wobble } from '../../patterns/noise/wobble.ts'

const BLACK = 0
const IVORY = 1
const CAMEL = 2
const MADDER = 3

export const khayma: Design = {
  id: 'khayma',
  name: 'Khayma',
  collection: 'Modern Tribal',
  tags: [],
  description:
    'A khayma is the black tent, its cloth woven in narrow strips and joined by hand. Goat black, camel and ivory with madder stitches, for a living room with leather or linen.',
  room: 'living',
  yarns: [
    { name: 'goat black', hex: '#242120', share: 56.5 },
    { name: 'undyed ivory', hex: '#E4D9C6', share: 24 },
    { name: 'camel', hex: '#AE885D', share: 16.5 },
    { name: 'madder', hex: '#9A3B2E', share: 3 },
  ],
  palettes: [
    { name: 'Grey flock', hexes: ['#55524F', '#DAD4C8', '#9A948B', '#B5893A'] },
    { name: 'Sand', hexes: ['#8C6A4A', '#F1E7D6', '#C9A87C', '#3F5E63'] },
  ],
  cropCentre: 0.5,
  sizeRule: { kind: 'rhythm', rigid: [] },
  draw: inPanels(
    // A seam has its stitches wherever it lies, so they need not be looked for.
    {
      cropCentre: 0.5,
      turns: true,
      heights: [120, 1540],
      widths: [104, 260],
      most: 2.1,
      needs: { yarns: [BLACK, IVORY, CAMEL], part: 0.02 },
    },
    (x, y, field) => drawing(field)(x, y),
  ),
}

const hand = wobble(7, 30, 141)
const STITCH = { width: 1.6, length: 3.6, pitch: 7.2 }
/** On a rug of smaller motifs the stitches stay large enough to be tufted. */
const LEAST_SCALE = 0.9

/** Traced as a cartoon, because a stitch at the end of a bar leaves remnants too small to tuft. */
const drawing = oncePerField((field) => {
  const { top, width, height, scale } = field
  const { strips, lefts, stripAt } = clothOf(width)
  const larger = Math.max(1, LEAST_SCALE / scale)
  const lengths = Math.max(1, Math.round(height / DRAWN.height))
  const stitches = Math.round(height / (STITCH.pitch * larger))
  return cartoon((px, py) => {
    const x = hand.x(px, py)
    const v = (hand.y(px, py) - top) / height
    const strip = stripAt(x)
    const left = lefts[strip]!
    const right = lefts[strip + 1]!
    const fromSeam = Math.min(
      strip > 0 ? x - left : Infinity,
      strip < strips.length - 1 ? right - x : Infinity,
    )
    const isStitch = fract(v * stitches + 0.25) < STITCH.length / STITCH.pitch
    if (isStitch && fromSeam < (STITCH.width * larger) / 2) return MADDER
    const finger = Math.floor(((x - left) / (right - left)) * FINGERS)
    const at = lengths * v
    const part = Math.min(lengths - 1, Math.max(0, Math.floor(at)))
    const { woven, isTurned } = part > 0 ? furtherDown(strips[strip]!, strip, part) : strips[strip]!
    const down = at - part
    return woven((isTurned ? 1 - down : down) * DRAWN.height, finger)
  }, field)
})

/** Pick and pick: two alternating yarns, which show as small upright bars (fingers). */
const PICKS = 4
const FINGERS = 9

/** Strips from the left: width in cm, and bars from the top down. */
const STRIPS: readonly { readonly width: number; readonly bars: readonly [Band, ...Band[]] }[] = [
  {
    width: 21,
    bars: [
      [30, BLACK],
      [10, CAMEL],
      [5, BLACK],
      [4, IVORY],
      [40, BLACK],
      [18, CAMEL],
      [6, PICKS],
      [17, IVORY],
      [4, BLACK],
      [20, IVORY],
      [10, BLACK],
      [9, CAMEL],
      [32, BLACK],
      [14, CAMEL],
      [5, BLACK],
      [4, IVORY],
      [20, BLACK],
    ],
  },
  {
    width: 23,
    bars: [
      [12, CAMEL],
      [4, BLACK],
      [9, IVORY],
      [40, BLACK],
      [4, IVORY],
      [5, BLACK],
      [18, CAMEL],
      [25, BLACK],
      [20, IVORY],
      [7, PICKS],
      [10, BLACK],
      [16, CAMEL],
      [4, BLACK],
      [18, IVORY],
      [22, BLACK],
      [5, IVORY],
      [4, BLACK],
      [12, CAMEL],
      [30, BLACK],
    ],
  },
  {
    width: 20,
    bars: [
      [24, BLACK],
      [6, IVORY],
      [5, BLACK],
      [16, CAMEL],
      [34, BLACK],
      [6, PICKS],
      [12, CAMEL],
      [20, BLACK],
      [20, IVORY],
      [7, CAMEL],
      [18, IVORY],
      [6, PICKS],
      [16, BLACK],
      [10, CAMEL],
      [4, BLACK],
      [14, IVORY],
      [40, BLACK],
    ],
  },
  {
    width: 24,
    bars: [
      [181, BLACK],
      [10, IVORY],
      [80, BLACK],
    ],
  },
  {
    width: 20,
    bars: [
      [6, BLACK],
      [6, PICKS],
      [18, IVORY],
      [8, BLACK],
      [22, IVORY],
      [6, CAMEL],
      [20, IVORY],
      [7, PICKS],
      [16, CAMEL],
      [34, BLACK],
      [5, IVORY],
      [26, BLACK],
      [14, CAMEL],
      [5, BLACK],
      [18, IVORY],
      [8, BLACK],
      [4, CAMEL],
      [40, BLACK],
    ],
  },
  {
    width: 22,
    bars: [
      [15, BLACK],
      [12, CAMEL],
      [16, BLACK],
      [5, IVORY],
      [4, BLACK],
      [21, IVORY],
      [17, CAMEL],
      [6, PICKS],
      [20, IVORY],
      [40, BLACK],
      [9, CAMEL],
      [4, BLACK],
      [4, IVORY],
      [24, BLACK],
      [19, IVORY],
      [6, PICKS],
      [12, BLACK],
      [8, CAMEL],
      [30, BLACK],
    ],
  },
  {
    width: 22,
    bars: [
      [17, IVORY],
      [5, BLACK],
      [10, CAMEL],
      [20, BLACK],
      [18, CAMEL],
      [5, PICKS],
      [14, IVORY],
      [5, BLACK],
      [20, IVORY],
      [22, BLACK],
      [16, CAMEL],
      [34, BLACK],
      [4, IVORY],
      [5, BLACK],
      [5, IVORY],
      [12, BLACK],
      [12, CAMEL],
      [30, IVORY],
    ],
  },
]

const WOVEN = STRIPS.map(({ width, bars }) => {
  const barAt = bandTable(bars)
  const woven = (down: number, finger: number) => {
    const yarn = barAt(down)
    if (yarn !== PICKS) return yarn
    return finger % 2 === 0 ? BLACK : IVORY
  }
  return { width, woven, isTurned: false }
})

const BLACK_STRIP = WOVEN[3]!

/** A wider cloth has further strips, sewn on right and left in turn and the other way up. */
const FURTHER = [1, 5, 4, 0, 2, 6].map((strip) => ({ ...WOVEN[strip]!, isTurned: true }))

/** A longer cloth goes on with the bars of another strip; the black one stays black. */
function furtherDown(strip: (typeof WOVEN)[number], index: number, part: number) {
  return strip.woven === BLACK_STRIP.woven
    ? { ...strip, isTurned: part % 2 === 1 }
    : FURTHER[(index + 2 * part) % FURTHER.length]!
}

function clothOf(width: number) {
  const further = Math.round((width - DRAWN.width) / (DRAWN.width / STRIPS.length))
  const sewnOn = FURTHER.slice(0, Math.max(0, further))
  // A narrower one has fewer, around the black one.
  const left = Math.floor(-Math.min(0, further) / 2)
  const sewn = WOVEN.slice(left, WOVEN.length + Math.min(0, further) + left)
  const strips = [...sewnOn.filter((_, k) => k % 2 === 1), ...sewn, ...sewnOn.filter((_, k) => k % 2 === 0)]
  const stretch = width / strips.reduce((sum, strip) => sum + strip.width, 0)
  const widths = strips.map((strip) => strip.width * stretch)
  const lefts = [...widths.keys(), widths.length].map((strip) =>
    widths.slice(0, strip).reduce((sum, each) => sum + each, 0),
  )
  const [first, ...others] = widths.map((each, strip) => [each, strip] as const)
  return { strips, lefts, stripAt: bandTable([first!, ...others]) }
}
