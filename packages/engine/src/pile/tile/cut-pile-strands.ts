import { closedNoise } from './closed-noise.ts'
import { holdingClump, makeClumps, type Clumps } from './clumps.ts'
import { gaussian } from './gaussian.ts'
import { stampBall, type StrandCanvas } from './strand-canvas.ts'
import type { Terrain } from '../surface/terrain.ts'

/** Parameters of a cut pile; lengths in mm. */
export type CutPile = {
  /** Distance between rows of stitches (lengthwise) and between stitches of a row. */
  readonly gauge: number
  readonly stitch: number
  readonly strandsPerTuft: number
  readonly strandRadius: number
  /** Balls that a strand is drawn as, from a third of its height to its tip. */
  readonly balls: number
  readonly height: number
}

export const cutPile = (scale: 1 | 2): CutPile => ({
  gauge: 3.1,
  stitch: 2.9,
  strandsPerTuft: scale === 2 ? 13 : 9,
  // In the coarse picture, finer wool would be thinner than its pixels and vanish.
  strandRadius: scale === 2 ? 0.36 : 0.5,
  balls: scale === 2 ? 5 : 4,
  height: 6.2,
})

/** Draws a whole tile of tufts, each a bundle of strands that leans and sticks to its clump. */
export function drawCutPile(canvas: StrandCanvas, pile: CutPile, land: Terrain, random: () => number): void {
  const { size, mmPerCell } = canvas
  const clumps = makeClumps(random, size, mmPerCell)
  const places = spiral(pile.strandsPerTuft)
  const columns = evenCount((size * mmPerCell) / pile.gauge)
  const rows = evenCount((size * mmPerCell) / pile.stitch)
  for (let column = 0; column < columns; column++) {
    const x = ((column + 0.5) * size) / columns
    const pull = closedNoise(random, rows, ROW_MEMORY)
    const feed = closedNoise(random, rows, ROW_MEMORY)
    const rowTone = gaussian(random) * 0.08
    for (let row = 0; row < rows; row++) {
      // Every other row of stitches is offset by half a stitch.
      const y = ((row + (column & 1) * 0.5) * size) / rows
      const tuft = placeTuft(pile, land, clumps, mmPerCell, x, y, random)
      tuft.leanX += (0.35 * pull[row]!) / mmPerCell
      tuft.heightMm += 0.3 * feed[row]!
      tuft.tone += 0.9 * feed[row]! + rowTone
      drawTuft(canvas, pile, places, tuft, random)
    }
  }
}

/** Stitches over which a row's needle keeps its deviation: this makes rows visible. */
const ROW_MEMORY = 24

type Tuft = {
  /** Foot of the tuft and the point that decides its yarn, in cells. */
  x: number
  y: number
  ownerX: number
  ownerY: number
  /** Vector from foot to tip, in cells. */
  leanX: number
  leanY: number
  heightMm: number
  tone: number
  tint: number
  spread: number
}

function placeTuft(
  pile: CutPile,
  land: Terrain,
  clumps: Clumps,
  mmPerCell: number,
  x0: number,
  y0: number,
  random: () => number,
): Tuft {
  const perMm = 1 / mmPerCell
  // Rows keep their distance better than the stitches within them, which is what shows the machine's gauge through
  // the pile.
  const x = x0 + (gaussian(random) * 0.2 * pile.gauge + 1.9 * land.drift(y0, x0)) * perMm
  const y = y0 + (gaussian(random) * 0.3 * pile.stitch + 2.2 * land.drift(x0 + 300, y0)) * perMm
  const slowX = 0.3 + 0.8 * land.leanX(x, y)
  const slowY = 1.6 + 0.9 * land.leanY(x, y)
  const hold = holdingClump(clumps, x, y, slowX, slowY)
  const weight = clumps.weight[hold.clump]!
  const clumpTone = clumps.tone[hold.clump]!
  const pull = 0.07 * (0.6 + 0.6 * weight)
  return {
    x,
    y,
    ownerX: x + hold.dx * 0.18,
    ownerY: y + hold.dy * 0.18,
    leanX: (slowX + 0.5 * land.swirlX(x, y) + gaussian(random) * 0.22) * perMm + hold.dx * pull * 0.8,
    leanY: (slowY + land.swirlY(x, y) + gaussian(random) * 0.4) * perMm + hold.dy * pull,
    heightMm:
      pile.height +
      gaussian(random) * 0.3 +
      0.75 * land.drift(x, y) +
      0.6 * land.ground(x, y) +
      (weight - 0.95) * 0.25 +
      clumpTone * 0.35 -
      hold.distance * mmPerCell * 0.045,
    tone: gaussian(random) * 0.7 + clumpTone,
    tint: Math.floor(random() * 256),
    spread: 0.75 + random() * 0.5,
  }
}

