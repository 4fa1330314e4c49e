/** Visits below this number are never shown, so that no figure is about one person. */
export const LEAST_SHOWN = 5

/**
 * Visits as they may be shown: whole fives, rounded down; null for fewer than five, none included. Because every figure
 * is rounded, the difference of two of them (a total and its other parts, two periods that overlap) does not tell
 * what a figure that is not shown would be.
 */
export function shownVisits(count: number): number | null {
  const fives = Math.floor(count / LEAST_SHOWN) * LEAST_SHOWN
  return fives === 0 ? null : fives
}

/**
 * The total of parts that are shown beside it. It is lowered by a step where it would tell what they are: five parts of
 * four visits each are the only ones whose total is twenty.
 */
export function shownTotal(parts: readonly number[]): number | null {
  const total = shownVisits(parts.reduce((sum, part) => sum + part, 0)) ?? 0
  const most = parts.reduce((sum, part) => sum + (shownVisits(part) ?? 0) + LEAST_SHOWN - 1, 0)
  const isTold = parts.length > 1 && most === total
  return shownVisits(isTold ? total - LEAST_SHOWN : total)
}
