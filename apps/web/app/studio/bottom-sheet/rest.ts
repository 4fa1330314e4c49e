/** The heights at which the sheet rests, lowest first. */
export const RESTS = ['peek', 'half', 'full'] as const
export type Rest = (typeof RESTS)[number]

/** How far below its full height the sheet is at each rest, in CSS pixels. */
export type RestOffsets = Readonly<Record<Rest, number>>

/** The next higher rest (`by` 1) or the next lower one (−1); the same at the end. */
export function restBeside(rest: Rest, by: 1 | -1): Rest {
  return RESTS[RESTS.indexOf(rest) + by] ?? rest
}

/** How long a released sheet would glide. */
const GLIDE_MS = 160
/** Velocity that counts as a flick, in pixels per millisecond. */
const FLICK = 0.3

/**
 * The rest of a sheet released at `offset` with a downward `velocity` in pixels per millisecond: the nearest to where
 * it would glide, but after a flick never one in the opposite direction.
 */
export function restAfter(offset: number, velocity: number, offsets: RestOffsets): Rest {
  const aim = offset + velocity * GLIDE_MS
  const distance = (rest: Rest) => Math.abs(offsets[rest] - aim)
  const nearest = (a: Rest, b: Rest) => (distance(b) < distance(a) ? b : a)
  const ahead = RESTS.filter((rest) => (offsets[rest] - offset) * velocity > 0)
  return Math.abs(velocity) > FLICK && ahead.length > 0 ? ahead.reduce(nearest) : RESTS.reduce(nearest)
}
