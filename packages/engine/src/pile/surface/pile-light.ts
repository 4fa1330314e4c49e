import { DAYLIGHT } from './daylight.ts'
import { periodicBlur } from '../tile/periodic-blur.ts'
import type { StrandCanvas } from '../tile/strand-canvas.ts'

/** How much each lighting effect contributes to the shade of a kind of pile. */
export type PileLighting = {
  readonly slope: number
  readonly shadow: number
  /** Depth below the shadow's edge that counts as fully dark, mm. */
  readonly shadowDepth: number
  /** Openness among the neighbouring strands, clipped to `crevice` … 1.2 mm. */
  readonly openness: number
  readonly crevice: number
  /** Height above the neighbouring tufts. */
  readonly prominence: number
  readonly tone: number
}

export const CUT_PILE_LIGHTING: PileLighting = {
  slope: 0.34,
  shadow: 0.08,
  shadowDepth: 1.5,
  openness: 0.13,
  // Deeper cracks make the pile look like leather.
  crevice: -0.4,
  prominence: 0.05,
  tone: 0.22,
}

export const LOOP_LIGHTING: PileLighting = {
  slope: 0.55,
  shadow: 0.45,
  shadowDepth: 1.5,
  openness: 0.2,
  crevice: -1.6,
  prominence: 0.1,
  tone: 0.1,
}

export type LitPile = {
  /** Shade of every cell, with an arbitrary zero. */
  readonly shade: Float32Array
  /** mm, smoothed over whole tufts. */
  readonly smoothHeight: Float32Array
}

export function lightPile(canvas: StrandCanvas, lighting: PileLighting): LitPile {
  const { size, mmPerCell, height, tone } = canvas
  const cells = (mm: number) => Math.round(mm / mmPerCell)
  const surface = periodicBlur(height, size, 1)
  const around = periodicBlur(height, size, cells(1.2))
  const smoothHeight = periodicBlur(height, size, cells(3.2), 2)
  const shade = new Float32Array(size * size)
  const march = lightSteps(mmPerCell)
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const cell = y * size + x
      const depth = depthInShadow(surface, size, x, y, march)
      shade[cell] =
        lighting.slope * Math.max(-0.3, facing(surface, size, mmPerCell, x, y)) -
        lighting.shadow * Math.min(1, depth / lighting.shadowDepth) +
        lighting.openness * clip(height[cell]! - around[cell]!, lighting.crevice, 1.2) +
        lighting.prominence * clip(surface[cell]! - smoothHeight[cell]!, -2.2, 1.6) +
        lighting.tone * tone[cell]!
    }
  }
  return { shade, smoothHeight }
}

/** Lambert's cosine between surface and light. */
function facing(surface: Float32Array, size: number, mmPerCell: number, x: number, y: number) {
  const mask = size - 1
  const row = y * size
  const dx = surface[row + ((x + 1) & mask)]! - surface[row + ((x - 1) & mask)]!
  const dy = surface[((y + 1) & mask) * size + x]! - surface[((y - 1) & mask) * size + x]!
  const slopeX = dx / (2 * mmPerCell)
  const slopeY = dy / (2 * mmPerCell)
  const towards = DAYLIGHT.along * -(slopeX * DAYLIGHT.x + slopeY * DAYLIGHT.y) + DAYLIGHT.up
  return towards / Math.sqrt(1 + slopeX * slopeX + slopeY * slopeY)
}

type LightStep = { readonly dx: number; readonly dy: number; readonly rise: number }

const MARCH_MM = 4.5
/** A fibre's own radius, without which every strand would shade itself. */
const CLEARANCE_MM = 0.12

function lightSteps(mmPerCell: number): LightStep[] {
  const steps: LightStep[] = []
  const last = Math.round(MARCH_MM / mmPerCell)
  for (let cells = 1; cells <= last; cells += cells < 4 ? 1 : 2) {
    steps.push({
      dx: Math.round(DAYLIGHT.x * cells),
      dy: Math.round(DAYLIGHT.y * cells),
      rise: cells * DAYLIGHT.rise * mmPerCell + CLEARANCE_MM,
    })
  }
  return steps
}

/** mm that a cell is below the lowest ray of light; 0 in the light. */
function depthInShadow(
  surface: Float32Array,
  size: number,
  x: number,
  y: number,
  march: readonly LightStep[],
) {
  const mask = size - 1
  const here = surface[y * size + x]!
  let depth = 0
  for (let i = 0; i < march.length; i++) {
    const step = march[i]!
    const there = surface[((y + step.dy) & mask) * size + ((x + step.dx) & mask)]!
    const below = there - here - step.rise
    if (below > depth) depth = below
  }
  return depth
}

const clip = (value: number, low: number, high: number) => (value < low ? low : value > high ? high : value)
