// The perceptual curve that Open Image Denoise applies to high dynamic range (core/color.h, class
// PUTransferFunction).
const A = 1.41283765e3
const B = 1.64593172
const C = 4.31384981e-1
const D = -2.94139609e-3
const E = 1.92653254e-1
const F = 6.26026094e-3
const G = 9.98620152e-1
const DARK = 1.5794576e-6
const BRIGHT = 3.22087631e-2
const BRIGHTEST = 65504
const SCALE = 1 / curve(BRIGHTEST)

/** Light of 0 to 65504 in the network's range, 0 to 1. */
export function toNetwork(light: number): number {
  return curve(Math.min(Math.max(light, 0), BRIGHTEST)) * SCALE
}

/** The light for a value from the network. */
export function fromNetwork(value: number): number {
  const y = Math.max(value, 0) / SCALE
  if (y <= curve(DARK)) return y / A
  if (y <= curve(BRIGHT)) return ((y - D) / B) ** (1 / C)
  return Math.exp((y - G) / E) - F
}

function curve(light: number): number {
  if (light <= DARK) return A * light
  if (light <= BRIGHT) return B * light ** C + D
  return E * Math.log(light + F) + G
}
