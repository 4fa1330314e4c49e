import { narrowed } from '@nawl/domain/catalogue/facets'

import { usePrice } from '../../page/country/use-price.ts'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { WhenLoaded } from '../../ui/when-loaded.tsx'
import { type ListingQuery, ListingBar } from './listing-bar.tsx'
import { RugCard } from '../cards/rug-card.tsx'
import type { RugCardFacts } from '../cards/rug-card-facts.ts'
import { RugCardSkeletons } from '../cards/rug-card-skeleton.tsx'
import { sortCards } from './sort-cards.ts'

const SIZES = '(width < 700px) 44vw, (width < 1000px) 29vw, 27vw'

type ListingGridProps = {
  readonly cards: readonly RugCardFacts[] | Promise<readonly RugCardFacts[]>
  readonly category: string | undefined
  readonly query: ListingQuery
}

/** The number of rugs and the rugs; placeholders while loading. */
export function ListingGrid({ cards, category, query }: ListingGridProps) {
  return (
    <WhenLoaded key={category} value={cards} fallback={<Waiting />}>
      {(found) =>
        found.length > 0 ? <Found cards={found} query={query} /> : <Empty category={category ?? ''} />
      }
    </WhenLoaded>
  )
}

function Found({ cards, query }: { readonly cards: readonly RugCardFacts[]; readonly query: ListingQuery }) {
  const { price } = usePrice()
  const listed = sortCards(narrowed(cards, query.chosen), query.sort)
  return (
    <>
      <ListingBar cards={cards} listed={listed.length} query={query} />
      {listed.length === 0 && <NothingLeft />}
      <ul className="listing-grid">
        {listed.map((rug, place) => (
          <li key={rug.address}>
            <RugCard
              rug={rug}
              price={price(rug.basePrice)}
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
      <div className="mb-[22px] flex min-h-[54px] flex-wrap items-center gap-x-7 max-md:mb-[13px] max-md:min-h-[50px]">
        <output className="block type-h4">Loading our beautiful rug collection...</output>
      </div>
      <RugCardSkeletons look="listing" count={6} />
    </>
  )
}

function NothingLeft() {
  return (
    <div className="pt-8 pb-24">
      <p className="type-h4">No rug here is all of that at once.</p>
      <p className="mt-2">
        <TextLink to="?">Show every rug of this page</TextLink>
      </p>
    </div>
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
