/** Durations of an answer's steps in milliseconds; 0 for cached steps. */
export type Timings = {
  readonly decode: number
  readonly separate: number
  readonly tuft?: number
  readonly paint: number
  readonly encode: number
}

/** The `Server-Timing` header of a colour answer. */
export function serverTiming(timings: Timings): string {
  return Object.entries(timings)
    .map(([name, ms]) => `${name};dur=${ms.toFixed(2)}`)
    .join(', ')
}
