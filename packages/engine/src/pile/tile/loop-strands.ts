import { gaussian } from './gaussian.ts'
import { stampBall, type StrandCanvas } from './strand-canvas.ts'
import type { Terrain } from '../surface/terrain.ts'

/** Parameters of a loop pile; lengths in mm. */
export type LoopPile = {
  readonly gauge: number
  readonly stitch: number
  readonly height: number
  readonly plyRadius: number
}

export const LOOP_PILE: LoopPile = { gauge: 4.9, stitch: 5.4, height: 4.4, plyRadius: 1.29 }

/** Draws a whole tile of loops: two-ply yarn in arches along wandering columns. */
export function drawLoopPile(
  canvas: StrandCanvas,
  pile: LoopPile,
  land: Terrain,
  random: () => number,
): void {
  const perMm = 1 / canvas.mmPerCell
  const columns = 2 * Math.round((canvas.size * canvas.mmPerCell) / pile.gauge / 2)
  for (let column = 0; column < columns; column++) {
    const x = ((column + 0.5) * canvas.size) / columns
    const columnTone = gaussian(random) * 0.3
    const columnHeight = gaussian(random) * 0.25
    let y = random() * 6 * perMm
    const end = y + canvas.size
    while (y < end - 3 * perMm) {
      const wanted = y + Math.max(3.6, pile.stitch + gaussian(random) * 0.9) * perMm
      // The last loop of a column closes the gap to the first, because the tile repeats.
      const next = end - wanted < 3 * perMm ? end : wanted
      const loop = bendLoop(pile, land, x, y, next, perMm, random)
      loop.tone += columnTone
      loop.heightMm += columnHeight
      drawLoop(canvas, loop)
      y = next
    }
  }
}

/** Lengths in cells unless stated otherwise. */
type Loop = {
  x: number
  y: number
  length: number
  tilt: number
  width: number
  heightMm: number
  tone: number
  tint: number
}

function bendLoop(
  pile: LoopPile,
  land: Terrain,
  x: number,
  from: number,
  to: number,
  perMm: number,
  random: () => number,
): Loop {
  const wander = 4 * land.leanX(x, from) + 1.5 * land.swirlX(x, from) + gaussian(random) * 0.42
  return {
    x: x + wander * perMm,
    y: (from + to) / 2,
    length: to - from,
    tilt: (1.1 * land.swirlY(x, from) + gaussian(random) * 0.55) * perMm,
    width: pile.plyRadius * perMm * (1 + gaussian(random) * 0.1),
    heightMm: pile.height + gaussian(random) * 0.36 + 0.6 * land.drift(x, from),
    tone: gaussian(random) * 0.8,
    tint: Math.floor(random() * 256),
  }
}

const BALLS = 15

function drawLoop(canvas: StrandCanvas, loop: Loop) {
  const perMm = 1 / canvas.mmPerCell
  const origin = { x: loop.x, y: loop.y, stray: 0, tint: loop.tint }
  for (let ball = 0; ball < BALLS; ball++) {
    const along = (2 * ball) / (BALLS - 1) - 1
    const arch = loop.heightMm * Math.sqrt(Math.max(0, 1 - 0.93 * along * along)) + 0.35 * along
    const y = loop.y + along * loop.length * 0.56 + 0.25 * perMm
    const x = loop.x + loop.tilt * along
    const twist = Math.sin(ball * 1.15 + loop.tone * 7)
    for (const side of [-1, 1]) {
      stampBall(
        canvas,
        x + side * loop.width * 0.64,
        y + side * twist * 0.12 * perMm,
        loop.width,
        arch - 0.15 - side * 0.16 * twist,
        loop.tone - side * 0.35 * twist,
        origin,
      )
    }
  }
}
