import type { AssistantCard } from '@nawl/contract/assistant/assistant'
import type { Currency } from '@nawl/domain/money/currency'
import type { Cents } from '@nawl/domain/money/money'
import { squareFootPrice } from '@nawl/domain/shop/price-list'
import { LISTED_AREAS_SQ_FT, isCollection } from '@nawl/domain/catalogue/collection'
import { toDirhams } from '@nawl/domain/money/money'
import { assistantRugs } from '@nawl/messages/by-language/assistant-rugs'
import { money } from '@nawl/messages/by-language/money'
import { names } from '@nawl/messages/by-language/names'
import { rooms } from '@nawl/messages/by-language/rooms'
import { rug as rugMessages } from '@nawl/messages/by-language/rug'
import { yarns } from '@nawl/messages/by-language/yarns'
import { type LanguageCode, LANGUAGES } from '@nawl/messages/languages'
import { moneyText } from '@nawl/messages/text/money'
import { sizeText } from '@nawl/messages/text/rug-text'

import { type PricedSize, sizeAsTyped } from './priced-size.ts'
import type { Reason } from './rank-rugs.ts'
import type { TraitedRug } from './rug-traits.ts'
import type { Wishes } from './wishes.ts'

type Shown = {
  readonly language: LanguageCode
  readonly currency: Currency
  /** Null for the size that each is listed in. */
  readonly size: PricedSize | null
}

/** At most this many reasons: a card has two lines. */
const MOST_REASONS = 2

/** A rug as a card: why it is shown, and what it costs in which size. */
export function rugCard(
  { rug, address }: TraitedRug,
  why: string,
  price: Cents,
  shown: Shown,
): AssistantCard {
  const { language } = shown
  const priced = assistantRugs[language].pricedAt({
    price: priceText(price, shown),
    size: sizeOf(rug.collection, price, shown),
  })
  return {
    rug: address,
    name: names[language](rug.name),
    picture: rug.mainImage,
    note: why === '' ? priced : `${why} ${priced}`,
  }
}

/** Reasons as a sentence. */
export function reasonText(
  one: TraitedRug,
  reasons: readonly Reason[],
  wishes: Wishes,
  language: LanguageCode,
  liked: string,
): string {
  const said = assistantRugs[language]
  const texts = reasons.slice(0, MOST_REASONS).map((reason): string => {
    switch (reason.kind) {
      case 'yarns':
        return said.hasYarns({
          yarns: listed(
            reason.yarns.slice(0, 3).map((name) => yarns[language](name)),
            language,
          ),
        })
      case 'with':
        return said.goesWith({ yarn: yarns[language](reason.yarn), color: reason.color })
      case 'ground':
        return said.ground({ tone: reason.tone })
      case 'quality':
        return said.quality({ quality: reason.quality })
      case 'room':
        return said.forRoom({ room: rooms[language].inSentence({ room: wishes.room ?? one.rug.room ?? '' }) })
      case 'collection':
        return said.ofCollection({ collection: names[language](one.rug.collection) })
      case 'like':
        return said.resembles({ name: liked })
    }
  })
  return texts.length === 0 ? '' : said.because({ reasons: capitalized(texts.join(said.join)) })
}

export const listed = (items: readonly string[], language: LanguageCode): string =>
  new Intl.ListFormat(LANGUAGES[language].tag).format(items)

export function priceText(
  price: Cents,
  { language, currency }: Pick<Shown, 'language' | 'currency'>,
): string {
  return moneyText(money[language], currency === 'AED' ? toDirhams(price) : price, currency)
}

/** The size that a price is for: as chosen, or the area that a design is listed in. */
function sizeOf(collection: string, price: Cents, { size, language }: Shown): string {
  if (size) return sizeText(rugMessages[language], sizeAsTyped(size)) ?? ''
  const area = isCollection(collection)
    ? LISTED_AREAS_SQ_FT[collection]
    : Math.round(price / squareFootPrice(collection))
  return assistantRugs[language].area({ area })
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
