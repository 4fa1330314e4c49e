import type { Design } from '../../design.ts'
import { DRAWN } from '../../field.ts'
import { bandTable } from '../../patterns/fields/band-table.ts'
import { fract } from '../../patterns/noise/fract.ts'
import { oncePerField } from '../../patterns/fields/once-per-field.ts'
import { inPanels } from '../../patterns/fields/panels.ts'
import { wobble } from '../../patterns/noise/wobble.ts'

const BLACK = 0
const MADDER = 1
const IVORY = 2
const TURMERIC = 3
const ORANGE = 4
const OLIVE = 5

export const sadu: Design = {
  id: 'sadu',
  name: 'Sadu',
  collection: 'Modern Tribal',
  tags: ['transitional'],
  description:
    'The ground-loom weaving of the desert, its patterned strip set beside a long, plain stretch of dark wool. Black, madder and camel ivory with turmeric, for a majlis or a wide corridor.',
  room: 'majlis',
  yarns: [
    { name: 'black', hex: '#201C1D', share: 37 },
    { name: 'madder', hex: '#8E2A2B', share: 32 },
    { name: 'camel ivory', hex: '#E6D8BC', share: 13.5 },
    { name: 'turmeric', hex: '#D3A83F', share: 6 },
    { name: 'orange', hex: '#CC6A2C', share: 5.5 },
    { name: 'olive', hex: '#5A6238', share: 6 },
  ],
  palettes: [
    { name: 'Undyed', hexes: ['#2B2624', '#6E5442', '#EBE1CF', '#CDB389', '#A07C55', '#8A8479'] },
    { name: 'Indigo', hexes: ['#1B2030', '#2F4A78', '#E7DFCF', '#CBA24A', '#B5652F', '#6F8A8A'] },
  ],
  cropCentre: 0.5,
  sizeRule: { kind: 'rhythm', rigid: [] },
  draw: inPanels(
    {
      cropCentre: 0.5,
      turns: true,
      fromRectangle: true,
      heights: [DRAWN.height, 640],
      widths: [104, 260],
      gives: {
        across: [
          [0.55, 1.6],
          [0.77, 1],
          [1, 1.6],
        ],
        down: [[1, 1.0001]],
      },
    },
    (px, py, field) => {
      const x = hand.x(px, py)
      const { bands, lefts, bandAt } = clothOf(field)
      const band = bandAt(x)
      const along = (hand.y(px, py) - field.top) / field.height
      return bands[band]!.weave(x - lefts[band]!, along, field.height)
    },
  ),
}

const hand = wobble(9, 34, 121)

/** The yarn at `across` cm into a band and `along` (0–1) a cloth `height` cm long. */
type Weave = (across: number, along: number, height: number) => number

const plain =
  (yarn: number): Weave =>
  () =>
    yarn

/** Position (0–1) within a repeat of about `pitch` cm; a whole number of repeats fills the cloth. */
const inRepeat = (along: number, height: number, pitch: number) => fract(along * Math.round(height / pitch))

/** Horse-teeth: an edge at which two warps alternate. */
const teeth: Weave = (_, along, height) => (inRepeat(along, height, 6.2) < 0.5 ? IVORY : BLACK)

/** Dog-teeth pointing left, with slopes stepped because warps are lifted one by one. */
function triangles(width: number, pitch: number, steps: number, tooth: number, ground: number): Weave {
  return (across, along, height) => {
    const fromPoint = Math.abs(inRepeat(along, height, pitch) - 0.5) * 2
    const step = Math.floor((across / width) * steps) + 1
    return Math.ceil(fromPoint * steps) <= step ? tooth : ground
  }
}

const FIGURE = { width: 30.6, warps: 17, rows: 21, pitch: 36 }

/** The figured strip: one square of warps per sign, mirrored, with a line of madder between. */
const figured: Weave = (across, along, height) => {
  const signs = Math.round(height / FIGURE.pitch)
  const sign = Math.min(signs - 1, Math.max(0, Math.floor(along * signs)))
  const row = Math.min(FIGURE.rows - 1, Math.max(0, Math.floor((along * signs - sign) * FIGURE.rows)))
  const middle = FIGURE.warps >> 1
  const fromMiddle = Math.min(middle, Math.abs(Math.floor((across / FIGURE.width) * FIGURE.warps) - middle))
  if (row === FIGURE.rows - 1) return MADDER
  return SIGNS[ORDER[sign % ORDER.length]!]!(fromMiddle, row, Math.floor(Math.abs(row - 9.5)))
}

