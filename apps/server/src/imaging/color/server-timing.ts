/** What an answer was spent on, in milliseconds; 0 where it was done for an earlier one. */
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
