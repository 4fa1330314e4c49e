/** The median; the higher of the two middle values of an even number. */
export function median(values: readonly number[]): number {
  return values.toSorted((p, q) => p - q)[values.length >> 1] ?? Number.NaN
}
