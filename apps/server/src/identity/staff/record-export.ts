import type { Database } from '../../platform/db/database.ts'
import type { HourlyLimits } from '../../platform/http/limits/hourly-limit.ts'
import { recordChange } from './desk-change.store.ts'
import type { Member } from './member.ts'

type Deps = { readonly database: Database; readonly limits: HourlyLimits; readonly now: () => number }

type Export = {
  readonly what:
    | 'orders'
    | 'lines'
    | 'customers'
    | 'yarns'
    | 'designs'
    | 'prices'
    | 'documents'
    | 'month'
    | 'yarnNeeds'
  readonly rows: number
  readonly filter: Readonly<Record<string, unknown>>
  /** Whether its rows were selected one by one. */
  readonly isSelection: boolean
}

const EXPORTS_PER_HOUR = 60

/** Records exports before their first row is sent, so that none that is broken off goes unnoticed. */
export function exportRecord({ database, limits, now }: Deps) {
  const limit = limits('export', EXPORTS_PER_HOUR)
  return async (by: Member, { what, rows, filter, isSelection }: Export): Promise<void> => {
    await limit.check(by.email)
    // Not what was searched: it may be the name of somebody who is erased one day.
    const { search, ...rest } = filter
    const filters = Object.entries(rest).flatMap(([name, value]) =>
      typeof value === 'string' ? [`${name}=${value}`] : [],
    )
    await recordChange(database.orm, {
      at: new Date(now()),
      by: by.email,
      kind: 'list.exported',
      subject: what,
      before: null,
      after: { rows, filters: filters.join('&'), searched: search !== undefined, selected: isSelection },
    })
  }
}
