import { GROUND, type TuftedRaster } from '@nawl/engine/pile/tufted-raster'

import type { RugWindow } from '../live/rug-window.ts'

/** Places tried along each side, and how far apart the tufts are that are counted, in pixels. */
const PLACES = 7
const STRIDE = 9
/** Away from the bound edge. */
const MARGIN = 0.04

/**
 * Where a window of that size shows the most of a rug: the place whose yarns cover the most even areas (the highest
 * entropy). A window as large as the rug lies at its corner.
 */
export function mostVaried(raster: TuftedRaster, size: Pick<RugWindow, 'width' | 'height'>): RugWindow {
  let best = { ...size, left: (1 - size.width) / 2, top: (1 - size.height) / 2 }
  let most = -1
  for (let row = 0; row < PLACES; row++)
    for (let column = 0; column < PLACES; column++) {
      const window = { ...size, left: placed(column, size.width), top: placed(row, size.height) }
      const variety = entropyIn(raster, window)
      if (variety > most) [most, best] = [variety, window]
    }
  return best
}

function placed(step: number, size: number): number {
  const room = 1 - size
  const margin = Math.min(MARGIN, room / 2)
  return margin + (step / (PLACES - 1)) * (room - 2 * margin)
}

/** Shannon's entropy of the areas of the yarns in a window; floor counts against it. */
function entropyIn({ width, height, indices, levels }: TuftedRaster, at: RugWindow): number {
  const counts = new Map<number, number>()
  let [tufts, floor] = [0, 0]
  const [right, foot] = [(at.left + at.width) * width, (at.top + at.height) * height]
  for (let y = Math.ceil(at.top * height); y < foot; y += STRIDE)
    for (let x = Math.ceil(at.left * width); x < right; x += STRIDE) {
      const index = indices[y * width + x] ?? GROUND
      if (index >= GROUND) {
        floor++
        continue
      }
      const yarn = Math.floor(index / levels)
      counts.set(yarn, (counts.get(yarn) ?? 0) + 1)
      tufts++
    }
  let entropy = 0
  for (const count of counts.values()) entropy -= (count / tufts) * Math.log(count / tufts)
  return entropy - (floor / (tufts + floor || 1)) * counts.size
}
