/** Linear light, 0–1, of an 8-bit sRGB value. IEC 61966-2-1. */
export function linearFromSrgb(value: number): number {
  const v = value / 255
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
}

/** sRGB value, 0–255 and not rounded, of linear light; outside 0–1 the curve continues, odd around 0. */
export function srgbFromLinear(linear: number): number {
  const size = Math.abs(linear)
  const v = size <= 0.0031308 ? size * 12.92 : 1.055 * size ** (1 / 2.4) - 0.055
  return Math.sign(linear) * v * 255
}

/** `linearFromSrgb` of every byte, for loops over pixels. */
export const LINEAR_OF_BYTE: Float64Array = Float64Array.from({ length: 256 }, (_, byte) =>
  linearFromSrgb(byte),
)
