import type { RugTexture } from './rug-texture.ts'

/** More taps cost time without visible effect. */
const MOST_TAPS = 16
/** Scale of a pixel's footprint: slightly over 1, or pile seen from a low angle sparkles. */
export const FOOTPRINT = 1.15

/** A pixel's footprint on a texture, in fractions of its sides: the change one pixel right and one down. */
export type Footprint = {
  readonly rightU: number
  readonly rightV: number
  readonly downU: number
  readonly downV: number
}

/**
 * The mean colour of a rug under a pixel, linear RGB into `out`: trilinear taps along the longer axis of its
 * footprint, as on GPUs (McCormack et al. 1999, "Feline", simple form).
 */
export function sampleRug(
  texture: RugTexture,
  u: number,
  v: number,
  { rightU, rightV, downU, downV }: Footprint,
  out: Float32Array,
): void {
  const { width, height } = texture.levels[0]
  const right = Math.sqrt((rightU * width) ** 2 + (rightV * height) ** 2) * FOOTPRINT
  const down = Math.sqrt((downU * width) ** 2 + (downV * height) ** 2) * FOOTPRINT
  const longer = Math.max(right, down, 1e-6)
  const shorter = Math.max(Math.min(right, down), 1e-6)
  const taps = Math.min(MOST_TAPS, Math.max(1, Math.ceil(longer / shorter - 0.01)))
  const level = Math.log2(Math.max(longer / taps, shorter))
  const alongU = right > down ? rightU : downU
  const alongV = right > down ? rightV : downV
  out[0] = out[1] = out[2] = out[3] = 0
  for (let tap = 0; tap < taps; tap++) {
    const at = ((tap + 0.5) / taps - 0.5) * FOOTPRINT
    addTap(texture, u + alongU * at, v + alongV * at, level, out)
  }
  // On the outline part of the footprint is outside the rug, at a corner perhaps all of it: use a coarser level.
  for (let coarser = Math.max(0, level) + 2; out[3] < 0.02 * taps; coarser += 2) {
    addTap(texture, u, v, coarser, out)
    if (coarser > texture.levels.length) break
  }
  const share = 1 / Math.max(out[3], 1e-6)
  out[0] *= share
  out[1] *= share
  out[2] *= share
}

function addTap({ levels }: RugTexture, u: number, v: number, level: number, out: Float32Array): void {
  const wanted = Math.min(levels.length - 1, Math.max(0, level))
  const finer = Math.floor(wanted)
  const share = wanted - finer
  if (share < 1) addBilinear(levels[finer]!, u, v, 1 - share, out)
  if (share > 0) addBilinear(levels[finer + 1]!, u, v, share, out)
}

function addBilinear(
  { width, height, rgba }: RugTexture['levels'][0],
  u: number,
  v: number,
  weight: number,
  out: Float32Array,
): void {
  const x = Math.min(width - 1, Math.max(0, u * width - 0.5))
  const y = Math.min(height - 1, Math.max(0, v * height - 0.5))
  const left = Math.floor(x)
  const top = Math.floor(y)
  const right = left + 1 < width ? 4 : 0
  const below = top + 1 < height ? width * 4 : 0
  const toRight = x - left
  const toBelow = y - top
  const d = toRight * toBelow * weight
  const c = toBelow * weight - d
  const b = toRight * weight - d
  const a = weight - b - c - d
  const p = (top * width + left) * 4
  const q = p + right
  const r = p + below
  const s = r + right
  // Unrolled: as a loop it takes twice as long.
  out[0]! += a * rgba[p]! + b * rgba[q]! + c * rgba[r]! + d * rgba[s]!
  out[1]! += a * rgba[p + 1]! + b * rgba[q + 1]! + c * rgba[r + 1]! + d * rgba[s + 1]!
  out[2]! += a * rgba[p + 2]! + b * rgba[q + 2]! + c * rgba[r + 2]! + d * rgba[s + 2]!
  out[3]! += a * rgba[p + 3]! + b * rgba[q + 3]! + c * rgba[r + 3]! + d * rgba[s + 3]!
}
