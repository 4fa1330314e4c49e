import type { Room } from '@nawl/domain/room-plan/room'

/** Room above and left of the walls for their dimension lines, and on the other sides, in pixels. */
export const MARGIN = 46
const EDGE = 18

/** How a plan is drawn, in pixels of its picture, and how many of them a millimetre is. */
export type PlanScale = {
  readonly width: number
  readonly height: number
  /** Where the left wall stands. */
  readonly left: number
  readonly perMm: number
}

/** The largest scale at which a room fits its column, and a phone's or desk's height. */
export function planScale({ widthMm, lengthMm }: Room, width: number): PlanScale {
  const most = Math.max(360, Math.min(640, width * 1.2))
  const perMm = Math.min((width - MARGIN - EDGE) / widthMm, (most - MARGIN - EDGE) / lengthMm)
  const spare = width - MARGIN - EDGE - widthMm * perMm
  return { width, height: Math.round(lengthMm * perMm + MARGIN + EDGE), left: MARGIN + spare / 2, perMm }
}
