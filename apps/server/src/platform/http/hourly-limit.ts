import type { FastifyRequest } from 'fastify'

import { isDatabaseAway } from '../db/database-errors.ts'
import { isFresh } from '../is-fresh.ts'
import { callerOf } from './caller-of.ts'
import type { CallCounts } from './call-count.store.ts'
import { ApiError } from './api-error.ts'

const HOUR_MS = 60 * 60 * 1000
/** Callers in memory; beyond this the least active are evicted. */
const MOST_CALLERS = 20_000

/** Counts a call by an address and resolves to whether it is within the hourly limit. */
type HourlyLimit = (caller: string) => Promise<boolean>
/** A named limit of `most` calls within an hour of the first. */
export type HourlyLimits = (name: string, most: number) => HourlyLimit

type Deps = {
  readonly now: () => number
  /** Shared counts of several processes; null with a single process. */
  readonly counts: CallCounts | null
  readonly report: (error: unknown) => void
}

/**
 * Counts calls per caller: in this process and, when several share a database, there too. Only costly calls are counted
 * (e-mails, sign-ins, uploads, carts), so the extra query hardly matters. While the database is away each process
 * counts alone, which allows at most the limit times the number of processes.
 */
export function hourlyLimits({ now, counts, report }: Deps): HourlyLimits {
  return (name, most) => {
    const own = ownCounts(now)
    return async (address) => {
      const caller = callerOf(address)
      // Over the limit here means over the limit everywhere.
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

/** Calls per caller within an hour of the first, this one included. */
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
 * Evicts expired callers, then the least active tenth. An attacker with thousands of addresses evicts its own first: to
 * evict another caller, all of them would have to call more often.
 */
function forgetSome(callers: Map<string, Calls>, now: number): void {
  for (const [caller, { since }] of callers) if (!isFresh(HOUR_MS, since, now)) callers.delete(caller)
  const beyond = callers.size - 0.9 * MOST_CALLERS
  if (beyond <= 0) return
  const least = [...callers].toSorted(([, p], [, q]) => p.count - q.count).slice(0, beyond)
  for (const [caller] of least) callers.delete(caller)
}

/**
 * Hourly limits per caller for renderings of half a second and more. Well above what an office behind one address
 * needs; cached pictures are not counted.
 */
export const RENDERS_PER_HOUR = {
  /** Print pictures and tear sheets. */
  print: 120,
  /** Rugs as bodies, for a floor seen through a camera. */
  floor: 240,
  /** Link preview pictures. */
  share: 1_000,
  /** Designs composed for a size. */
  composed: 600,
  /** Rugs in rooms. */
  room: 1_000,
  /** Designs in carts and orders; a full cart has two hundred. */
  frozen: 2_000,
  /** Line drawings of ordered designs. */
  cartoon: 240,
  invoice: 120,
  pack: 240,
} as const

/** Refuses calls beyond the limit with the ApiError `request/too-many`. */
export function perCaller(limit: HourlyLimit) {
  return async ({ ip }: FastifyRequest): Promise<void> => {
    if (!(await limit(ip))) throw new ApiError('request/too-many')
  }
}
