import { mulberry32 } from '../../color/mulberry32.ts'
import { cutPile, drawCutPile } from './cut-pile-strands.ts'
import { CROSSWISE, GRAIN_PLANES, LENGTHWISE, SLANTING } from './grain-way.ts'
import { drawLoopPile, LOOP_PILE } from './loop-strands.ts'
import { periodicBlur } from './periodic-blur.ts'
import { CUT_PILE_LIGHTING, lightPile, LOOP_LIGHTING } from '../surface/pile-light.ts'
import { STYLE_RULES, type StrandKind } from '../style-rules.ts'
import { strandCanvas, type StrandCanvas } from './strand-canvas.ts'
import { terrain } from '../surface/terrain.ts'
import { GRAIN_UNIT, MM_PER_PIXEL } from './tile-units.ts'
import type { TextureStyle } from '../tufted-raster.ts'

/**
 * A square piece of pile without yarns that repeats in both directions: how its strands take the light and which tuft
 * each pixel belongs to. Depends on style and scale only.
 */
export type PileTile = {
  readonly strands: StrandKind
  readonly scale: 1 | 2
  /** Pixels along a side, a power of two. */
  readonly size: number
  /** Shade of strands and clumps, in 1/GRAIN_UNIT: planes of tufts in rows lengthwise, crosswise and down to the right. */
  readonly grain: Int8Array
  /** Smoothed height above the mean, in 1/64 mm. */
  readonly height: Int8Array
  /** Pixels to the tuft whose yarn is visible here. */
  readonly ownerX: Int8Array
  readonly ownerY: Int8Array
  /** How far the visible fibre falls short of its neighbours (below 8) or reaches over them (above), 0–15. */
  readonly stray: Uint8Array
  /** Random dye value, 0–255: where it and the pile field's hue exceed 127, the strand is warm. */
  readonly tint: Uint8Array
}

const TILE_SIZE = 512
/** Maximum distance to an owner, in pixels of the 1× picture. */
const OWNER_REACH = 3
/** Of the strands: every tile of a style is the same. */
const SEED = 7

/** Builds the tile of a style: takes a third of a second, so cache it (see `tileToBytes`). */
export function makeTile(style: TextureStyle, scale: 1 | 2): PileTile {
  const strands = STYLE_RULES[style].strands
  const random = mulberry32(SEED)
  // Drawn at twice the resolution: strands are thinner than the final pixels.
  const mmPerCell = MM_PER_PIXEL / scale / 2
  const canvas = strandCanvas(2 * TILE_SIZE, mmPerCell, 2 * OWNER_REACH * scale)
  const land = terrain(random, canvas.size, mmPerCell)
  if (strands === 'cut') drawCutPile(canvas, cutPile(scale), land, random)
  else drawLoopPile(canvas, LOOP_PILE, land, random)
  const { shade, smoothHeight } = lightPile(canvas, strands === 'cut' ? CUT_PILE_LIGHTING : LOOP_LIGHTING)
  const lit = halve(shade, canvas.size)
  const strength = FINE_STRENGTH[strands] * (scale === 2 ? 1 : 0.76)
  return {
    strands,
    scale,
    size: TILE_SIZE,
    grain: grains(lit, mmPerCell * 2, strands, strength),
    height: heights(halve(smoothHeight, canvas.size), strands === 'cut' ? 80 : 60),
    ...owners(canvas),
  }
}

/** Standard deviation of the strands' shade in the 2× picture; the coarse one averages some of it away. */
const FINE_STRENGTH = { cut: 0.21, loop: 0.2 } as const satisfies Record<StrandKind, number>

/**
 * Bands of the pile's light and dark above the strands: the widths in mm at which each ends, across and lengthwise,
 * and its standard deviation. Their sum follows the spectrum of photographs (`bench/pile.ts`); longer than wide,
 * because rows of stitches share their yarn's feed and the shears run along them.
 */
const BANDS = [
  { across: 4, along: 7, strength: 0.042 },
  { across: 9, along: 17, strength: 0.036 },
  { across: 20, along: 36, strength: 0.03 },
] as const
/** Width of a tuft, mm: what is narrower are its strands. */
const TUFT_WIDTH = 2.2

/**
 * The grain of rows in each direction: the same tips of cut strands, with the bands above them turned. Loops lie along
 * their row and are turned with it.
 */
function grains(
  shade: Float32Array,
  mmPerPixel: number,
  strands: StrandKind,
  fineStrength: number,
): Int8Array {
  const above = periodicBlur(shade, TILE_SIZE, Math.round(TUFT_WIDTH / mmPerPixel), 2)
  const fine = new Float32Array(shade.length)
  addScaled(fine, difference(shade, above), fineStrength)
  const bands = bandsAbove(above, mmPerPixel)
  // Turned by half a right angle, the tile repeats only if it also shrinks.
  const larger = bandsAbove(above, mmPerPixel / Math.SQRT2)
  const turned = strands === 'loop'
  const mask = TILE_SIZE - 1
  const here = (x: number, y: number) => y * TILE_SIZE + x
  const across = (x: number, y: number) => x * TILE_SIZE + y
  const aslant = (x: number, y: number) => ((x + y) & mask) * TILE_SIZE + ((x - y) & mask)
  const planes = new Int8Array(GRAIN_PLANES * fine.length)
  const plane = (n: number) => planes.subarray(n * fine.length, (n + 1) * fine.length)
  fillGrain(plane(LENGTHWISE), fine, here, bands, here)
  fillGrain(plane(CROSSWISE), fine, turned ? across : here, bands, across)
  fillGrain(plane(SLANTING), fine, turned ? aslant : here, larger, aslant)
  return planes
}

