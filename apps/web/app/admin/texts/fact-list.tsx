import * as placeholders from '@nawl/messages/placeholders'
import { useState } from 'react'

import { TextField } from '../../ui/forms/field.tsx'
import { PlaceholderList } from './placeholder-list.tsx'
import type { Facts } from './unknown-fact.ts'

type FactListProps = { readonly facts: Facts; readonly insert: (name: string) => void }

/** The facts of the shop that a text may name, with their present values; closed until it is wanted, because it is long. */
export function FactList({ facts, insert }: FactListProps) {
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLocaleLowerCase()
  const rows = facts.map(({ name, value }) => ({
    name,
    source: `{{${name}}}`,
    short: `{{${name}}}`,
    what: placeholders.fact({ which: name }),
    shown: value,
    isExample: false,
  }))
  return (
    <details className="mt-3">
      <summary className="type-ui min-h-6">{placeholders.factsTitle}</summary>
      <p className="type-caption mt-2 text-graphite">{placeholders.factsMeaning}</p>
      <TextField
        label={placeholders.findFact}
        type="search"
        autoComplete="off"
        className="mt-2"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <PlaceholderList
        rows={rows.filter(({ name, what, shown }) =>
          [name, what, shown ?? ''].some((text) => text.toLocaleLowerCase().includes(wanted)),
        )}
        insert={({ name }) => insert(name)}
      />
    </details>
  )
}
