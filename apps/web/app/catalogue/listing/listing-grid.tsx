import * as messages from '@nawl/messages/listing'
import * as shell from '@nawl/messages/shell'
import { narrowed } from '@nawl/domain/catalogue/facets'
import { ROOMS } from '@nawl/domain/rug/site-rooms'
import { Fragment } from 'react'

import { usePrice } from '../../page/country/use-price.ts'
import { LineDrawing } from '../../ui/line-drawing.tsx'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { WhenLoaded } from '../../ui/when-loaded.tsx'
import { type ListingQuery, ListingBar } from './listing-bar.tsx'
import { RoomBreak, RoomCard } from '../cards/room-card.tsx'
import { RugCard } from '../cards/rug-card.tsx'
import { RugCardSkeletons } from '../cards/rug-card-skeleton.tsx'
import { sortCards, type ListedCard } from './sort-cards.ts'

const ROOM_SIZES = '(width < 700px) 100vw, (width < 1000px) 44vw, 35vw'
const LARGE_ROOM_SIZES = '(width < 1000px) 100vw, 78vw'
const SIZES = '(width < 700px) 44vw, (width < 1000px) 29vw, 27vw'

type ListingGridProps = {
  readonly cards: readonly ListedCard[] | Promise<readonly ListedCard[]>
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

function Found({ cards, query }: { readonly cards: readonly ListedCard[]; readonly query: ListingQuery }) {
  const { price } = usePrice()
  const listed = sortCards(narrowed(cards, query.chosen), query.sort, query.chosen.color)
  return (
    <>
      <ListingBar cards={cards} listed={listed.length} query={query} />
      {listed.length === 0 && <NothingLeft />}
      {query.inRooms ? (
        <ul className="listing-grid listing-rooms">
          {listed.map((rug, place) => (
            <li key={rug.address}>
              <RoomCard
                rug={rug}
                price={price(rug.basePrice)}
                sizes={place % ROOMS_TO_A_LARGE === LARGE_ROOM ? LARGE_ROOM_SIZES : ROOM_SIZES}
                first={place < 2}
              />
            </li>
          ))}
        </ul>
      ) : (
        <ul className="listing-grid">
          {listed.map((rug, place) => (
            <Fragment key={rug.address}>
              <li>
                <RugCard
                  rug={rug}
                  price={price(rug.basePrice)}
                  look="listing"
                  sizes={SIZES}
                  first={place < 3}
                  heading="h2"
                />
              </li>
              {(place + 1) % RUGS_TO_A_ROOM === 0 && place + 1 < listed.length && (
                <li className="listing-room">
                  <RoomBreak rug={roomRug(listed, place)} sizes={LARGE_ROOM_SIZES} />
                </li>
              )}
            </Fragment>
          ))}
        </ul>
      )}
    </>
  )
}

/** After so many rugs one of them is shown in its room across the list. */
const RUGS_TO_A_ROOM = 12

/**
 * Of so many rooms the one after two small ones is as wide as the list, so that the first view has names and prices:
 * `listing-rooms.css` counts as well.
 */
const ROOMS_TO_A_LARGE = 5
const LARGE_ROOM = 2

/** Of the rugs above a room the one whose room has not been shown for longest. */
function roomRug(listed: readonly ListedCard[], place: number): ListedCard {
  const above = listed.slice(place + 1 - RUGS_TO_A_ROOM, place + 1)
  const turn = Math.floor(place / RUGS_TO_A_ROOM)
  const wanted = ROOMS[(turn * ROOM_STEP) % ROOMS.length]
  return above.find(({ room }) => room === wanted) ?? above[turn] ?? listed[place]!
}

/** Coprime to the number of rooms, so that all of them get their turn. */
const ROOM_STEP = 5

function Waiting() {
  return (
    <>
      <div className="mb-[22px] flex min-h-[54px] flex-wrap items-center gap-x-7 max-md:mb-[13px] max-md:min-h-[50px]">
        <output className="block type-h4">{messages.loading}</output>
      </div>
      <RugCardSkeletons look="listing" count={6} />
    </>
  )
}

function NothingLeft() {
  return (
    <div className="pt-8 pb-24">
      <p className="type-h4">{messages.nothingLeft}</p>
      <p className="mt-2">
        <TextLink to="?">{messages.showEvery}</TextLink>
      </p>
    </div>
  )
}

function Empty({ category }: { readonly category: string }) {
  return (
    <div className="empty-page">
      <LineDrawing of="warp" />
      <output className="block type-h3">{messages.emptyCategory({ category })}</output>
      <p className="mt-2">
        <TextLink to="/products">{shell.browseAll}</TextLink>
      </p>
    </div>
  )
}
