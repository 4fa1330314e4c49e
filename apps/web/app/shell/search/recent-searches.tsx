import * as messages from '@nawl/messages/search'
import { useState } from 'react'

import { Glyph } from '../../ui/glyph.tsx'
import { forgetSearch, recentSearches } from './saved-searches.ts'

/** Earlier searches, to repeat or forget; suggestions on a first visit. */
export function RecentSearches({ onLook }: { readonly onLook: (query: string) => void }) {
  const [recent, setRecent] = useState(recentSearches)
  const queries = recent.length > 0 ? recent : messages.examples.split(/[,،] /)
  return (
    <section className="pt-7 pb-12" aria-labelledby="recent-searches">
      <h3 id="recent-searches" className="type-caption pb-3.5 text-graphite">
        {recent.length > 0 ? messages.lookedForBefore : messages.forExample}
      </h3>
      <ul className="flex flex-wrap gap-x-7 *:flex *:items-center">
        {queries.map((query) => (
          <li key={query}>
            <button type="button" data-recent onClick={() => onLook(query)} className="search-word">
              {query}
            </button>
            {recent.length > 0 && (
              <button
                type="button"
                aria-label={messages.forget({ query })}
                onClick={() => setRecent(forgetSearch(query))}
                className="search-forget"
              >
                <Glyph name="close" size={14} />
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
