import type { SavedThings } from '@nawl/contract/account/saved'
import * as messages from '@nawl/messages/account'

import { FeaturedCard } from '../catalogue/home/featured-card.tsx'
import type { RugCardFacts } from '../catalogue/cards/rug-card-facts.ts'
import { TextLink } from '../ui/controls/text-link.tsx'
import { AccountSection } from './account-section.tsx'
import { CardSkeletons } from './designs/favourites.tsx'
import { useRecommendations } from './designs/use-recommendations.ts'
import type { SiteCards } from './use-site-cards.ts'

const RUGS = 4

type WelcomeProps = {
  readonly saved: SavedThings
  readonly cards: SiteCards
  /** Not signed in: the way to an order stands beside the invitation. */
  readonly visitor: boolean
}

/** In place of all that is empty: what will be here, and four rugs, by what was looked at if anything was. */
export function Welcome({ saved, cards, visitor }: WelcomeProps) {
  const [answer] = useRecommendations(saved)
  const like = Array.isArray(answer) ? answer.flatMap(({ address }) => cards?.get(address) ?? []) : []
  const others = [...(cards?.values() ?? [])].filter((rug) => !like.includes(rug))
  const rugs: readonly RugCardFacts[] = [...like, ...others].slice(0, RUGS)
  return (
    <AccountSection title={messages.welcome}>
      <div className="account-empty type-body max-w-[40em]">
        <p>{messages.welcomeText}</p>
        <p className="flex flex-wrap gap-x-8">
          <TextLink to="/products">{messages.browse}</TextLink>
          {!visitor && <TextLink to="/orders">{messages.findGuestOrder}</TextLink>}
        </p>
      </div>
      {!cards || answer === 'coming' ? (
        <CardSkeletons label={messages.welcomeLoading} count={RUGS} />
      ) : (
        <>
          <h3 className="type-h3 mt-12">{messages.youMayLike}</h3>
          <ul className="featured-grid">
            {rugs.map((rug) => (
              <li key={rug.address}>
                <FeaturedCard rug={rug} />
              </li>
            ))}
          </ul>
        </>
      )}
    </AccountSection>
  )
}
