import type { Design } from '../../design.ts'
import { DRAWN } from '../../field.ts'
import { hash } from '../../patterns/hash.ts'
import { lengthened } from '../../patterns/lengthened.ts'
import { inPanels } from '../../patterns/panels.ts'
import { valueNoise } from '../../patterns/value-noise.ts'

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
    'Ufuq means horizon: sky and sand thin into haze, stripe by stripe, and meet in one tangerine line. For a bedroom, or any room whose window has no view.',
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
  draw: inPanels(
    {
      cropCentre: 0.5,
      turns: false,
      single: 'part',
      needs: { yarns: [SKY, HAZE, SAND, TANGERINE], part: 0.012 },
      heights: [100, 700],
      widths: [DRAWN.width, 320],
      gives: { across: [[1, 1.6]], down: [[1, 1]] },
    },
    (x, y, field) => {
      const { top, height, width } = field
      const u = x * (DRAWN.width / width)
      // On a wider or a longer rug the stripes are finer, and there are more of them.
      const long = Math.max(1, lengthened(field))
      const fine = Math.max(FINEST, Math.min(DRAWN.width / width, 1 / Math.sqrt(long)))
      const horizon = top + 0.58 * height
      const away = y + 0.3 * valueNoise(x / 45, y / 30, 321) - horizon
      if (Math.abs(away) < glow(u) * long) return TANGERINE
      if (away < 0)
        return isClear(u, -away / fine, (SKY_REACH * height) / fine, LENS_ROWS / fine, 322) ? SKY : HAZE
      return isClear(u, away / fine, (SAND_REACH * height) / fine, LENS_ROWS / fine, 323) ? SAND : HAZE
    },
  ),
}

/** How fine the stripes become at most, 1 being as drawn. */
const FINEST = 0.6

/** How far the haze extends above and below the horizon, as fractions of the rug's height. */
const SKY_REACH = 0.43
const SAND_REACH = 0.33

const glow = (x: number) => 1.5 + 1.9 * Math.exp(-(((x - 58) / 44) ** 2))

// Pitch in cm at the horizon; stripes grow with the distance from it, as in perspective.
const NEAR_PITCH = 5.2
// Distance of the first row from the horizon, in cm, which keeps the glow clear.
const FIRST_ROW = 2.4
const GROWTH = 1.1

/** Whether a point `away` cm from the horizon is free of haze, which extends for `reach` cm. */
function isClear(x: number, away: number, reach: number, lenses: number, seed: number): boolean {
  const from = away - FIRST_ROW
  if (from < 0) return false
  // Row k starts at NEAR_PITCH · (GROWTHᵏ − 1) / (GROWTH − 1): haze first, then a clear stripe.
  const row = Math.floor(Math.log(1 + (from * (GROWTH - 1)) / NEAR_PITCH) / Math.log(GROWTH))
  const pitch = NEAR_PITCH * GROWTH ** row
  const start = (pitch - NEAR_PITCH) / (GROWTH - 1)
  if (start > reach) return true
  const haze = Math.max(1, 0.83 * pitch * Math.max(0, 1 - start / reach) ** 1.15)
  if (start + pitch > reach) return from - start > haze
  const half = Math.min(((pitch - haze) / 2) * (row < lenses ? lensAt(x, row, seed) : 1), (pitch - 0.9) / 2)
  return half > 0.4 && Math.abs(from - start - (pitch + haze) / 2) < half
}

const LENS_ROWS = 6

/** Near the horizon a stripe is a lens, thick in the middle and thin at its ends; a factor of its thickness. */
function lensAt(x: number, row: number, seed: number): number {
  const middle = 20 + 110 * hash(row, 1, seed)
  const half = 26 + 16 * row + 14 * hash(row, 2, seed)
  const q = Math.abs(x - middle) / half
  return q < 1 ? 1.25 * Math.sqrt(1 - q * q * q) : 0
}
