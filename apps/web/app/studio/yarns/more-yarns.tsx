import './more-yarns.css'

import { cardFamilies } from '@nawl/domain/yarn/library/shade-card'
import type { Yarn } from '@nawl/domain/yarn/library/yarn'
import { useState } from 'react'

import { nearestYarns } from '@nawl/engine/reduction/nearest-yarns'
import type { YarnChoice } from './yarn-choice.ts'
import { YarnPages } from './yarn-pages.tsx'
import { firstFound } from './first-found.ts'
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
  const [page, setPage] = useState(() => pageOf(nearestYarns(around, 1)[0]?.yarn))
  return (
    <div className="grid grid-cols-1 pb-1.5">
      <YarnSearchField
        query={query}
        onChange={setQuery}
        onEnter={() => {
          const hex = firstFound(query)
          if (hex && !choice.disabled) choice.onChoose(hex)
        }}
      />
      {query.trim() === '' ? (
        <YarnPages page={page} onTurn={setPage} choice={choice} />
      ) : (
        <YarnResults query={query} choice={choice} />
      )}
    </div>
  )
}

/** The index of the family that a yarn is in. */
const pageOf = (yarn: Yarn | undefined) =>
  Math.max(
    0,
    cardFamilies().findIndex(({ yarns }) => yarn !== undefined && yarns.includes(yarn)),
  )
