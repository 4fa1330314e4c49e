import { gaussian } from '../tile/gaussian.ts'
import { cellPlaces, LEAN_CELL, NOISE_PERIOD, type Lean } from '../tile/lean-grid.ts'
import { layStroke, type Stroke } from '../tile/lean-stroke.ts'
import { periodicNoise, periodicNoiseRow } from '../tile/periodic-noise.ts'

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
  const [warpX, warpY] = [rowNoise(random, 110), rowNoise(random, 120)]
  const xs = cellPlaces(columns)
  const brush = brushBands(random, xs)
  const [warpedX, warpedY, brushed] = [room(columns), room(columns), room(columns)]
  const lean: Lean = {
    columns,
    rows,
    x: new Float32Array(columns * rows),
    y: new Float32Array(columns * rows),
  }
  for (let row = 0, cell = 0; row < rows; row++) {
    const y = row * LEAN_CELL
    warpX(y, xs, warpedX)
    warpY(y, xs, warpedY)
    brush(y, brushed)
    for (let column = 0; column < columns; column++, cell++) {
      const u = xs[column]! + 40 * warpedX[column]!
      const v = y + 60 * warpedY[column]!
      lean.x[cell] = 0.1 + 0.3 * slowX(u, v * 0.5) + 0.12 * quickX(u, v * 0.3)
      lean.y[cell] = 0.3 + 0.22 * slowY(u, v * 0.3) + 0.12 * quickY(u, v * 0.25) + brushed[column]!
    }
  }
  return lean
}

const rowNoise = (random: () => number, cell: number) => periodicNoiseRow(random, NOISE_PERIOD, cell)
const room = (columns: number) => new Float64Array(columns)

/**
 * Shears and brush run along the rows of stitches and lay them one way or the other: bands a few tufts to a hand
 * wide, many times as long, crisp at the sides and fading at the ends. Writes what they add in row `y` to `out`.
 */
function brushBands(random: () => number, xs: Float64Array): (y: number, out: Float64Array) => void {
  const cell = 16
  const bands = BANDS.map(({ across, along, strength }) => {
    const noise = rowNoise(random, cell)
    const push = rowNoise(random, 3 * across)
    return { across, along, strength, noise, push }
  })
  const shake = rowNoise(random, 130)
  const shakenAt = xs.map((x) => x * 0.4)
  const [straight, places] = [room(xs.length), room(xs.length)]
  const [sides, pushed] = [room(xs.length), room(xs.length)]
  return (y, out) => {
    shake(y, shakenAt, straight)
    for (let column = 0; column < xs.length; column++) straight[column] = xs[column]! + 9 * straight[column]!
    out.fill(0)
    for (const { across, along, strength, noise, push } of bands) {
      for (let column = 0; column < xs.length; column++) places[column] = (straight[column]! * cell) / across
      noise((y * cell) / along, places, sides)
      push(y * 0.5, straight, pushed)
      for (let column = 0; column < xs.length; column++)
        out[column]! += strength * crisp(sides[column]!) * (0.6 + 0.8 * pushed[column]!)
    }
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
