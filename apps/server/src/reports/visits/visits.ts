import type { VisitEvent } from '@nawl/domain/reports/report'
import { shopDay } from '@nawl/domain/shop/time-zone'
import { visitsSavedSince } from '@nawl/domain/reports/visit-retention'
import { findCountry } from '@nawl/domain/shop/countries/countries'
import type { FastifyRequest } from 'fastify'

import type { ShopRugs } from '../../catalogue/designs/shop-rugs.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Database } from '../../platform/db/database.ts'
import { hourlyLimits } from '../../platform/http/limits/hourly-limit.ts'
import type { Settings } from '../../settings/settings.ts'
import { mayBeCounted } from './may-be-counted.ts'
import { type Counted, visitCountStore } from './visit-counts.store.ts'

/** How long sums stay in memory. A process that is killed loses as much. */
const FLUSH_MS = 5_000
/** Sums in memory while the database is away: far more than a day has; further ones are not counted. */
const MOST_SUMS = 50_000
/** Per caller: an office of people choosing rugs; a script that calls more often counts no further. */
const VISITS_PER_HOUR = 400

type Deps = {
  readonly config: Pick<Config, 'countryHeader'>
  readonly database: Database
  readonly settings: Settings
  readonly rugs: Pick<ShopRugs, 'atHand' | 'version'>
  readonly now: () => number
  readonly report: (error: unknown, message: string) => void
}

type Asking = Pick<FastifyRequest, 'headers' | 'ip'>

export type Visits = ReturnType<typeof openVisits>

/**
 * Counts what visitors do, as sums by day, event, design and country: no cookie, address, fingerprint or identifier
 * is read or kept. The sums are added to the database every few seconds, so that no visit writes to it.
 */
export function openVisits({ config, database, settings, rugs, now, report }: Deps) {
  const store = visitCountStore(database)
  // In memory only: shared counts would be a write for each visit.
  const limit = hourlyLimits({ now, counts: null, report: () => {} })('visit', VISITS_PER_HOUR)
  const isDesign = knownDesigns(rugs)
  let sums = new Map<string, Counted & { count: number }>()
  let writing: Promise<void> | undefined
  let isFailing = false
  let timer: NodeJS.Timeout | undefined

  /** Counts an event of a visit, if visits are counted, this one may be, and the shop has the design. */
  async function count(request: Asking, event: VisitEvent, design: string): Promise<void> {
    if (!settings.shop.countsVisits() || !mayBeCounted(request) || !isDesign(design)) return
    if (!(await limit.allows(request.ip))) return
    add({ day: shopDay(new Date(now())), event, design, country: countryOf(request) }, 1)
  }

  function add(counted: Counted, times: number): void {
    const { day, event, design, country } = counted
    const key = [day, event, design, country].join('\n')
    const sum = sums.get(key)
    if (sum) sum.count += times
    else if (sums.size < MOST_SUMS) sums.set(key, { day, event, design, country, count: times })
  }

  /** The country that the proxy before the shop found out; empty where it says none. */
  function countryOf({ headers }: Asking): string {
    const said = config.countryHeader === undefined ? undefined : headers[config.countryHeader]
    return findCountry(String(said ?? '').toUpperCase())?.code ?? ''
  }

  /** Adds the sums to the database. If that fails they stay for the next time. */
  function flush(): Promise<void> {
    writing = (writing ?? Promise.resolve()).then(write)
    return writing
  }

  async function write(): Promise<void> {
    if (sums.size === 0) return
    const taken = sums
    sums = new Map()
    try {
      await store.add([...taken.values()])
      isFailing = false
    } catch (error) {
      for (const { count: times, ...counted } of taken.values()) add(counted, times)
      if (!isFailing) report(error, 'visits cannot be stored; they stay in memory')
      isFailing = true
    }
  }

  return {
    count,
    flush,
    /** Deletes sums that are kept no longer. */
    sweep: () => store.deleteBefore(visitsSavedSince(shopDay(new Date(now())))),
    isCounting: () => settings.shop.countsVisits(),
    start: () => {
      timer = setInterval(() => void flush(), FLUSH_MS).unref()
    },
    stop: async () => {
      clearInterval(timer)
      await flush()
    },
  }
}

/** Whether an address is a design that the shop sells; looked up again whenever something was published. */
function knownDesigns(rugs: Deps['rugs']): (design: string) => boolean {
  let version = Number.NaN
  let known: ReadonlySet<string> = new Set()
  return (design) => {
    if (rugs.version() !== version) {
      version = rugs.version()
      known = new Set(rugs.atHand().map(({ id }) => id))
    }
    return known.has(design)
  }
}
