import type { TuftedRaster } from '@nawl/engine/pile/tufted-raster'

import type { RugWindow } from './rug-window.ts'

/** Paints tufts on a canvas of any size. */
export type Painter = {
  readonly load: (raster: TuftedRaster) => void
  /** Paints part of the rug over the whole canvas, with a colour table of 256 × RGBA. */
  readonly paint: (table: Uint8Array, window: RugWindow) => void
  readonly close: () => void
}
