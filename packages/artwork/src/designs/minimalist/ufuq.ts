import type { Design } from '../../design.ts'
import { DRAWN, type Field, isInCatalogue } from '../../field.ts'
import { hash } from '../../patterns/noise/hash.ts'
import { lengthened } from '../../patterns/fields/lengthened.ts'
import { oncePerField } from '../../patterns/fields/once-per-field.ts'
import type { PanelOptions } from '../../patterns/fields/panel-fits.ts'
import { panelsOn } from '../../patterns/fields/panels.ts'
import { neighbouringNoise } from '../../patterns/noise/value-noise.ts'

const SKY = 0
const HAZE = 1
const SAND = 2
const TANGERINE = 3

export const ufuq: Design = {
  id: 'ufuq',
  name: 'Ufuq',
  collection: 'Minimalist',
  tags: ['minimalist'],
  description:
    'Ufuq means horizon: sky and sand thin into haze, stripe by stripe, and meet at one tangerine line. For a bedroom, or any room whose window has no view.',
  room: 'bedroom',
  yarns: [
    { name: 'pale sky', hex: '#B9C7CC', share: 38 },
    { name: 'haze', hex: '#E9E0D1', share: 34 },
    { name: 'sand', hex: '#CFAF88', share: 26 },
    { name: 'tangerine', hex: '#D07A3E', share: 2 },
  ],
  palettes: [
    { name: 'Dusk', hexes: ['#5A5F7C', '#BFA2A6', '#8A6A5E', '#D98A4E'] },
    { name: 'Sea fog', hexes: ['#9FB0A9', '#E2E4DC', '#6F8581', '#DDB970'] },
  ],
  cropCentre: 0.5,
  sizeRule: { kind: 'rhythm', rigid: [] },
  draw: (x, y, field) => {
    if (isInCatalogue(field)) return draw(x, y, field)
    // Not traced: on lines that lie nearly along the weft the cells of a tracing show as steps.
    const { base, acrossAt, downAt } = panels(field)
    return draw(acrossAt(x), downAt(y - field.top), base)
  },
}

/** How fine the stripes become at most, 1 being as drawn. */
const FINEST = 0.6

/** How far the haze extends above and below the horizon, as fractions of the rug's height. */
const SKY_REACH = 0.43
const SAND_REACH = 0.33

const OPTIONS: PanelOptions = {
  cropCentre: 0.5,
  turns: false,
  single: 'part',
  needs: { yarns: [SKY, HAZE, SAND, TANGERINE], part: 0.012 },
  heights: [100, 700],
  widths: [DRAWN.width, 320],
  gives: { across: [[1, 1.6]], down: [[1, 1]] },
}
const panels = oncePerField((field) => panelsOn(field, OPTIONS, draw))

/** Centimetres of the rug that a line of haze has at least, where the drawing is scaled down. */
const LINE_CM = 0.9

const view = oncePerField((field) => {
  const { top, width, height } = field
  // On a wider or a longer rug the stripes are finer, and there are more of them.
  const long = Math.max(1, lengthened(field))
  const fine = Math.max(FINEST, Math.min(DRAWN.width / width, 1 / Math.sqrt(long)))
  const stripes = {
    // What a longer glow covers would leave the tips of a stripe.
    first: FIRST_ROW + Math.max(0, ((GLOW.line + GLOW.more) * long) / fine - GLOW_ROOM),
    lenses: LENS_ROWS / fine,
    least: Math.max(1, LINE_CM / field.scale) / fine,
  }
  const sky = stripesOf((SKY_REACH * height) / fine, 322, stripes)
  const sand = stripesOf((SAND_REACH * height) / fine, 323, stripes)
  return { long, fine, horizon: top + 0.58 * height, sky, sand }
})

/** How far lines stray, in cm. */
const HAND = 0.3
const hand = neighbouringNoise(321)

function draw(x: number, y: number, field: Field): number {
  const { long, fine, horizon, sky, sand } = view(field)
  const u = x * (DRAWN.width / field.width)
  const level = y - horizon
  // Most of the sky and the sand lies beyond the haze, however unsteady the hand is.
  if (level < -HAND - sky.end * fine) return SKY
  if (level > HAND + sand.end * fine) return SAND
  const away = level + HAND * hand(x / 45, y / 30)
  const distance = Math.abs(away)
  if (distance < (GLOW.line + GLOW.more) * long && distance < glow(u) * long) return TANGERINE
  if (away < 0) return isClear(u, -away / fine, sky) ? SKY : HAZE
  return isClear(u, away / fine, sand) ? SAND : HAZE
}

const GLOW = { line: 1.5, more: 1.9 }
const glow = (x: number) => GLOW.line + GLOW.more * Math.exp(-(((x - 58) / 44) ** 2))

// Pitch in cm at the horizon; stripes grow with the distance from it, as in perspective.
const NEAR_PITCH = 5.2
// Distance of the first row from the horizon, in cm, which keeps the glow clear.
const FIRST_ROW = 2.4
/** How far the glow may reach, in cm, before the first row gives way. */
const GLOW_ROOM = 5.4
const GROWTH = 1.1
/** Near the horizon a stripe is a lens, thick in the middle and thin at its ends. */
const LENS_ROWS = 6

/**
 * Rows of haze and a clear stripe each, from the horizon on, on a side of it that has haze for `reach` cm; all beyond them is clear. They begin `first` cm from it
 * with so many `lenses`, and haze is `least` thick, so that it can be tufted however finely the stripes are drawn.
 */
function stripesOf(
  reach: number,
  seed: number,
  { first, lenses, least }: { readonly first: number; readonly lenses: number; readonly least: number },
) {
  const rows = []
  for (let row = 0; ; row++) {
    // Row k starts at NEAR_PITCH · (GROWTHᵏ − 1) / (GROWTH − 1): haze first, then a clear stripe.
    const pitch = NEAR_PITCH * GROWTH ** row
    const start = (pitch - NEAR_PITCH) / (GROWTH - 1)
    if (start > reach) return { rows, last: 0, first, end: first + start, thinnest: 0.4 * least }
    const haze = Math.max(least, 0.83 * pitch * Math.max(0, 1 - start / reach) ** 1.15)
    const lens =
      row < lenses
        ? { middle: 20 + 110 * hash(row, 1, seed), half: 26 + 16 * row + 14 * hash(row, 2, seed) }
        : undefined
    const [half, most] = [(pitch - haze) / 2, (pitch - 0.9 * least) / 2]
    rows.push({ start, haze, half, most, middle: (pitch + haze) / 2, isLast: start + pitch > reach, lens })
  }
}

/** Whether a point `away` cm from the horizon is free of haze. */
function isClear(x: number, away: number, stripes: ReturnType<typeof stripesOf>): boolean {
  const { rows, first, end, thinnest } = stripes
  if (away < first) return false
  if (away > end) return true
  const from = away - first
  // Points come along the weft: the row is nearly always that of the last one.
  while (from < rows[stripes.last]!.start) stripes.last--
  while (from >= (rows[stripes.last + 1]?.start ?? Infinity)) stripes.last++
  const row = rows[stripes.last]!
  if (row.isLast) return from - row.start > row.haze
  const half = Math.min(row.half * (row.lens ? lensAt(x, row.lens) : 1), row.most)
  return half > thinnest && Math.abs(from - row.start - row.middle) < half
}

/** A factor of a lens's thickness. */
function lensAt(x: number, { middle, half }: { readonly middle: number; readonly half: number }): number {
  const q = Math.abs(x - middle) / half
  return q < 1 ? 1.25 * Math.sqrt(1 - q * q * q) : 0
}
