import type { TuftedRaster } from '@nawl/engine/pile/tufted-raster'

import type { RugWindow } from './rug-window.ts'

/** Paints tufts on a canvas of any size. */
export type Painter = {
  readonly load: (raster: TuftedRaster) => void
  /**
   * Paints part of the rug over the whole canvas, with a colour table of 256 × RGBA. The canvas changes at the last step.
   */
  readonly paint: (table: Uint8Array, window: RugWindow) => PaintStep
  readonly close: () => void
}

/** Paints a little more, in a few milliseconds; whether anything is left. */
export type PaintStep = () => boolean

/** Nothing is left to paint. */
export const DONE: PaintStep = () => false

/** Paints everything that is left, at once. */
export function paintRest(step: PaintStep): void {
  let isLeft = true
  while (isLeft) isLeft = step()
}
