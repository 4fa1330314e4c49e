import type { SavedThings } from '@nawl/contract/account/saved'

import { FeaturedCard } from '../catalogue/home/featured-card.tsx'
import { Button } from '../ui/controls/button.tsx'
import { TextLink } from '../ui/controls/text-link.tsx'
import { AccountSection } from './account-section.tsx'
import { CardSkeletons } from './favourites.tsx'
import type { SiteCards } from './use-site-cards.ts'
import { useRecommendations } from './use-recommendations.ts'

/** Rugs similar to the saved ones, each with the reason. */
export function Recommended({ saved, cards }: { readonly saved: SavedThings; readonly cards: SiteCards }) {
  const [answer, again] = useRecommendations(saved)
  if (answer === 'failed')
    return (
      <AccountSection title="You may like">
        <div className="account-empty type-body" role="status">
          <p>What you may like could not be worked out just now.</p>
          <Button small onClick={again}>
            Try again
          </Button>
        </div>
      </AccountSection>
    )
  return (
    <AccountSection title="You may like">
      {answer === 'coming' || !cards ? (
        <CardSkeletons label="Rugs you may like are being looked for." count={4} />
      ) : answer.length === 0 ? (
        <div className="account-empty type-body">
          <p>Nothing to go by yet. Look at some rugs, or give one a heart.</p>
          <TextLink to="/products">Browse all rugs</TextLink>
        </div>
      ) : (
        <ul className="featured-grid">
          {answer.map(({ address, because }) => {
            const rug = cards.get(address)
            return (
              rug && (
                <li key={address}>
                  <FeaturedCard rug={rug} />
                  <p className="type-caption mt-2 text-graphite">{sentence(because.text)}</p>
                </li>
              )
            )
          })}
        </ul>
      )}
    </AccountSection>
  )
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
