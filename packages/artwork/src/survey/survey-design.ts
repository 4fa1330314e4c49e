import { thinStrokes } from '@nawl/engine/buildable/thin-strokes'
import { deltaE2000 } from '@nawl/engine/color/delta-e2000'
import { labFromHex } from '@nawl/engine/color/lab'
import { TUFT_MM } from '@nawl/engine/pile/tile/tile-units'

import type { Design } from '../design.ts'
import { catalogueField, DRAWN } from '../field.ts'
import { drawDesign } from '../draw-design.ts'
import { islets } from './islets.ts'

/** Two tufts: the minimum line width of a design. */
export const THINNEST_LINE_CM = (2 * TUFT_MM) / 10

const COLUMNS = 1500
const CM_PER_PIXEL = DRAWN.width / COLUMNS

export type Survey = ReturnType<typeof surveyDesign>

/** Measures a design as the workshop would. Coverage in %, lengths in cm. */
export function surveyDesign(design: Design) {
  const drawing = drawDesign(design, COLUMNS, Math.round((COLUMNS * DRAWN.height) / DRAWN.width))
  const strokes = thinStrokes(drawing, COLUMNS, design.yarns.length, THINNEST_LINE_CM / CM_PER_PIXEL)
  return {
    shares: shares(drawing, design),
    sharesInDisc: shares(discOf(design), design),
    longestThin: strokes.map(({ longest }) => longest * CM_PER_PIXEL),
    smallestIslet: Math.min(...islets(drawing, COLUMNS)) * CM_PER_PIXEL ** 2,
    nearestPair: nearestPair(design),
  }
}

function shares(drawing: Uint8Array, { yarns }: Design): number[] {
  const counts = yarns.map(() => 0)
  let covered = 0
  for (const yarn of drawing) {
    if (yarn === OUTSIDE) continue
    covered++
    // An index without a yarn makes the list too long and a share NaN.
    counts[yarn]! += 1
  }
  return counts.map((count) => (100 * count) / covered)
}

const OUTSIDE = 255

function discOf(design: Design): Uint8Array {
  const side = 500
  const field = catalogueField('round', design.cropCentre)
  const { inset, top } = field
  const cm = DRAWN.width / side
  return drawDesign(design, side, side, field).map((yarn, pixel) => {
    const x = ((pixel % side) + 0.5) * cm
    const y = top + (Math.floor(pixel / side) + 0.5) * cm
    return inset(x, y, 0) < 0 ? OUTSIDE : yarn
  })
}

/** The two most similar yarns over all palettes, by CIEDE2000. */
function nearestPair({ yarns, palettes }: Design) {
  const own = { name: 'Original', hexes: yarns.map(({ hex }) => hex) }
  const pairs = [own, ...palettes].flatMap(({ name, hexes }) =>
    hexes.flatMap((one, index) =>
      hexes.slice(index + 1).map((other) => ({ palette: name, one, other, deltaE: difference(one, other) })),
    ),
  )
  return pairs.reduce((nearest, pair) => (pair.deltaE < nearest.deltaE ? pair : nearest))
}

function difference(one: string, other: string): number {
  return deltaE2000(labFromHex(one), labFromHex(other))
}
