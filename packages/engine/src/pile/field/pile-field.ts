import { mulberry32 } from '../../color/mulberry32.ts'
import { LEAN_CELL, NOISE_PERIOD, type Lean } from '../tile/lean-grid.ts'
import { makeLean } from '../surface/lean.ts'
import { periodicNoise } from '../tile/periodic-noise.ts'
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
  const lean = makeLean(columns, cells, random)
  const fields = slowFields(lean, random)
  const size = { width, scale, rows: Math.ceil(height / PILE_FIELD_STEP) + 2 }
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

function slowFields(lean: Lean, random: () => number) {
  const { columns, rows } = lean
  const noise = (cell: number) => periodicNoise(random, NOISE_PERIOD, cell)
  const [worn, matted] = [noise(26), noise(80)]
  const [dyed, spun] = [noise(150), noise(40)]
  const [cutting, nick, pressing] = [noise(56), noise(13), noise(140)]
  const sheen = sheenOfLean(lean, random)
  const strength = new Float32Array(columns * rows)
  const hue = new Float32Array(columns * rows)
  const cut = new Float32Array(columns * rows)
  for (let cell = 0; cell < columns * rows; cell++) {
    const x = (cell % columns) * LEAN_CELL
    const y = Math.floor(cell / columns) * LEAN_CELL
    const laid = Math.min(1.2, Math.hypot(lean.x[cell]!, lean.y[cell]!))
    strength[cell] = 1.14 - 0.12 * laid + 0.22 * worn(x, y) + 0.16 * matted(x, y)
    // Shiny pile shows its cool tips, other pile its warm flanks.
    hue[cell] = 45 * dyed(x, y * 0.6) + 30 * spun(x, y) - 230 * sheen[cell]!
    const depth = 0.42 + 1.1 * cutting(x, y) + 0.5 * nick(x, y) + 0.6 * pressing(x, y)
    cut[cell] = Math.max(0.06, depth)
  }
  return { sheen, strength, hue, cut }
}

type SheetSize = { readonly width: number; readonly scale: 1 | 2; readonly rows: number }

/** Bilinear interpolation from the coarse grid to pixels. */
function widen(field: Float32Array, columns: number, unit: number, size: SheetSize): Int16Array {
  const { width, rows } = size
  const cell = LEAN_CELL * size.scale
  const last = field.length / columns - 2
  const out = new Int16Array(rows * width)
  for (let row = 0; row < rows; row++) {
    const v = Math.min(last, (row * PILE_FIELD_STEP) / cell)
    const down = v - Math.floor(v)
    const start = Math.floor(v) * columns
    for (let x = 0; x < width; x++) {
      const u = x / cell
      const i = start + Math.floor(u)
      const across = u - Math.floor(u)
      const above = field[i]! * (1 - across) + field[i + 1]! * across
      const below = field[i + columns]! * (1 - across) + field[i + columns + 1]! * across
      out[row * width + x] = Math.round(unit * (above * (1 - down) + below * down))
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
  const waves = cells.map((cell) => periodicNoise(random, NOISE_PERIOD, cell))
  const out = new Int16Array(rows * width)
  for (let row = 0; row < rows; row++) {
    const y = (row * PILE_FIELD_STEP) / scale
    for (let x = 0; x < width; x += WOBBLE_RUN) {
      let stray = 0
      for (let i = 0; i < 3; i++) stray += WOBBLE[i]! * waves[i]!(x / scale, y)
      const end = Math.min(width, x + WOBBLE_RUN)
      out.fill(Math.round(64 * scale * stray), row * width + x, row * width + end)
    }
  }
  return out
}
