import type { Favourite } from '@nawl/contract/account/saved'
import * as messages from '@nawl/messages/account'

import { FeaturedCard } from '../../catalogue/home/featured-card.tsx'
import { RugCardSkeletons } from '../../catalogue/cards/rug-card-skeleton.tsx'
import { AccountSection } from '../account-section.tsx'
import type { SiteCards } from '../use-site-cards.ts'

type FavouritesProps = {
  /** Null while loading. */
  readonly favourites: readonly Favourite[] | null
  readonly cards: SiteCards
}

/** Favourite rugs, latest first; nothing while there are none. */
export function Favourites({ favourites, cards }: FavouritesProps) {
  if (favourites?.length === 0) return null
  return (
    <AccountSection title={messages.favourites} count={favourites?.length ?? 0}>
      {(!favourites || (favourites.length > 0 && !cards)) && (
        <CardSkeletons label={messages.favouritesLoading} count={favourites?.length ?? 4} />
      )}
      {favourites && favourites.length > 0 && cards && (
        <ul className="featured-grid">
          {favourites.map(({ address }) => {
            const rug = cards.get(address)
            return (
              rug && (
                <li key={address}>
                  <FeaturedCard rug={rug} />
                </li>
              )
            )
          })}
        </ul>
      )}
    </AccountSection>
  )
}

/** Placeholders for a row of cards. */
export function CardSkeletons({ label, count }: { readonly label: string; readonly count: number }) {
  return (
    <>
      <p role="status" className="sr-only">
        {label}
      </p>
      <RugCardSkeletons look="featured" count={Math.min(count, 4)} />
    </>
  )
}
