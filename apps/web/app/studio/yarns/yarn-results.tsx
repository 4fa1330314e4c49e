import * as messages from '@nawl/messages/yarn-picker'
import { yarnNameOf } from '@nawl/messages/yarns'
import { searchYarns } from '@nawl/domain/yarn/library/search-yarns'

import { yarnCount } from '../color/yarn-name.ts'
import { HexMatch } from './hex-match.tsx'
import { useWoolNotes } from './use-wool-notes.ts'
import { typedHex } from './typed-hex.ts'
import type { YarnChoice } from './yarn-choice.ts'
import { YarnGrid } from './yarn-grid.tsx'

/** Longer lists are for browsing, not for searching. */
const MOST_SHOWN = 30

type YarnResultsProps = { readonly query: string; readonly choice: YarnChoice }

/** Search results on the shade card: yarns of that name, or the nearest to that colour. */
export function YarnResults({ query, choice }: YarnResultsProps) {
  const shownOf = useWoolNotes()
  const hex = typedHex(query)
  if (hex) return <HexMatch hex={hex} choice={choice} />
  const yarns = searchYarns(query, yarnNameOf)
  const shown = shownOf(yarns.slice(0, MOST_SHOWN))
  return (
    <>
      <p role="status" className="card-words type-caption text-graphite">
        {countSentence(yarns.length)}
      </p>
      {shown.length > 0 && <YarnGrid label={messages.found} yarns={shown} choice={choice} />}
    </>
  )
}

function countSentence(count: number): string {
  if (count === 0) return messages.noneFound
  return count > MOST_SHOWN ? messages.firstOf({ shown: MOST_SHOWN, count }) : yarnCount(count)
}
