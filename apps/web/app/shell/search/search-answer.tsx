import * as messages from '@nawl/messages/search'

import { TryAgain } from '../../ui/notices/try-again.tsx'
import { useSettled } from '../../ui/use-settled.ts'
import { resultMessage } from './result-messages.ts'
import { NothingFound } from './nothing-found.tsx'
import { RecentSearches } from './recent-searches.tsx'
import type { Found } from './search-index.ts'
import { SearchFound } from './search-found.tsx'
import type { Loaded } from './use-search-index.ts'

/** While typing `pearl`, five intermediate results should not be announced. */
const SETTLED_MS = 500

type SearchAnswerProps = {
  readonly query: string
  readonly loaded: Loaded
  readonly onTryAgain: () => void
  /** Starts another search. */
  readonly onLook: (query: string) => void
}

/** The content below the field: results, or the reason there are none. */
export function SearchAnswer({ query, loaded, onTryAgain, onLook }: SearchAnswerProps) {
  const found = loaded.state === 'ready' ? loaded.index.search(query) : null
  const isAsked = query.trim() !== ''
  return (
    <>
      <p role="status" className="sr-only">
        {useSettled(found ? resultMessage(query, found) : '', SETTLED_MS, '')}
      </p>
      {isAsked && loaded.state !== 'ready' ? (
        <NotYet failed={loaded.state === 'failed'} onTryAgain={onTryAgain} />
      ) : (
        <Answer query={query} found={found} onLook={onLook} />
      )}
    </>
  )
}

type AnswerProps = Pick<SearchAnswerProps, 'query' | 'onLook'> & { readonly found: Found | null }

function Answer({ query, found, onLook }: AnswerProps) {
  if (!found) return <RecentSearches onLook={onLook} />
  if (found.total === 0) return <NothingFound query={query} />
  return <SearchFound query={query} found={found} most={8} heading="h3" />
}

function NotYet({ failed, onTryAgain }: { readonly failed: boolean; readonly onTryAgain: () => void }) {
  if (!failed)
    return (
      <div className="search-found">
        <section>
          <p role="status" className="type-caption pb-3.5 text-graphite">
            {messages.fetching}
          </p>
          <div className="search-rugs" aria-hidden="true">
            {Array.from({ length: 4 }, (_, place) => (
              <div key={place} className="aspect-5/8 bg-linen" />
            ))}
          </div>
        </section>
      </div>
    )
  return (
    <TryAgain onRetry={onTryAgain} className="pt-8 pb-12">
      <p className="type-h4">{navigator.onLine ? messages.noAnswer : messages.offline}</p>
      <p className="type-ui">{navigator.onLine ? messages.ourFault : messages.goesOn}</p>
    </TryAgain>
  )
}
