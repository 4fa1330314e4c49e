const HOUR_MS = 60 * 60 * 1000
/** Callers remembered at once; beyond that all are forgotten, rather than memory filled. */
const MOST_CALLERS = 10_000

/** Counts what each caller does within an hour of its first. `allow` tells whether one more is within `most`. */
export function hourlyLimit(most: number, now: () => number) {
  const callers = new Map<string, { since: number; count: number }>()

  function allow(caller: string): boolean {
    const known = callers.get(caller)
    if (known && now() - known.since < HOUR_MS) return ++known.count <= most
    if (callers.size >= MOST_CALLERS) callers.clear()
    callers.set(caller, { since: now(), count: 1 })
    return most >= 1
  }

  return { allow }
}
