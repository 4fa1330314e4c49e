import type { TuftedRaster } from '@nawl/engine/pile/tufted-raster'

import type { RugWindow } from './rug-window.ts'

/** Paints tufts on a canvas, at whatever size it has. */
export type Painter = {
  readonly load: (raster: TuftedRaster) => void
  /** Paints part of the rug all over the canvas, in the colours of a table of 256 × RGBA. */
  readonly paint: (table: Uint8Array, window: RugWindow) => void
  readonly close: () => void
}