type PlaceInTile = (x: number, y: number) => number

/** Bands above the strands, lengthwise; everything slower is added by the pile field. */
function bandsAbove(shade: Float32Array, mmPerPixel: number): Float32Array {
  const cells = (mm: number) => Math.round(mm / mmPerPixel)
  const sum = new Float32Array(shade.length)
  let within = shade
  for (const { across, along, strength } of BANDS) {
    const slower = periodicBlur(within, TILE_SIZE, cells(across), 2, cells(along))
    addScaled(sum, difference(within, slower), strength)
    within = slower
  }
  return sum
}

/** Adds a field around 0 to `sum`, scaled to a standard deviation and with limited ends. */
function addScaled(sum: Float32Array, field: Float32Array, strength: number): void {
  const perUnit = 1 / deviation(field)
  for (let i = 0; i < sum.length; i++) sum[i]! += strength * softEnds(field[i]! * perUnit)
}

function difference(a: Float32Array, b: Float32Array): Float32Array {
  const out = new Float32Array(a.length)
  for (let i = 0; i < out.length; i++) out[i] = a[i]! - b[i]!
  return out
}

function fillGrain(
  out: Int8Array,
  fine: Float32Array,
  fineAt: PlaceInTile,
  bands: Float32Array,
  bandAt: PlaceInTile,
): void {
  for (let y = 0, i = 0; y < TILE_SIZE; y++) {
    for (let x = 0; x < TILE_SIZE; x++, i++) {
      const shade = Math.round((fine[fineAt(x, y)]! + bands[bandAt(x, y)]!) * GRAIN_UNIT)
      out[i] = Math.max(-127, Math.min(127, shade))
    }
  }
}

function deviation(field: Float32Array): number {
  let sum = 0
  for (let i = 0; i < field.length; i++) sum += field[i]! * field[i]!
  return Math.sqrt(sum / field.length)
}

/** Limits cracks and glints; in standard deviations. */
function softEnds(f: number): number {
  if (f < -1.7) return -1.7 + (f + 1.7) * 0.5
  return f > 2.6 ? 2.6 + (f - 2.6) * 0.4 : f
}

function heights(field: Float32Array, perMm: number): Int8Array {
  let sum = 0
  for (let i = 0; i < field.length; i++) sum += field[i]!
  const mean = sum / field.length
  const out = new Int8Array(field.length)
  for (let i = 0; i < out.length; i++) {
    out[i] = Math.max(-120, Math.min(120, Math.round((field[i]! - mean) * perMm)))
  }
  return out
}

function halve(field: Float32Array, size: number): Float32Array {
  const half = size / 2
  const out = new Float32Array(half * half)
  for (let y = 0; y < half; y++) {
    for (let x = 0; x < half; x++) {
      const cell = 2 * y * size + 2 * x
      const below = cell + size
      out[y * half + x] = (field[cell]! + field[cell + 1]! + field[below]! + field[below + 1]!) / 4
    }
  }
  return out
}

/** A pixel belongs to the highest of its four cells. */
function owners(canvas: StrandCanvas): Pick<PileTile, 'ownerX' | 'ownerY' | 'stray' | 'tint'> {
  const { size, height } = canvas
  const half = size / 2
  const ownerX = new Int8Array(half * half)
  const ownerY = new Int8Array(half * half)
  const stray = new Uint8Array(half * half)
  const tint = new Uint8Array(half * half)
  for (let y = 0; y < half; y++) {
    for (let x = 0; x < half; x++) {
      const first = 2 * y * size + 2 * x
      let top = first
      for (const cell of [first + 1, first + size, first + size + 1]) {
        if (height[cell]! > height[top]!) top = cell
      }
      const pixel = y * half + x
      ownerX[pixel] = Math.round(canvas.ownerX[top]! / 2)
      ownerY[pixel] = Math.round(canvas.ownerY[top]! / 2)
      stray[pixel] = evenly(x, y, canvas.stray[top]!)
      tint[pixel] = canvas.tint[top]!
    }
  }
  return { ownerX, ownerY, stray, tint }
}

/**
 * Spreads the fibres of one strand evenly, so that a border seen from a distance is soft and not crumbly. Interleaved
 * gradient noise: Jiménez 2014, "Next Generation Post Processing in Call of Duty".
 */
function evenly(x: number, y: number, stray: number): number {
  const slope = 0.06711056 * x + 0.00583715 * y
  const product = 52.9829189 * (slope - Math.floor(slope))
  const even = 2 * (product - Math.floor(product)) - 1
  // Densest at the border and thinning out before the range ends, because fibres accumulated there would draw a line.
  const fibre = 8 + 0.3 * (stray - 8) + 4.6 * even * (0.5 + 0.5 * Math.abs(even))
  return Math.max(0, Math.min(15, Math.round(fibre)))
}
