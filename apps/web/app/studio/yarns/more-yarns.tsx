import './more-yarns.css'

import { useState } from 'react'

import { nearestYarns } from './nearest-yarns.ts'
import type { YarnChoice } from './yarn-choice.ts'
import { YarnPages } from './yarn-pages.tsx'
import { YarnResults } from './yarn-results.tsx'
import { YarnSearchField } from './yarn-search-field.tsx'

type MoreYarnsProps = {
  /** The shade card opens at this colour. */
  readonly around: string
  readonly choice: YarnChoice
}

/** The whole shade card: to browse, to search, and to find the nearest yarns to any colour. */
export function MoreYarns({ around, choice }: MoreYarnsProps) {
  const [query, setQuery] = useState('')
  const [page, setPage] = useState(() => Number(nearestYarns(around, 1)[0]?.yarn.code.slice(0, 2) ?? 1) - 1)
  return (
    <div className="grid grid-cols-1 pb-1.5">
      <YarnSearchField query={query} onChange={setQuery} />
      {query.trim() === '' ? (
        <YarnPages page={page} onTurn={setPage} choice={choice} />
      ) : (
        <YarnResults query={query} choice={choice} />
      )}
    </div>
  )
}
