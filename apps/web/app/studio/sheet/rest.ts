/** The heights at which the sheet comes to rest, from the lowest. */
export const RESTS = ['peek', 'half', 'full'] as const
export type Rest = (typeof RESTS)[number]

/** How far below its full height the sheet lies at each rest, in CSS pixels. */
export type RestOffsets = Readonly<Record<Rest, number>>

/** The next higher rest (`by` 1) or the next lower one (−1); the same at the end. */
export function restBeside(rest: Rest, by: 1 | -1): Rest {
  return RESTS[RESTS.indexOf(rest) + by] ?? rest
}

/** How long a sheet that is let go would glide on, so that a flick carries it to the next rest. */
const GLIDE_MS = 160

/** Where a sheet let go at `offset`, moving down by `velocity` pixels a millisecond, comes to rest. */
export function restAfter(offset: number, velocity: number, offsets: RestOffsets): Rest {
  const aim = offset + velocity * GLIDE_MS
  const distance = (rest: Rest) => Math.abs(offsets[rest] - aim)
  return RESTS.reduce((nearest, rest) => (distance(rest) < distance(nearest) ? rest : nearest))
}
