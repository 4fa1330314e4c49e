/** The middle value; the higher of the two middle ones of an even number. */
export function median(values: readonly number[]): number {
  return values.toSorted((p, q) => p - q)[values.length >> 1] ?? Number.NaN
}
