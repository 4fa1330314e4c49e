import type { Raster } from '../bitmap/raster.ts'
import { deltaE2000 } from '../color/delta-e2000.ts'
import { labFromRgb } from '../color/lab.ts'
import { MIXED } from './survey.ts'
import type { Survey } from './survey.ts'

export type RecoloringError = {
  /** Mean ΔE2000 of pixels of one yarn, without thin lines. */
  readonly interior: number
  /** Mean ΔE2000 of pixels in which yarns meet, including those of thin lines. */
  readonly edge: number
  /** 95th percentile of ΔE2000 on lines of 1–3 pixels; null without such lines. */
  readonly lineP95: number | null
}

/**
 * Compares a recoloured picture, three bytes per pixel, with the drawing made in the new colours. Of the plain pixels
 * every `stride`th is compared.
 */
export function recoloringError(
  rgb: Uint8Array,
  truth: Raster,
  { yarns, lines }: Survey,
  stride = 1,
): RecoloringError {
  const interior = { sum: 0, count: 0 }
  const edge = { sum: 0, count: 0 }
  const onLines: number[] = []
  for (let at = 0; at < yarns.length; at++) {
    const isMixed = yarns[at] === MIXED
    const isLine = lines[at] === 1
    if (!isMixed && !isLine && at % stride !== 0) continue
    const got = (rgb[at * 3]! << 16) | (rgb[at * 3 + 1]! << 8) | rgb[at * 3 + 2]!
    const wanted = truth.pixels[at]! & 0xffffff
    const error = got === wanted ? 0 : deltaE2000(labFromRgb(got), labFromRgb(wanted))
    if (isLine) onLines.push(error)
    if (!isMixed && isLine) continue
    const kind = isMixed ? edge : interior
    kind.sum += error
    kind.count += 1
  }
  onLines.sort((p, q) => p - q)
  return {
    interior: interior.sum / Math.max(1, interior.count),
    edge: edge.sum / Math.max(1, edge.count),
    lineP95: onLines[Math.floor(onLines.length * 0.95)] ?? null,
  }
}
