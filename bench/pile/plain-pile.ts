import { pileFieldStore } from '@nawl/engine/pile/field/pile-field-store'
import { tileFromBytes } from '@nawl/engine/pile/tile/tile-bytes'
import { tuft } from '@nawl/engine/pile/tuft'
import { PILES } from '@nawl/domain/rug/piles'
import type { TuftedRaster } from '@nawl/engine/pile/tufted-raster'

import { loadPileTile } from '../../apps/server/src/imaging/color/pile-tile.ts'

/** Millimetres per pixel of a rug at scale 2. */
export const DRAWN_MM = 0.75

/** Patches of a colour, at different places of the rug, as fractions of its sides. */
export const PLACES = [
  [0.1, 0.12],
  [0.45, 0.4],
  [0.3, 0.7],
] as const

/** A rug of one yarn without an edge, 1.5 × 1.8 m. Throws for an unknown style. */
export async function plainPile(styleName: string): Promise<TuftedRaster> {
  const style = PILES.find((name) => name === styleName)
  if (!style) throw new Error(`There is no style ${styleName}, only ${PILES.join(', ')}`)
  const tile = tileFromBytes(new Uint8Array(await loadPileTile({ directory: 'var/pile', style, scale: 2 })))
  const [width, height] = [2000, 2400]
  const yarns = new Uint8Array(width * height)
  const sheet = pileFieldStore()(width, height, 2, 3)
  return tuft({ yarns, width, height, yarnCount: 1, tile, sheet, style, scale: 2, outline: 'none' })
}
