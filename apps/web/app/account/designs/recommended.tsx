import type { SavedThings } from '@nawl/contract/account/saved'
import * as messages from '@nawl/messages/account'

import { FeaturedCard } from '../../catalogue/home/featured-card.tsx'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { TryAgain } from '../../ui/notices/try-again.tsx'
import { AccountSection } from '../account-section.tsx'
import { CardSkeletons } from './favourites.tsx'
import type { SiteCards } from '../use-site-cards.ts'
import { becauseText } from './because-text.ts'
import { useRecommendations } from './use-recommendations.ts'

/** Rugs similar to the saved ones, each with the reason. */
export function Recommended({ saved, cards }: { readonly saved: SavedThings; readonly cards: SiteCards }) {
  const [answer, again] = useRecommendations(saved)
  if (answer === 'failed')
    return (
      <AccountSection title={messages.youMayLike}>
        <TryAgain onRetry={again} className="type-body mt-5">
          <p>{messages.recommendedAway}</p>
        </TryAgain>
      </AccountSection>
    )
  return (
    <AccountSection title={messages.youMayLike}>
      {answer === 'coming' || !cards ? (
        <CardSkeletons label={messages.recommendedLoading} count={4} />
      ) : answer.length === 0 ? (
        <div className="account-empty type-body">
          <p>{messages.recommendedNone}</p>
          <TextLink to="/products">{messages.browse}</TextLink>
        </div>
      ) : (
        <ul className="featured-grid">
          {answer.map(({ address, because }) => {
            const rug = cards.get(address)
            return (
              rug && (
                <li key={address}>
                  <FeaturedCard rug={rug} />
                  <p className="type-caption mt-2 text-graphite">{becauseText(because, rug, cards, saved)}</p>
                </li>
              )
            )
          })}
        </ul>
      )}
    </AccountSection>
  )
}
