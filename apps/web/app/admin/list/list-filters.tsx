import * as messages from '@nawl/messages/desk-list'
import { useSearchParams } from 'react-router'

import { withParams } from './list-query.ts'
import { MonthLinks } from './month-links.tsx'

export type ListFilter =
  | {
      readonly kind: 'choice'
      readonly name: string
      readonly label: string
      /** What is shown while nothing is chosen. */
      readonly any: string
      readonly options: readonly { readonly value: string; readonly label: string }[]
    }
  | { readonly kind: 'day' | 'switch'; readonly name: string; readonly label: string }
  /** Fills the days `from` and `to` with a month in one press. */
  | { readonly kind: 'months'; readonly name: string }

/** The filters of a list; each acts as soon as it is changed. */
export function ListFilters({ filters }: { readonly filters: readonly ListFilter[] }) {
  const [params, setParams] = useSearchParams()
  const set = (name: string, value: string) => setParams(withParams(params, { [name]: value }))
  return (
    <div role="group" aria-label={messages.filters} className="desk-filters type-ui">
      {filters.map((filter) => {
        if (filter.kind === 'months') return <MonthLinks key={filter.name} />
        const { name, label } = filter
        const value = params.get(name) ?? ''
        if (filter.kind === 'switch')
          return (
            <label key={name} className="desk-switch">
              <input
                type="checkbox"
                checked={value === '1'}
                onChange={(event) => set(name, event.target.checked ? '1' : '')}
              />
              {label}
            </label>
          )
        return (
          <label key={name}>
            <span className="type-micro text-graphite">{label}</span>
            {filter.kind !== 'choice' ? (
              <input type="date" value={value} onChange={(event) => set(name, event.target.value)} />
            ) : (
              <select value={value} onChange={(event) => set(name, event.target.value)}>
                <option value="">{filter.any}</option>
                {filter.options.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.label}
                  </option>
                ))}
              </select>
            )}
          </label>
        )
      })}
    </div>
  )
}
