import type { Favourite } from '@nawl/contract/account/saved'

import { FeaturedCard } from '../catalogue/home/featured-card.tsx'
import { RugCardSkeletons } from '../catalogue/cards/rug-card-skeleton.tsx'
import { TextLink } from '../ui/controls/text-link.tsx'
import { AccountSection } from './account-section.tsx'
import type { SiteCards } from './use-site-cards.ts'

type FavouritesProps = {
  /** Null while loading. */
  readonly favourites: readonly Favourite[] | null
  readonly cards: SiteCards
}

/** Favourite rugs, latest first. */
export function Favourites({ favourites, cards }: FavouritesProps) {
  return (
    <AccountSection title="Favourites" count={favourites?.length ?? 0}>
      {favourites?.length === 0 && (
        <div className="account-empty type-body">
          <p>None yet. A heart stands at the corner of each rug.</p>
          <TextLink to="/products">Browse all rugs</TextLink>
        </div>
      )}
      {(!favourites || (favourites.length > 0 && !cards)) && (
        <CardSkeletons label="Your favourites are on their way." count={favourites?.length ?? 4} />
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
