import { dollars } from '@nawl/domain/money/format-money'

import { TextLink } from '../ui/text-link.tsx'
import { WhenLoaded } from '../ui/when-loaded.tsx'
import { RugCard } from './rug-card.tsx'
import type { RugCardFacts } from './rug-card-facts.ts'
import { RugCardSkeleton } from './rug-card-skeleton.tsx'
import { sortCards, type Sort } from './sort-cards.ts'
import { SortControl } from './sort-control.tsx'

const SIZES = '(width < 700px) 44vw, (width < 1000px) 29vw, 21vw'

type ListingGridProps = {
  readonly cards: readonly RugCardFacts[] | Promise<readonly RugCardFacts[]>
  readonly category: string | undefined
  readonly sort: Sort
}

/** How many rugs there are and the rugs; while they load, their places. */
export function ListingGrid({ cards, category, sort }: ListingGridProps) {
  return (
    <WhenLoaded key={category} value={cards} fallback={<Waiting />}>
      {(found) =>
        found.length > 0 ? (
          <Found cards={sortCards(found, sort)} sort={sort} />
        ) : (
          <Empty category={category ?? ''} />
        )
      }
    </WhenLoaded>
  )
}

function Found({ cards, sort }: { readonly cards: readonly RugCardFacts[]; readonly sort: Sort }) {
  return (
    <>
      <div className="listing-bar">
        <output className="block type-caption">
          {cards.length} {cards.length === 1 ? 'design' : 'designs'}
        </output>
        <SortControl sort={sort} />
      </div>
      <ul className="listing-grid">
        {cards.map((rug, place) => (
          <li key={rug.address}>
            <RugCard
              rug={rug}
              price={dollars(rug.basePrice)}
              look="listing"
              sizes={SIZES}
              first={place < 3}
              heading="h2"
            />
          </li>
        ))}
      </ul>
    </>
  )
}

function Waiting() {
  return (
    <>
      <div className="listing-bar">
        <output className="block type-h4">Loading our beautiful rug collection...</output>
      </div>
      <ul className="listing-grid" aria-hidden="true">
        {Array.from({ length: 6 }, (_, place) => (
          <li key={place}>
            <RugCardSkeleton look="listing" />
          </li>
        ))}
      </ul>
    </>
  )
}

function Empty({ category }: { readonly category: string }) {
  return (
    <div className="pt-8 pb-24">
      <output className="block type-h4">No rugs found in the {category} category</output>
      <p className="mt-2">
        <TextLink to="/products">Browse all rugs</TextLink>
      </p>
    </div>
  )
}
