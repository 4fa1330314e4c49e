import { srgbFromLinear } from '../color/srgb.ts'
import type { Calibration } from './bmp-color.ts'

/**
 * Rewrites pixels, 0xAARRGGBB, from a calibrated space to sRGB, in place. White stays white: the space's white is
 * adapted to D65 (Bradford; Lindbloom, "Chromatic Adaptation"). Colours outside sRGB are clamped.
 */
export function calibratedToSrgb(pixels: Uint32Array, { primaries, gammas }: Calibration): void {
  const [red, green, blue] = gammas.map((gamma) =>
    Float64Array.from({ length: 256 }, (_, value) => (value / 255) ** gamma),
  )
  const mix = toLinearSrgb(primaries)
  let before = 0
  let after = 0
  for (let at = 0; at < pixels.length; at++) {
    const pixel = pixels[at]!
    // Drawn bitmaps repeat their colours.
    if (pixel !== before || at === 0) {
      const light = [red![(pixel >>> 16) & 255]!, green![(pixel >>> 8) & 255]!, blue![pixel & 255]!]
      const [r, g, b] = mix.map((row) =>
        byteOf(row[0]! * light[0]! + row[1]! * light[1]! + row[2]! * light[2]!),
      )
      before = pixel
      after = ((pixel & 0xff000000) | (r! << 16) | (g! << 8) | b!) >>> 0
    }
    pixels[at] = after
  }
}

const byteOf = (linear: number) => Math.round(Math.min(255, Math.max(0, srgbFromLinear(linear))))

type Matrix = readonly (readonly number[])[]

const BRADFORD: Matrix = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
]
const FROM_BRADFORD: Matrix = [
  [0.9869929, -0.1470543, 0.1599627],
  [0.4323053, 0.5183603, 0.0492912],
  [-0.0085287, 0.0400428, 0.9684867],
]
/** IEC 61966-2-1. */
const SRGB_OF_XYZ: Matrix = [
  [3.2404542, -1.5371385, -0.4985314],
  [-0.969266, 1.8760108, 0.041556],
  [0.0556434, -0.2040259, 1.0572252],
]
const D65 = [[0.95047], [1], [1.08883]]

/** The matrix from a space's linear light to linear sRGB. */
function toLinearSrgb(primaries: Calibration['primaries']): Matrix {
  const xyz = [0, 1, 2].map((axis) => primaries.map((end) => end[axis]!))
  const white = xyz.map((row) => [row.reduce((sum, part) => sum + part, 0)])
  const [from, to] = [product(BRADFORD, white), product(BRADFORD, D65)]
  const scale = [0, 1, 2].map((n) => [0, 1, 2].map((m) => (n === m ? to[n]![0]! / from[n]![0]! : 0)))
  return [SRGB_OF_XYZ, FROM_BRADFORD, scale, BRADFORD, xyz].reduce(product)
}

function product(left: Matrix, right: Matrix): Matrix {
  return left.map((row) =>
    right[0]!.map((_, column) => row.reduce((sum, part, n) => sum + part * right[n]![column]!, 0)),
  )
}
