import { BLOCK } from '../block-means.ts'
import type { Raster } from '../../bitmap/raster.ts'
import type { MixtureStore } from '../judging/mixture-store.ts'
import { CLOSE } from '../label.ts'
import { EXPLAINED } from '../mixing.ts'
import { UNPROVED } from '../yarns/proved-yarns.ts'
import { lineOf, type Runs } from './find-runs.ts'

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

/** Explains the pixels of runs as mixtures of both ends, row by row. */
export type RunMixer = {
  /** Explains what it can in a row. */
  readonly mixRow: (y: number) => void
  /** 1 for each pixel of the last row that was explained. */
  readonly explained: Uint8Array
}

/** `put` as in a `Scene`. */
export function runMixer(
  { width, pixels }: Raster,
  { runs, blocks }: Runs,
  yarns: Uint32Array,
  put: MixtureStore['put'],
): RunMixer {
  const explained = new Uint8Array(width)
  const across = Math.ceil(width / BLOCK)
  const lines = runs.map(({ from, to }) => lineOf(yarns[from]!, yarns[to]!))
  return {
    explained,
    mixRow(y) {
      explained.fill(0)
      const row = y * width
      const start = Math.floor(y / BLOCK) * across
      for (let block = 0; block < across; block++) {
        const n = blocks[start + block]! - 1
        if (n === -1) continue
        const run = runs[n]!
        const { to, red, green, blue, length } = lines[n]!
        const from = yarns[run.from]!
        for (let x = BLOCK * block, end = Math.min(width, x + BLOCK); x < end; x++) {
          const at = row + x
          const pixel = (pixels[at]! | 0) & 0xffffff
          if (pixel === from || pixel === to) continue
          const dr = (pixel >>> 16) - (to >>> 16)
          const dg = ((pixel >>> 8) & 255) - ((to >>> 8) & 255)
          const db = (pixel & 255) - (to & 255)
          const along = red * dr + green * dg + blue * db
          if (along < 0 || along > length) continue
          const share = along / length
          if (dr * dr + dg * dg + db * db - share * along > EXPLAINED) continue
          const mix = Math.round(share * 255)
          const first = mix === 0 ? run.to : run.from
          const second = mix === 255 ? run.from : run.to
          explained[x] = 1
          put(at, first | (second << 8) | ((mix === 0 ? 255 : mix) << 16))
        }
      }
    },
  }
}
