import { shopDay } from '@nawl/domain/shop/time-zone'
import { readPeriod } from '@nawl/domain/reports/report-period'
import { useState } from 'react'
import { useSearchParams } from 'react-router'

/** What the address asks a report for: today in the shop, whether its days make no period, and the API's query. */
export function useReportQuery(): {
  readonly today: string
  readonly isBad: boolean
  readonly query: string
} {
  const [params] = useSearchParams()
  const [today] = useState(() => shopDay(new Date()))
  const asked = { from: params.get('from') ?? undefined, to: params.get('to') ?? undefined }
  const isBad = readPeriod(asked, today) === null
  return { today, isBad, query: queryOf(params, isBad) }
}

/** The address's query as the API takes it; without days that make no period. */
function queryOf(params: URLSearchParams, isBad: boolean): string {
  const query = new URLSearchParams()
  for (const name of ['from', 'to', 'step', 'country', 'collection']) {
    const value = params.get(name)
    const isDay = name === 'from' || name === 'to'
    if (value && !(isDay && isBad)) query.set(name, value)
  }
  return query.toString()
}