const STRAY_SHARE = 0.1
/**
 * Weight of the tuft against the single strand in deciding the visible yarn. Whole tufts alone would give every
 * border the same teeth.
 */
const OF_TUFT = 0.2
/** Deviation of single strands' dye from their tuft. */
const OWN_DYE = 0.35
const GOLDEN_ANGLE = 2.4

type Spiral = ReturnType<typeof spiral>

/** Where strands stand around the middle of a tuft of `count`: a spiral like a sunflower's, radius up to 1. */
function spiral(count: number): readonly { readonly x: number; readonly y: number }[] {
  return Array.from({ length: count }, (_, strand) => {
    const out = Math.sqrt((strand + 0.4) / count)
    const angle = strand * GOLDEN_ANGLE
    return { x: out * Math.fround(Math.cos(angle)), y: out * Math.fround(Math.sin(angle)) }
  })
}

function drawTuft(canvas: StrandCanvas, pile: CutPile, places: Spiral, tuft: Tuft, random: () => number) {
  const perMm = 1 / canvas.mmPerCell
  const astray = 0.4 * perMm
  const turnX = tuft.spread * perMm * Math.fround(Math.cos(tuft.tone * 9))
  const turnY = tuft.spread * perMm * Math.fround(Math.sin(tuft.tone * 9))
  const origin = { x: 0, y: 0, stray: 0, tint: 0 }
  for (const place of places) {
    const footX = place.x * turnX - place.y * turnY
    const footY = place.x * turnY + place.y * turnX
    const out = (footX * footX + footY * footY) * canvas.mmPerCell * canvas.mmPerCell
    const loose = random() < STRAY_SHARE ? 2.3 : 1
    const scatter = 0.5 * perMm * loose
    const tipX = tuft.leanX + footX * 0.42 + gaussian(random) * scatter * 0.85
    const tipY = tuft.leanY + footY * 0.42 + gaussian(random) * scatter
    const height = tuft.heightMm + gaussian(random) * 0.3 - out * 0.5
    const tone = tuft.tone + gaussian(random) * 0.8
    const sag = 0.1 * Math.sqrt(tipX * tipX + tipY * tipY) * canvas.mmPerCell
    const strand = 1 - OF_TUFT
    origin.x = OF_TUFT * tuft.ownerX + strand * (tuft.x + footX + 0.6 * tipX) + gaussian(random) * astray
    origin.y = OF_TUFT * tuft.ownerY + strand * (tuft.y + footY + 0.6 * tipY) + gaussian(random) * astray
    origin.stray = Math.max(0, Math.min(15, Math.round(8 + gaussian(random) * 3.5 * loose)))
    origin.tint = random() < OWN_DYE ? Math.floor(random() * 256) : tuft.tint
    for (let ball = 0; ball < pile.balls; ball++) {
      const along = 0.35 + (0.65 * ball) / (pile.balls - 1)
      const bend = along * Math.sqrt(along)
      stampBall(
        canvas,
        tuft.x + footX + tipX * bend,
        tuft.y + footY + tipY * bend,
        pile.strandRadius * perMm * (1.12 - 0.35 * along),
        height * along - sag * bend,
        tone + (along - 0.8) * 1.2,
        origin,
      )
    }
  }
}

const evenCount = (count: number) => 2 * Math.round(count / 2)