/** The yarn of a sign by warp from its middle (0–8), row from its top (0–19), and row from its middle (0–9). */
type Sign = (warp: number, row: number, fromMiddle: number) => number

const eye: Sign = (warp, _, fromMiddle) => {
  const ring = warp + fromMiddle
  if (ring < 2) return ORANGE
  if (ring < 4) return BLACK
  if (ring < 6) return TURMERIC
  if (ring < 8) return BLACK
  if (ring < 10) return IVORY
  if (ring < 14) return BLACK
  return IVORY
}

/** Boughs on a stem, two rows in five. */
const tree: Sign = (warp, row) => {
  if (warp === 0 || row === 19) return IVORY
  if (warp === 8) return BLACK
  return (row - warp + 16) % 5 < 2 ? IVORY : BLACK
}

/** Two triangles point to point, with an inner triangle in each. */
const drum: Sign = (warp, _, fromMiddle) => {
  const inside = fromMiddle - warp
  if (inside >= 4) return ORANGE
  if (inside >= 2) return BLACK
  if (inside >= 0) return IVORY
  if (inside >= -2) return BLACK
  return warp - fromMiddle >= 6 ? TURMERIC : BLACK
}

/** Combs laid back to back. */
const combs: Sign = (warp, row, fromMiddle) => {
  if (fromMiddle < 1) return IVORY
  if (row % 20 === 0 || row === 19) return BLACK
  if (warp % 2 === 0 && warp < 8) return IVORY
  return BLACK
}

const SIGNS = [eye, tree, drum, combs]
/** Signs from the top down, and again; a square shows the first four. */
const ORDER = [0, 1, 2, 0, 3, 1]

/** From the left, over the whole width; in cm. */
const BANDS: readonly { readonly width: number; readonly weave: Weave }[] = [
  { width: 9, weave: plain(MADDER) },
  { width: 3.6, weave: plain(ORANGE) },
  { width: 13, weave: triangles(13, 14, 7, IVORY, BLACK) },
  { width: 15, weave: plain(MADDER) },
  { width: 3.2, weave: plain(OLIVE) },
  { width: 3.4, weave: plain(ORANGE) },
  { width: 32, weave: plain(BLACK) },
  { width: 3, weave: teeth },
  { width: FIGURE.width, weave: figured },
  { width: 3, weave: teeth },
  { width: 11, weave: plain(MADDER) },
  { width: 13, weave: triangles(13, 12.5, 7, TURMERIC, OLIVE) },
  { width: 12.2, weave: plain(MADDER) },
]

/** What a wider cloth goes on with on its right; a much wider one begins with a second figured band. */
const FURTHER: typeof BANDS = [
  { width: 3.4, weave: plain(ORANGE) },
  { width: 3.2, weave: plain(OLIVE) },
  { width: 9, weave: plain(BLACK) },
  { width: 13, weave: triangles(13, 14, 7, IVORY, BLACK) },
  { width: 9, weave: plain(MADDER) },
]
const SECOND: typeof BANDS = [
  { width: 9, weave: plain(MADDER) },
  { width: 3, weave: teeth },
  { width: FIGURE.width, weave: (across, along, height) => figured(across, 0.9999 - along, height) },
  { width: 3, weave: teeth },
]
const WIDE = [172, 246] as const

const clothOf = oncePerField(({ width }) => {
  const woven = [...(width > WIDE[1] ? SECOND : []), ...BANDS, ...(width > WIDE[0] ? FURTHER : [])]
  // Figures keep their proportions.
  const isFigured = (each: number) => each === FIGURE.width
  const sumOf = (bands: typeof BANDS) => bands.reduce((sum, band) => sum + band.width, 0)
  const stiff = sumOf(woven.filter((band) => isFigured(band.width)))
  const stretch = width === DRAWN.width ? 1 : (width - stiff) / (sumOf(woven) - stiff)
  const bands = woven.map((band) => ({
    width: isFigured(band.width) ? band.width : stretch * band.width,
    weave: isFigured(band.width)
      ? band.weave
      : (across: number, along: number, height: number) => band.weave(across / stretch, along, height),
  }))
  const lefts = bands.map((_, band) => bands.slice(0, band).reduce((sum, each) => sum + each.width, 0))
  const [first, ...rest] = bands.map((band, index) => [band.width, index] as const)
  return { bands, lefts, bandAt: bandTable([first!, ...rest]) }
})
