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
  for (let row = 0, y = 0; row < labels.length; row += width, y++) {
    const start = Math.floor(y / BLOCK) * across
    for (let block = 0; block < across; block++) {
      if (blocks[start + block] === 0) continue
      const end = row + Math.min(width, BLOCK * (block + 1))
      for (let at = row + BLOCK * block; at < end; at++) {
        proved[at] = UNPROVED
        labels[at]! &= ~CLOSE
      }
    }
  }
}

/** Whether a pixel is among those that `mixRuns` explained. */
export const isMarked = (marks: Uint8Array, at: number) => ((marks[at >>> 3]! >>> (at & 7)) & 1) === 1

/**
 * Explains the pixels of runs as mixtures of both ends.
 * Returns one bit for each pixel that is explained, for `isMarked`.
 */
export function mixRuns(
  { width, pixels }: Raster,
  { runs, blocks }: Runs,
  yarns: Uint32Array,
  mixtures: Mixtures,
): Uint8Array {
  const marks = new Uint8Array(Math.ceil(pixels.length / 8))
  const across = Math.ceil(width / BLOCK)
  for (let row = 0, y = 0; row < pixels.length; row += width, y++) {
    const start = Math.floor(y / BLOCK) * across
    for (let block = 0; block < across; block++) {
      const run = runs[blocks[start + block]! - 1]
      if (!run) continue
      const from = yarns[run.from]!
      const to = yarns[run.to]!
      const end = row + Math.min(width, BLOCK * (block + 1))
      for (let at = row + BLOCK * block; at < end; at++) {
        const pixel = pixels[at]! & 0xffffff
        if (pixel === from || pixel === to) continue
        const { share, off } = placeBetween(pixel, from, to)
        if (off * off > EXPLAINED || share < 0 || share > 1) continue
        const mix = Math.round(share * 255)
        marks[at >>> 3]! |= 1 << (at & 7)
        mixtures.first[at] = mix === 0 ? run.to : run.from
        mixtures.second[at] = mix === 255 ? run.from : run.to
        mixtures.mix[at] = mix === 0 ? 255 : mix
      }
    }
  }
  return marks
}
