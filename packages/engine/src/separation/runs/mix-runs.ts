import { BLOCK } from '../block-means.ts'
import type { Raster } from '../../bitmap/raster.ts'
import { CLOSE } from '../label.ts'
import { EXPLAINED } from '../mixing.ts'
import type { Mixtures } from '../mixtures.ts'
import { UNPROVED } from '../yarns/proved-yarns.ts'
import { placeBetween, type Runs } from './find-runs.ts'

/** Takes back what pixels in runs seemed to prove: a run passes through the colours of other yarns. */
export function disprove(
  { blocks, runs }: Runs,
  width: number,
  labels: Uint8Array,
  proved: Uint8Array,
): void {
  if (runs.length === 0) return
  const across = Math.ceil(width / BLOCK)
  for (let at = 0; at < labels.length; at++) {
    const x = at % width
    if (blocks[Math.floor((at - x) / width / BLOCK) * across + Math.floor(x / BLOCK)] === 0) continue
    proved[at] = UNPROVED
    labels[at]! &= ~CLOSE
  }
}

/**
 * Explains the pixels of runs as mixtures of both ends.
 * Returns 1 for each pixel that is explained.
 */
export function mixRuns(
  { width, pixels }: Raster,
  { runs, blocks }: Runs,
  yarns: Uint32Array,
  mixtures: Mixtures,
): Uint8Array {
  const done = new Uint8Array(pixels.length)
  const across = Math.ceil(width / BLOCK)
  for (let at = 0; at < pixels.length; at++) {
    const x = at % width
    const y = (at - x) / width
    const run = runs[blocks[Math.floor(y / BLOCK) * across + Math.floor(x / BLOCK)]! - 1]
    if (!run) continue
    const pixel = pixels[at]! & 0xffffff
    if (pixel === yarns[run.from] || pixel === yarns[run.to]) continue
    const { share, off } = placeBetween(pixel, yarns[run.from]!, yarns[run.to]!)
    if (off * off > EXPLAINED || share < 0 || share > 1) continue
    const mix = Math.round(share * 255)
    done[at] = 1
    mixtures.first[at] = mix === 0 ? run.to : run.from
    mixtures.second[at] = mix === 255 ? run.from : run.to
    mixtures.mix[at] = mix === 0 ? 255 : mix
  }
  return done
}
