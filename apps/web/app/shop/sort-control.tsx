import { Form } from 'react-router'

import { SORTS, type Sort } from './sort-cards.ts'

/** The order of the grid, kept in the address. Without scripts it is a form with a button. */
export function SortControl({ sort }: { readonly sort: Sort }) {
  return (
    <Form method="get" replace preventScrollReset className="sort-control type-caption">
      <label htmlFor="sort">Sort</label>
      <select
        id="sort"
        name="sort"
        key={sort}
        defaultValue={sort}
        onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
      >
        {SORTS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className="min-h-11 underline">
          Apply
        </button>
      </noscript>
    </Form>
  )
}
