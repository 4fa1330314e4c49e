import type { AssistantReply } from '@nawl/contract/assistant/assistant'
import { assistantRugs } from '@nawl/messages/by-language/assistant-rugs'
import { names } from '@nawl/messages/by-language/names'
import { rooms } from '@nawl/messages/by-language/rooms'
import { rug as rugMessages } from '@nawl/messages/by-language/rug'
import { yarns } from '@nawl/messages/by-language/yarns'
import { squareFootPrice } from '@nawl/domain/shop/price-list'
import { sizeText } from '@nawl/messages/text/rug-text'

import type { Turn } from '../turn.ts'
import { type PricedSize, priceIn, sizeAsTyped } from './priced-size.ts'
import { suitsRoom } from './rank-rugs.ts'
import { listed, priceText, rugCard } from './rug-cards.ts'
import type { TraitedRug } from './rug-traits.ts'
import type { Wishes } from './wishes.ts'

/** From these differences on two drawings or two grounds are told apart at a glance. */
const BUSIER = 0.06
const LIGHTER = 7
const MOST_YARNS = 4

/** What differs between two rugs, by the catalogue's data; both as cards. */
export function compareRugs(
  first: TraitedRug,
  second: TraitedRug,
  { language, pricing: { currency } }: Turn,
  { room }: Wishes,
  size: PricedSize | null,
): AssistantReply {
  const said = assistantRugs[language]
  // Two of one name differ by their collection.
  const isNamesake = first.rug.name === second.rug.name
  const nameOf = ({ rug }: TraitedRug) =>
    isNamesake
      ? `${names[language](rug.name)} (${names[language](rug.collection)})`
      : names[language](rug.name)
  const collectionOf = ({ rug }: TraitedRug) => names[language](rug.collection)
  const yarnsOf = (one: TraitedRug) =>
    listed(
      one.rug.yarns.slice(0, MOST_YARNS).map(({ name }) => yarns[language](name)),
      language,
    )
  const pair = { first: nameOf(first), second: nameOf(second) }
  const [calm, busy] = first.busy < second.busy ? [first, second] : [second, first]
  const [light, dark] = first.lightness > second.lightness ? [first, second] : [second, first]
  const data = { ...pair, firstYarns: yarnsOf(first), secondYarns: yarnsOf(second) }
  const preferred = room && preferredFor(room, first, second, calm)

  const sentences = [
    first.rug.collection === second.rug.collection
      ? said.sameCollection({ ...data, collection: collectionOf(first) })
      : said.compared({
          ...data,
          firstCollection: collectionOf(first),
          secondCollection: collectionOf(second),
        }),
    busy.busy - calm.busy >= BUSIER ? said.busier({ calm: nameOf(calm), busy: nameOf(busy) }) : said.asBusy,
    ...(light.lightness - dark.lightness >= LIGHTER ? [said.lighter({ light: nameOf(light) })] : []),
    priceSentence(),
    ...(room === null && first.rug.room && second.rug.room && first.rug.room !== second.rug.room
      ? [said.rooms({ ...pair, firstRoom: roomText(first.rug.room), secondRoom: roomText(second.rug.room) })]
      : []),
    ...(room && preferred ? [said.rather({ room: roomText(room), name: nameOf(preferred) })] : []),
  ]
  const shown = { language, currency, size }
  return {
    kind: 'answer',
    language,
    text: sentences.join(' '),
    cards: [first, second].map((one) => rugCard(one, '', priceIn(one.rug, size), shown)),
  }

  function roomText(id: string): string {
    return rooms[language].inSentence({ room: id })
  }

  function priceSentence(): string {
    if (size === null) {
      const isSame = squareFootPrice(first.rug.collection) === squareFootPrice(second.rug.collection)
      return isSame ? said.samePriceByArea : said.atListed
    }
    const [firstPrice, secondPrice] = [priceIn(first.rug, size), priceIn(second.rug, size)]
    const sizeName = sizeText(rugMessages[language], sizeAsTyped(size)) ?? ''
    const inMoney = (price: typeof firstPrice) => priceText(price, { language, currency })
    return firstPrice === secondPrice
      ? said.samePrice({ price: inMoney(firstPrice), size: sizeName })
      : said.otherPrice({
          ...pair,
          size: sizeName,
          firstPrice: inMoney(firstPrice),
          secondPrice: inMoney(secondPrice),
        })
  }
}

/** The one that the catalogue has in that room; to sleep, else, the quieter one. */
function preferredFor(
  room: NonNullable<Wishes['room']>,
  first: TraitedRug,
  second: TraitedRug,
  calm: TraitedRug,
): TraitedRug | null {
  const lead = suitsRoom(first.rug, room) - suitsRoom(second.rug, room)
  if (lead !== 0) return lead > 0 ? first : second
  return room === 'bedroom' ? calm : null
}
