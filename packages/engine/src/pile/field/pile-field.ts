import { mulberry32 } from '../../color/mulberry32.ts'
import { cellPlaces, LEAN_CELL, NOISE_PERIOD, type Lean } from '../tile/lean-grid.ts'
import { makeLean } from '../surface/lean.ts'
import { periodicNoiseRow } from '../tile/periodic-noise.ts'
import { sheenOfLean } from '../surface/sheen.ts'

/**
 * Slow variations over one rug, whatever its design: lean of the pile, hue of the wool, depth of the cut, errors of
 * the tufter's hand. Full width, but only every eighth row; the rows between are interpolated.
 */
export type PileField = {
  readonly width: number
  readonly height: number
  readonly scale: 1 | 2
  /** Number of rows; row r is at pixel row `r · PILE_FIELD_STEP`. */
  readonly rows: number
  /** Shade, in 1/1024. */
  readonly sheen: Int16Array
  /** Contrast of the strands, 256 = as in the tile. */
  readonly strength: Int16Array
  /** Bias towards warm tufts, −127 … 127. */
  readonly hue: Int16Array
  /** Depth of the cut, 256 = as in the style. */
  readonly cut: Int16Array
  /** Deviation from the drawn line in 1/64 pixel. */
  readonly wobbleX: Int16Array
  readonly wobbleY: Int16Array
}

export const PILE_FIELD_STEP = 8

/** Give each design its own seed, or all rugs have the same variations. */
export function makePileField(width: number, height: number, scale: 1 | 2, seed = 23): PileField {
  const random = mulberry32(seed)
  const columns = Math.ceil(width / scale / LEAN_CELL) + 3
  const cells = Math.ceil(height / scale / LEAN_CELL) + 3
  const size = { width, scale, rows: Math.ceil(height / PILE_FIELD_STEP) + 2 }
  // Each of its rows lies on a row of cells.
  const rowsSeen = Int32Array.from({ length: size.rows }, (_, row) =>
    Math.min(cells - 2, row * (PILE_FIELD_STEP / LEAN_CELL / scale)),
  )
  const fields = slowFields(makeLean(columns, cells, random), rowsSeen, random)
  const spread = (field: Float32Array, unit: number) => widen(field, columns, unit, size)
  return {
    height,
    ...size,
    sheen: spread(fields.sheen, 1024),
    strength: spread(fields.strength, 256),
    hue: spread(fields.hue, 1),
    cut: spread(fields.cut, 256),
    wobbleX: wobble(random, [88, 31, 15], size),
    wobbleY: wobble(random, [80, 29, 16], size),
  }
}

/** A value for each cell in each of `rowsSeen`. */
function slowFields(lean: Lean, rowsSeen: Int32Array, random: () => number) {
  const { columns } = lean
  const xs = cellPlaces(columns)
  const noise = (cell: number) => {
    const rowAt = periodicNoiseRow(random, NOISE_PERIOD, cell)
    const row = new Float64Array(columns)
    return { row, goTo: (y: number) => rowAt(y, xs, row) }
  }
  const [worn, matted] = [noise(26), noise(80)]
  const [dyed, spun] = [noise(150), noise(40)]
  const [cutting, nick, pressing] = [noise(56), noise(13), noise(140)]
  const sheen = sheenOfLean(lean, rowsSeen, random)
  const strength = new Float32Array(sheen.length)
  const hue = new Float32Array(sheen.length)
  const cut = new Float32Array(sheen.length)
  let at = 0
  for (const row of rowsSeen) {
    const y = row * LEAN_CELL
    for (const one of [worn, matted, spun, cutting, nick, pressing]) one.goTo(y)
    dyed.goTo(y * 0.6)
    for (let column = 0; column < columns; column++, at++) {
      const cell = row * columns + column
      const laid = Math.min(1.2, Math.hypot(lean.x[cell]!, lean.y[cell]!))
      strength[at] = 1.14 - 0.12 * laid + 0.22 * worn.row[column]! + 0.16 * matted.row[column]!
      // Shiny pile shows its cool tips, other pile its warm flanks.
      hue[at] = 45 * dyed.row[column]! + 30 * spun.row[column]! - 230 * sheen[at]!
      const depth = 0.42 + 1.1 * cutting.row[column]! + 0.5 * nick.row[column]! + 0.6 * pressing.row[column]!
      cut[at] = Math.max(0.06, depth)
    }
  }
  return { sheen, strength, hue, cut }
}

type SheetSize = { readonly width: number; readonly scale: 1 | 2; readonly rows: number }

/** Linear interpolation along each row from cells to pixels. */
function widen(field: Float32Array, columns: number, unit: number, size: SheetSize): Int16Array {
  const { width, rows } = size
  const cell = LEAN_CELL * size.scale
  const out = new Int16Array(rows * width)
  for (let row = 0, to = 0; row < rows; row++) {
    for (let x = 0, from = row * columns; x < width; from++) {
      const [left, right] = [field[from]!, field[from + 1]!]
      for (let step = 0; step < cell && x < width; step++, x++) {
        const across = step / cell
        out[to++] = Math.round(unit * (left * (1 - across) + right * across))
      }
    }
  }
  return out
}

/** Pixels of a row that move together: no hand shakes faster. */
export const WOBBLE_RUN = 4

/** Strengths of the hand's slow, medium and quick errors, in units of 1.5 mm. */
const WOBBLE = [1.3, 0.8, 0.3] as const

function wobble(
  random: () => number,
  cells: readonly [number, number, number],
  { width, scale, rows }: SheetSize,
): Int16Array {
  const waves = cells.map((cell) => periodicNoiseRow(random, NOISE_PERIOD, cell))
  const xs = Float64Array.from(
    { length: Math.ceil(width / WOBBLE_RUN) },
    (_, run) => (run * WOBBLE_RUN) / scale,
  )
  const [wave, stray] = [new Float64Array(xs.length), new Float64Array(xs.length)]
  const out = new Int16Array(rows * width)
  for (let row = 0; row < rows; row++) {
    stray.fill(0)
    for (let i = 0; i < 3; i++) {
      waves[i]!((row * PILE_FIELD_STEP) / scale, xs, wave)
      for (let run = 0; run < xs.length; run++) stray[run]! += WOBBLE[i]! * wave[run]!
    }
    for (let x = 0, to = row * width; x < width; x++, to++)
      out[to] = Math.round(64 * scale * stray[Math.floor(x / WOBBLE_RUN)]!)
  }
  return out
}
