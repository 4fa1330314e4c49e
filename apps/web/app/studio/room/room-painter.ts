import type { Camera } from '@nawl/engine/room/camera'
import type { Room } from '@nawl/engine/room/lay-rug'
import type { RugOnFloor } from '@nawl/engine/room/rug-on-floor'
import type { Tone } from '@nawl/engine/room/tone'
import type { TuftedRaster } from '@nawl/engine/pile/tufted-raster'

/** The engine's `Room` with plates decoded by the browser. */
export type RoomPictures = {
  readonly camera: Camera
  readonly tone: Tone
  readonly away: Room['away']
  readonly empty: ImageBitmap
  readonly light: ImageBitmap
  readonly lightPeak: number
  readonly mask: ImageBitmap | null
}

/** What to paint: a rug with a colour table of 256 × RGBA. */
export type RoomOrder = {
  readonly table: Uint8Array
  readonly rug: RugOnFloor
  /** The room's own, or as the visitor turned it: the plates stay as they are. */
  readonly away: Room['away']
  /** A draft has a quarter of the pixels or less; at rest all are painted. */
  readonly draft: boolean
}

/**
 * Paints a rug, its edge and its shadow on a canvas over the picture of a room; the rest stays transparent. Of orders
 * that arrive faster than they are painted, only the last is kept.
 */
export type RoomPainter = {
  /** Whether it is so slow that a draft should come first. */
  readonly drafts: boolean
  readonly furnish: (room: RoomPictures) => void
  readonly load: (raster: TuftedRaster) => void
  /** Calls `painted` when done. */
  readonly paint: (order: RoomOrder, painted: () => void) => void
  readonly close: () => void
}

/** Width of a draft in pixels. */
const DRAFT_WIDTH = 480

/** The pixel size at which an order is painted. */
export function paintedSize(empty: Pick<ImageBitmap, 'width' | 'height'>, draft: boolean) {
  const scale = draft ? Math.min(1, DRAFT_WIDTH / empty.width) : 1
  return { width: Math.round(empty.width * scale), height: Math.round(empty.height * scale) }
}
