import type { Raster } from '../bitmap/raster.ts'
import { MIXED, SAMPLES } from './survey.ts'
import type { Survey } from './survey.ts'

/**
 * Draws a survey in the given colours, 0xRRGGBB per yarn: in its own colours it is the source image, in others the
 * truth for a recolouring. `light`, if given, multiplies each pixel.
 */
export function draw(
  { width, height, yarns, samples }: Survey,
  colors: readonly number[],
  light?: Float32Array,
): Raster {
  const pixels = new Uint32Array(yarns.length)
  const red = colors.map((rgb) => (rgb >>> 16) & 255)
  const green = colors.map((rgb) => (rgb >>> 8) & 255)
  const blue = colors.map((rgb) => rgb & 255)
  for (let at = 0, sample = 0; at < pixels.length; at++) {
    const yarn = yarns[at]!
    const strength = light ? light[at]! : 1
    let r = red[yarn] ?? 0
    let g = green[yarn] ?? 0
    let b = blue[yarn] ?? 0
    if (yarn === MIXED) {
      for (const end = sample + SAMPLES; sample < end; sample++) {
        const part = samples[sample]!
        r += red[part]! / SAMPLES
        g += green[part]! / SAMPLES
        b += blue[part]! / SAMPLES
      }
    }
    const level = (value: number) => Math.min(255, Math.round(value * strength))
    pixels[at] = 0xff000000 | (level(r) << 16) | (level(g) << 8) | level(b)
  }
  return { width, height, pixels }
}
