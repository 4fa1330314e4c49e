import * as messages from '@nawl/messages/listing'
import { chosenFacets } from '@nawl/domain/catalogue/facets'
import { designsIn } from '@nawl/domain/catalogue/listing'
import { listingTitle } from './listing-title.ts'
import { useMemo } from 'react'
import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'

import { pageContext } from '../../page/page-context.ts'
import { PageHead } from '../../page/page-head.tsx'
import { WhenLoaded } from '../../ui/when-loaded.tsx'
import type { Route } from './+types/listing.route'
import { ListingGrid } from './listing-grid.tsx'
import { listingRedirect } from './listing-redirect.ts'
import { ListingSidebar, OtherWays } from './listing-sidebar.tsx'
import { browserDesigns, loadDesigns, type LoadedDesigns } from '../cards/load-designs.ts'
import { byArea, type ListedCard, listedCard, sortOf } from './sort-cards.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const elsewhere = listingRedirect(request)
  if (elsewhere) throw elsewhere
  const cards = cardsIn(params.category)(await loadDesigns(context.get(pageContext).fetchApi))
  return { cards: packed(cards) }
}

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const elsewhere = listingRedirect(request)
  if (elsewhere) throw elsewhere
  return { cards: browserDesigns(cardsIn(params.category)) }
}
clientLoader.hydrate = false as const

/** Sorting and filtering happen on the page: only another category, or the old form of its URL, needs to load. */
export function shouldRevalidate({ currentParams, nextParams, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentParams['category'] !== nextParams['category'] || nextUrl.searchParams.has('category')
}

export default function ListingPage({ loaderData, params: { category } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const cards = useMemo(() => unpacked(loaderData.cards), [loaderData.cards])
  const title = listingTitle(category)
  const path =
    category === undefined ? '/products' : `/products/${encodeURIComponent(category.toLowerCase())}`
  const empty = Array.isArray(cards) && cards.length === 0
  return (
    <div className="page-margin page-space md:grid md:grid-cols-12 md:gap-x-6">
      <PageHead title={title} description={messages.description({ title })} path={path} hidden={empty} />
      <header className="listing-head">
        <h1 className="type-h1">{title}</h1>
        <WhenLoaded key={category} value={cards} fallback={<AboutPrices />}>
          {(found) => found.length > 0 && <AboutPrices />}
        </WhenLoaded>
      </header>
      <ListingSidebar path={path} />
      <div className="md:[grid-area:2/4/auto/-1] md:border-t md:border-rule">
        <ListingGrid
          cards={cards}
          category={category}
          query={{
            chosen: chosenFacets((id) => search.getAll(id)),
            sort: sortOf(search.get('sort')),
            inRooms: search.get('show') === 'rooms',
          }}
        />
        <OtherWays className="mt-12 md:hidden" />
      </div>
    </div>
  )
}

function AboutPrices() {
  return <p className="type-caption text-graphite">{messages.aboutPrices}</p>
}

/** Cards in the first view: six on a phone, two rows on a wide screen. */
const IN_VIEW = 6

/** Only cards in the first view get a blurred placeholder: sixty would be a quarter of the page. */
function packed(cards: readonly ListedCard[]): string {
  return JSON.stringify(cards.map((card, place) => (place < IN_VIEW ? card : { ...card, placeholder: '' })))
}

/** Cards are sent as a JSON string: as router values they would be four times the bytes and twice the work. */
function unpacked<T>(cards: string | T): readonly ListedCard[] | T {
  return typeof cards === 'string' ? (JSON.parse(cards) as readonly ListedCard[]) : cards
}

function cardsIn(category: string | undefined) {
  return ({ designs }: LoadedDesigns) =>
    byArea(designsIn(designs, category), category).map((rug) => listedCard(designs, rug))
}
