import type { SavedThings } from '@nawl/contract/account/saved'
import type { Recommendation } from '@nawl/contract/catalogue/recommendation'
import { COMES_BACK } from '@nawl/domain/recommendation/taste'
import * as messages from '@nawl/messages/account'
import { nameOf } from '@nawl/messages/names'

import type { RugCardFacts } from '../../catalogue/cards/rug-card-facts.ts'
import type { SiteCards } from '../use-site-cards.ts'

type Because = Recommendation['because']

/** Why a rug is recommended: `Because you like Stratta’s blues.` */
export function becauseText(
  { address, likes, shares }: Because,
  rug: Pick<RugCardFacts, 'name'>,
  cards: NonNullable<SiteCards>,
  { viewed }: Pick<SavedThings, 'viewed'>,
): string {
  const name = nameBeside(cards.get(address), rug)
  if (likes === 'favourite') return messages.becauseFavourite({ name, shares: inCamelCase(shares) })
  if (likes === 'design') return messages.becauseDesign({ name, shares: inCamelCase(shares) })
  const times = viewed.find((each) => each.address === address)?.times ?? 0
  return times >= COMES_BACK ? messages.becauseViewedOften({ name }) : messages.becauseViewed({ name })
}

/** Some names occur in two collections; then the collection is added. */
function nameBeside(liked: RugCardFacts | undefined, { name }: Pick<RugCardFacts, 'name'>): string {
  if (!liked || liked.name !== name) return liked?.name ?? ''
  return messages.collectionAndName({ collection: nameOf(liked.collection), name })
}

/** Names of choices in messages have no hyphens. */
const inCamelCase = (slug: string) => slug.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
