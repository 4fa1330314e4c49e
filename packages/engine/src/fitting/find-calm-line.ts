import type { IndexedDrawing } from './fit-drawing.ts'

/** How far before and after a line is compared, as part of the shorter side. */
const REACH = 0.005
/** Part of a line that may change across it. */
const CALM = 0.001
/** Lines nearer to the middle would cut what stands there. */
const NEAREST_TO_MIDDLE = 0.4

/**
 * A pair of lines across a bordered drawing, at the same distance from both ends, over which nothing changes: plain
 * ground, or stripes that run along. Returns that distance in pixels along the side `extended`; the middle of the widest
 * such place, null if there is none.
 */
export function findCalmLine(
  { yarns, width, height }: IndexedDrawing,
  extended: 'x' | 'y',
  band: number,
): number | null {
  const [along, across] = extended === 'x' ? [width, height] : [height, width]
  const [step, stride] = extended === 'x' ? [1, width] : [width, 1]
  const reach = Math.max(1, Math.round(REACH * Math.min(width, height)))
  const [from, to] = [Math.ceil(band), Math.floor(across - band)]
  const changesAt = (line: number) => {
    let changes = 0
    for (let at = from; at < to; at++)
      if (yarns[(line - reach) * step + at * stride] !== yarns[(line + reach) * step + at * stride]) changes++
    return changes / (to - from)
  }
  const isCalm = (distance: number) => Math.max(changesAt(distance), changesAt(along - 1 - distance)) <= CALM
  let widest: readonly [start: number, length: number] = [0, 0]
  let start = 0
  const last = Math.floor(NEAREST_TO_MIDDLE * along)
  for (let distance = Math.ceil(band) + reach; distance <= last; distance++) {
    if (!isCalm(distance)) start = 0
    else if (start === 0) start = distance
    if (start > 0 && distance - start >= widest[1]) widest = [start, distance - start + 1]
  }
  return widest[1] === 0 ? null : widest[0] + widest[1] / 2
}
