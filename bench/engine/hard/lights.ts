import { mulberry32 } from '@nawl/engine/color/mulberry32'
import type { Raster } from '@nawl/engine/bitmap/raster'

/** A factor for each channel of each pixel: red, green, blue. */
export type Lights = Float32Array

/** Standard deviation `strength` at every pixel, the same in all channels. */
export function grainLight(width: number, height: number, strength: number, seed: number): Float32Array {
  const random = mulberry32(seed)
  return Float32Array.from({ length: width * height }, () => 1 + strength * normal(random))
}

const normal = (random: () => number) => (random() + random() + random() + random() - 2) * 1.732

/**
 * The light on a drawing that a telephone photographed: brighter towards one side, darker corners, a soft shadow, a
 * little warmer on one side, moiré with coloured fringes, and noise. Its mean is 1.
 */
export function photographLight(width: number, height: number, seed: number): Lights {
  const random = mulberry32(seed * 613)
  const angle = 2 * Math.PI * random()
  const shadow = { x: 0.2 + 0.6 * random(), y: 0.2 + 0.6 * random(), size: 0.35 }
  const wave = { x: 0.5 + 0.3 * random(), y: 0.3 + 0.3 * random() }
  const light = new Float32Array(width * height * 3)
  const sums = [0, 0, 0]
  for (let at = 0; at < width * height; at++) {
    const px = at % width
    const py = Math.floor(at / width)
    const x = px / width - 0.5
    const y = py / height - 0.5
    const slope = x * Math.cos(angle) + y * Math.sin(angle)
    const vignette = 0.3 * (x * x + y * y)
    const away = Math.hypot(x + 0.5 - shadow.x, y + 0.5 - shadow.y) / shadow.size
    const level = (1 + 0.32 * slope) * (1 - vignette) * (1 - 0.14 / (1 + away ** 4))
    const noise = 0.012 * normal(random)
    for (let channel = 0; channel < 3; channel++) {
      const moire = 0.035 * Math.sin(px * wave.x + py * wave.y + channel * 0.7)
      const factor = level * (1 + (channel - 1) * -0.05 * slope) * (1 + moire + noise)
      light[3 * at + channel] = factor
      sums[channel]! += factor
    }
  }
  const mean = sums.map((sum) => sum / (width * height))
  return light.map((factor, n) => factor / mean[n % 3]!)
}

/** Multiplies every channel of every pixel by its light. */
export function lit({ width, height, pixels }: Raster, light: Lights): Raster {
  const out = Uint32Array.from(pixels, (pixel, at) => {
    const level = (shift: number, channel: number) =>
      Math.min(255, Math.round(((pixel >>> shift) & 255) * light[3 * at + channel]!)) << shift
    return (0xff000000 | level(16, 0) | level(8, 1) | level(0, 2)) >>> 0
  })
  return { width, height, pixels: out }
}

/**
 * A drawing in coloured pencil: strokes that let more or less paper through, paper with grain, and the light of a
 * desk lamp. `paper` is 0xRRGGBB; the mean of a colour stays what it was.
 */
export function pencilled({ width, height, pixels }: Raster, paper: number, seed: number): Raster {
  const random = mulberry32(seed * 977)
  const row = Float32Array.from({ length: 4096 }, () => random() - 0.5)
  const grain = Float32Array.from({ length: pixels.length }, () => normal(random))
  const slope = 0.12 * (random() - 0.5)
  const out = Uint32Array.from(pixels, (pixel, at) => {
    const x = at % width
    const y = Math.floor(at / width)
    const across = (x * 0.6 + y * 0.8) / 2.5
    const part = across - Math.floor(across)
    const n = Math.floor(across) & 4095
    const stroke = row[n]! * (1 - part) + row[(n + 1) & 4095]! * part
    const tooth = grain[at]! * 0.03
    const through = 0.3 * stroke + tooth
    const light = (1 + slope * (x / width - 0.5) * 2) * (1 + 0.012 * grain[(at * 7 + 11) % grain.length]!)
    const level = (shift: number) => {
      const value = (pixel >>> shift) & 255
      const white = (paper >>> shift) & 255
      return Math.max(0, Math.min(255, Math.round((value + (white - value) * through) * light))) << shift
    }
    return (0xff000000 | level(16) | level(8) | level(0)) >>> 0
  })
  return { width, height, pixels: out }
}
