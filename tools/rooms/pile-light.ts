import type { Planes } from './denoise/denoise.ts'

type Size = { readonly width: number; readonly height: number }

/** Pixels that show only the pile plane. */
const PURE = 0.995

/**
 * The light on pile where the floor is visible, extended smoothly under everything that covers it, so that a pixel
 * half covered by a table leg still gets the light beside the leg. `mask` is twice as wide and high.
 */
export function pileLight(light: Planes, mask: Float32Array, { width, height }: Size): Planes {
  const weight = new Float32Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) weight[y * width + x] = isPure(mask, x, y, { width, height }) ? 1 : 0
  return light.map((plane) =>
    filled(
      plane.map((value, at) => value * weight[at]!),
      weight,
      { width, height },
    ),
  ) as unknown as Planes // as many as there were
}

/** The renderer's filter reaches one pixel beyond each side. */
function isPure(mask: Float32Array, x: number, y: number, { width, height }: Size): boolean {
  for (let row = 2 * y - 1; row <= 2 * y + 2; row++)
    for (let column = 2 * x - 1; column <= 2 * x + 2; column++) {
      const inRow = Math.min(2 * height - 1, Math.max(0, row))
      const inColumn = Math.min(2 * width - 1, Math.max(0, column))
      if (mask[inRow * 2 * width + inColumn]! < PURE) return false
    }
  return true
}

/**
 * Pull-push (Gortler et al. 1996, "The Lumigraph"): holes get the mean of their surroundings, coarser the wider they
 * are.
 */
function filled(sum: Float32Array, weight: Float32Array, { width, height }: Size): Float32Array {
  const values = sum.map((value, at) => (weight[at]! > 0 ? value / weight[at]! : 0))
  if (width <= 2 || height <= 2 || weight.every((share) => share >= 1)) return values
  const half = { width: Math.ceil(width / 2), height: Math.ceil(height / 2) }
  const halfSum = new Float32Array(half.width * half.height)
  const halfWeight = new Float32Array(half.width * half.height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const to = (y >> 1) * half.width + (x >> 1)
      halfSum[to]! += sum[y * width + x]!
      halfWeight[to]! += weight[y * width + x]!
    }
  for (let at = 0; at < halfSum.length; at++) {
    const scale = Math.max(1, halfWeight[at]!)
    halfSum[at]! /= scale
    halfWeight[at]! /= scale
  }
  const coarse = filled(halfSum, halfWeight, half)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const share = Math.min(1, weight[at]!)
      if (share < 1)
        values[at] = values[at]! * share + (1 - share) * between(coarse, half, x / 2 - 0.25, y / 2 - 0.25)
    }
  return values
}

function between(plane: Float32Array, { width, height }: Size, x: number, y: number): number {
  const left = Math.min(width - 1, Math.max(0, Math.floor(x)))
  const top = Math.min(height - 1, Math.max(0, Math.floor(y)))
  const right = Math.min(width - 1, left + 1)
  const below = Math.min(height - 1, top + 1)
  const toRight = Math.min(1, Math.max(0, x - left))
  const toBelow = Math.min(1, Math.max(0, y - top))
  const row = (at: number) => plane[at * width + left]! * (1 - toRight) + plane[at * width + right]! * toRight
  return row(top) * (1 - toBelow) + row(below) * toBelow
}
