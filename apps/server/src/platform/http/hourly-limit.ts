import { isDatabaseAway } from '../db/is-database-away.ts'
import { isFresh } from '../is-fresh.ts'
import { callerOf } from './caller-of.ts'
import type { CallCounts } from './call-count.store.ts'

const HOUR_MS = 60 * 60 * 1000
/** Callers remembered at once. Beyond that those who have called least are forgotten, rather than memory filled. */
const MOST_CALLERS = 20_000

/** Tells whether one more of what `caller`, an address, asks for is within its hour's measure, and counts it. */
export type HourlyLimit = (caller: string) => Promise<boolean>
/** A limit of `most` within an hour of the first, under a name of its own. */
export type HourlyLimits = (name: string, most: number) => HourlyLimit

type Deps = {
  readonly now: () => number
  /** Where several processes count together; null where there is one. */
  readonly counts: CallCounts | null
  readonly report: (error: unknown) => void
}

/**
 * Counts what each caller does: in this process, and where several share a database, there. Only calls that cost us
 * something are counted, mails, sign-ins, uploads, carts, so a question to the database is the least of their costs.
 * While it is away each process counts for itself: such a call is then refused at most as many times later as there
 * are processes, and the shop is not shut for that.
 */
export function hourlyLimits({ now, counts, report }: Deps): HourlyLimits {
  return (name, most) => {
    const own = ownCounts(now)
    return async (address) => {
      const caller = callerOf(address)
      // Who is over the measure here is over it everywhere.
      if (own(caller) > most) return false
      if (!counts) return true
      try {
        return (await counts.add(name, caller)) <= most
      } catch (error) {
        if (!isDatabaseAway(error)) report(error)
        return true
      }
    }
  }
}

/** How often each has called within an hour of its first call, this one included. */
function ownCounts(now: () => number): (caller: string) => number {
  const callers = new Map<string, Calls>()
  return (caller) => {
    const known = callers.get(caller)
    if (known && isFresh(HOUR_MS, known.since, now())) return ++known.count
    if (callers.size >= MOST_CALLERS) forgetSome(callers, now())
    callers.set(caller, { since: now(), count: 1 })
    return 1
  }
}

type Calls = { since: number; count: number }

/**
 * Forgets whose hour is over, and then who has called least, a tenth of all at a time. Whoever calls from thousands of
 * addresses makes room with their own: to have a caller's count forgotten, they would all have to call more often.
 */
function forgetSome(callers: Map<string, Calls>, now: number): void {
  for (const [caller, { since }] of callers) if (!isFresh(HOUR_MS, since, now)) callers.delete(caller)
  const beyond = callers.size - 0.9 * MOST_CALLERS
  if (beyond <= 0) return
  const least = [...callers].toSorted(([, p], [, q]) => p.count - q.count).slice(0, beyond)
  for (const [caller] of least) callers.delete(caller)
}
