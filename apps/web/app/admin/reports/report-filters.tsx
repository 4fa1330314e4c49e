import '../list/list.css'

import { COLLECTIONS } from '@nawl/domain/catalogue/collection'
import { type ReportPeriod, REPORT_STEPS } from '@nawl/domain/reports/report-period'
import { nameOf } from '@nawl/messages/names'
import * as messages from '@nawl/messages/reports'
import { Link, useSearchParams } from 'react-router'

import { Fault } from '../../ui/forms/fault.tsx'
import { COUNTRY_FILTER } from '../list/country-filter.ts'
import { type ListFilter, ListFilters } from '../list/list-filters.tsx'
import { addressOf, withParams } from '../list/list-query.ts'
import { presets } from './report-days.ts'

type ReportFiltersProps = {
  /** The page of the report. */
  readonly path: string
  /** Today, in the shop. */
  readonly today: string
  readonly period: ReportPeriod
  /** Whether the days in the address make no period. */
  readonly isBad: boolean
}

/** What a report is about: it is in the address, so that every report is a link. */
export function ReportFilters({ path, today, period, isBad }: ReportFiltersProps) {
  const [params] = useSearchParams()
  return (
    <div className="report-filters">
      <nav aria-label={messages.period} className="type-ui">
        <ul className="desk-links">
          {presets(today).map((preset) => {
            const query = withParams(params, { from: preset.from, to: preset.to })
            const isChosen = preset.from === period.from && preset.to === period.to
            return (
              <li key={preset.label}>
                <Link to={addressOf(path, query)} aria-current={isChosen ? 'true' : undefined}>
                  {preset.label}
                </Link>
              </li>
            )
          })}
        </ul>
      </nav>
      <ListFilters filters={FILTERS} />
      <Fault>{isBad && messages.badPeriod}</Fault>
    </div>
  )
}

const FILTERS: readonly ListFilter[] = [
  { kind: 'day', name: 'from', label: messages.from },
  { kind: 'day', name: 'to', label: messages.to },
  {
    kind: 'choice',
    name: 'step',
    label: messages.step,
    any: messages.anyStep,
    options: REPORT_STEPS.map((step) => ({ value: step, label: messages.stepName({ step }) })),
  },
  { ...COUNTRY_FILTER, any: messages.anyCountry, label: messages.country } as ListFilter,
  {
    kind: 'choice',
    name: 'collection',
    label: messages.collection,
    any: messages.anyCollection,
    options: COLLECTIONS.map((collection) => ({ value: collection, label: nameOf(collection) })),
  },
]
