import { gaussian } from '../tile/gaussian.ts'
import { LEAN_CELL, NOISE_PERIOD, type Lean } from '../tile/lean-grid.ts'
import { layStroke, type Stroke } from '../tile/lean-stroke.ts'
import { periodicNoise, type Noise } from '../tile/periodic-noise.ts'

/** The lean of the pile after tufting, then after hands, vacuum cleaner and feet. */
export function makeLean(columns: number, rows: number, random: () => number): Lean {
  const lean = asTufted(columns, rows, random)
  const rough = roughness(random)
  for (const stroke of strokes(columns * LEAN_CELL, rows * LEAN_CELL, random)) {
    layStroke(lean, stroke, rough)
  }
  return lean
}

function asTufted(columns: number, rows: number, random: () => number): Lean {
  const noise = (cell: number) => periodicNoise(random, NOISE_PERIOD, cell)
  const [slowX, slowY, quickX, quickY] = [noise(210), noise(260), noise(72), noise(80)]
  const [warpX, warpY] = [noise(110), noise(120)]
  const brushed = brushBands(random)
  const lean: Lean = {
    columns,
    rows,
    x: new Float32Array(columns * rows),
    y: new Float32Array(columns * rows),
  }
  for (let cell = 0; cell < columns * rows; cell++) {
    const x = (cell % columns) * LEAN_CELL
    const y = Math.floor(cell / columns) * LEAN_CELL
    const u = x + 40 * warpX(x, y)
    const v = y + 60 * warpY(x, y)
    lean.x[cell] = 0.1 + 0.3 * slowX(u, v * 0.5) + 0.12 * quickX(u, v * 0.3)
    lean.y[cell] = 0.3 + 0.22 * slowY(u, v * 0.3) + 0.12 * quickY(u, v * 0.25) + brushed(x, y)
  }
  return lean
}

/**
 * Shears and brush run along the rows of stitches and lay them one way or the other: bands a few tufts to a hand
 * wide, many times as long, crisp at the sides and fading at the ends.
 */
function brushBands(random: () => number): Noise {
  const bands = BANDS.map(({ across, along, strength }) => {
    const cell = 16
    const noise = periodicNoise(random, NOISE_PERIOD, cell)
    const push = periodicNoise(random, NOISE_PERIOD, 3 * across)
    return (x: number, y: number) => {
      const side = noise((x * cell) / across, (y * cell) / along)
      return strength * crisp(side) * (0.6 + 0.8 * push(x, y * 0.5))
    }
  })
  const shake = periodicNoise(random, NOISE_PERIOD, 130)
  return (x, y) => {
    const straight = x + 9 * shake(x * 0.4, y)
    return bands.reduce((sum, band) => sum + band(straight, y), 0)
  }
}

/** Widths and lengths in units of 1.5 mm. */
const BANDS = [
  { across: 110, along: 330, strength: 0.85 },
  { across: 46, along: 130, strength: 0.5 },
  { across: 22, along: 60, strength: 0.34 },
] as const

/** Pile leans one way or the other, rarely in between. */
const crisp = (side: number) => Math.tanh(3 * side)

function roughness(random: () => number) {
  const coarse = periodicNoise(random, NOISE_PERIOD, 30)
  const fine = periodicNoise(random, NOISE_PERIOD, 9)
  const pressure = periodicNoise(random, NOISE_PERIOD, 72)
  return { coarse, fine, pressure }
}

/** Kinds of marks on a rug; `curve` is a standard deviation, pairs are minimum and maximum. */
const MARKS = [
  // Hands and feet, in any direction.
  {
    length: [60, 250],
    width: [40, 120],
    strength: [0.12, 0.35],
    curve: 0.003,
    sharpness: [0.35, 0.85],
  },
  // Dents. Narrow, strong marks look like stains.
  {
    length: [14, 54],
    width: [12, 38],
    strength: [0.12, 0.32],
    curve: 0.006,
    sharpness: [0.6, 0.6],
  },
] as const

const FULL_RUG = 1000 * 1600

function strokes(width: number, height: number, random: () => number): Stroke[] {
  const times = Math.max(4, Math.round((26 * width * height) / FULL_RUG))
  const between = ([low, high]: readonly [number, number]) => low + random() * (high - low)
  return MARKS.flatMap((mark) =>
    Array.from({ length: times }, () => ({
      x: random() * width,
      y: random() * height,
      direction: random() * 2 * Math.PI,
      length: between(mark.length),
      width: between(mark.width),
      strength: between(mark.strength),
      curve: gaussian(random) * mark.curve,
      sharpness: between(mark.sharpness),
      offset: random() * 500,
    })),
  )
}
