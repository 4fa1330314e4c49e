import { type RugWindow, WHOLE_RUG } from '../live/rug-window.ts'

/** Zoom factor, and the offset of the rug's centre in CSS pixels. */
export type Zoom = { readonly scale: number; readonly x: number; readonly y: number }

export type Box = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

type Point = { readonly x: number; readonly y: number }

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 }

/** Long side of the finest raster in pixels, four to a tuft, and how many CSS pixels one of them fills at most. */
const FINEST_LONG_SIDE = 3200
const LARGEST_PIXEL = 2

/** The maximum zoom for a rug whose box has this size. */
export function closest({ width, height }: Box): number {
  return Math.max(2, (FINEST_LONG_SIDE * LARGEST_PIXEL) / Math.max(width, height))
}

/** Zooms by a factor; the point `at`, measured from the centre of the rug's box, stays in place. */
export function zoomedBy(zoom: Zoom, factor: number, at: Point, rug: Box): Zoom {
  const wanted = Math.min(zoom.scale * factor, closest(rug))
  // Snaps to the whole rug when almost there.
  if (wanted < 1.04) return WHOLE
  const ratio = wanted / zoom.scale
  const x = at.x - (at.x - zoom.x) * ratio
  const y = at.y - (at.y - zoom.y) * ratio
  return bounded({ scale: wanted, x, y }, rug)
}

/** Pans by CSS pixels within the rug's edges. */
export function panned({ scale, x, y }: Zoom, by: Point, rug: Box): Zoom {
  return bounded({ scale, x: x + by.x, y: y + by.y }, rug)
}

/** Keeps the box covered by the rug. */
function bounded({ scale, x, y }: Zoom, { width, height }: Box): Zoom {
  const within = (value: number, side: number) => {
    const most = (side * (scale - 1)) / 2
    return Math.max(-most, Math.min(most, value))
  }
  return { scale, x: within(x, width), y: within(y, height) }
}

/**
 * The part of the rug visible inside `stage`; both boxes are in screen coordinates. A rug that lies on its side has
 * its upper edge at the left.
 */
export function windowOf({ scale, x, y }: Zoom, rug: Box, stage: Box, lying: boolean): RugWindow {
  if (scale === 1) return WHOLE_RUG
  const across = seen(rug.left + rug.width / 2 + x, rug.width * scale, stage.left, stage.width)
  const down = seen(rug.top + rug.height / 2 + y, rug.height * scale, stage.top, stage.height)
  const [horizontal, vertical] = lying ? [[1 - down[1], 1 - down[0]] as const, across] : [across, down]
  return {
    left: horizontal[0],
    top: vertical[0],
    width: horizontal[1] - horizontal[0],
    height: vertical[1] - vertical[0],
  }
}

/** Start and length of the visible part along one axis, as fractions. */
function seen(middle: number, length: number, from: number, room: number): readonly [number, number] {
  const start = middle - length / 2
  const share = (at: number) => Math.max(0, Math.min(1, (at - start) / length))
  return [share(from), share(from + room)]
}
