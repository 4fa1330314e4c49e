import { HOUR_MS } from '@nawl/domain/time/durations'
import type { FastifyRequest } from 'fastify'

import { isDatabaseAway } from '../../db/database-errors.ts'
import { isFresh } from '../../is-fresh.ts'
import { callerOf } from './caller-of.ts'
import type { CallCounts } from './call-count.store.ts'
import { ApiError } from '../api-error.ts'

/** Callers in memory; beyond this the least active are evicted. */
const MOST_CALLERS = 20_000

export type HourlyLimit = {
  /** Counts a call by an address and resolves to whether it is within the limit. */
  readonly allows: (caller: string) => Promise<boolean>
  /** Counts a call, and throws the ApiError `request/too-many` beyond the limit. */
  readonly check: (caller: string) => Promise<void>
}
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
 * (e-mails, sign-ins, uploads, carts). Limits of hundreds of calls are shared in portions of a hundredth, because the
 * statement cost as much as adding to a cart: each process allows one portion too many at most. While the database is
 * away each process counts alone, which allows at most the limit times the number of processes.
 */
export function hourlyLimits({ now, counts, report }: Deps): HourlyLimits {
  return (name, most) => {
    const own = ownCounts(now)
    const portion = Math.max(1, Math.floor(most / 100))
    const allows = async (address: string) => {
      const caller = callerOf(address)
      const calls = own(caller)
      calls.count++
      // Over the limit here means over the limit everywhere.
      if (calls.count > most) return false
      if (!counts) return true
      // Whoever was over the limit is asked about at every call, so as to be let in again in time.
      const unshared = calls.isOver ? 1 : calls.count % portion === 0 ? portion : 0
      if (unshared === 0) return true
      try {
        calls.isOver = (await counts.add(name, caller, unshared)) > most
        return !calls.isOver
      } catch (error) {
        if (!isDatabaseAway(error)) report(error)
        return true
      }
    }
    const check = async (address: string) => {
      if (!(await allows(address))) throw new ApiError('request/too-many')
    }
    return { allows, check }
  }
}

/** The calls of a caller within an hour of the first. */
function ownCounts(now: () => number): (caller: string) => Calls {
  const callers = new Map<string, Calls>()
  return (caller) => {
    const known = callers.get(caller)
    if (known && isFresh(HOUR_MS, known.since, now())) return known
    if (callers.size >= MOST_CALLERS) forgetSome(callers, now())
    const first = { since: now(), count: 0, isOver: false }
    callers.set(caller, first)
    return first
  }
}

type Calls = {
  readonly since: number
  count: number
  /** Whether the processes together had counted too many when last asked. */
  isOver: boolean
}

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
  /** Balls of yarn, of which a browser and the shop keep each. */
  yarn: 3_000,
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
    await limit.check(ip)
  }
}
