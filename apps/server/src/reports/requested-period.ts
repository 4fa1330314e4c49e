import type { ReportQuery } from '@nawl/contract/desk/report'
import { shopDay } from '@nawl/domain/shop/time-zone'
import { MOST_REPORT_DAYS, readPeriod } from '@nawl/domain/reports/report-period'
import type { ReportPeriod } from '@nawl/domain/reports/report-period'

import { ApiError } from '../platform/http/api-error.ts'

/** The period that is asked for. Throws the ApiError `request/invalid` for one that is none. */
export function requestedPeriod({ from, to }: Pick<ReportQuery, 'from' | 'to'>, now: number): ReportPeriod {
  const period = readPeriod({ from, to }, shopDay(new Date(now)))
  if (!period) {
    throw new ApiError('request/invalid', {
      field: 'from',
      detail: `from: has to be at most ${MOST_REPORT_DAYS} days before today, and not after it`,
    })
  }
  return period
}
