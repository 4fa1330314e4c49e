import type { DeskYarn, YarnFilter } from '@nawl/contract/desk/yarns'
import { termsOf } from '@nawl/domain/yarn/library/search-yarns'

import type { CardYarn } from '../settings/yarns/card-yarn.ts'

/** Yarns that match a filter, sorted. */
export function matchingYarns(card: readonly CardYarn[], filter: YarnFilter): readonly CardYarn[] {
  const { search = '', family, stock, sort = 'code', direction = 'down' } = filter
  const words = termsOf(search)
  const found = card.filter(
    (yarn) =>
      (family === undefined || yarn.family === family) &&
      isIn(stock, yarn) &&
      words.every((word) => isSaid(word, yarn)),
  )
  const sorted = sort === 'code' ? found : found.toSorted(BY[sort])
  return direction === 'up' ? sorted.toReversed() : sorted
}

const BY = {
  name: (p: CardYarn, q: CardYarn) => p.name.en.localeCompare(q.name.en, 'en'),
  // The least on the shelf first, what nobody counted last.
  kg: (p: CardYarn, q: CardYarn) => (p.kg ?? Infinity) - (q.kg ?? Infinity) || 0,
}

/** Without a choice, what is on the card. */
function isIn(stock: YarnFilter['stock'], { isOut, isArchived, base }: CardYarn): boolean {
  if (stock === 'archived') return isArchived
  if (stock === 'edited') return base > 0
  return !isArchived && (stock === undefined || isOut === (stock === 'out'))
}

function isSaid(word: string, yarn: CardYarn): boolean {
  const { code, name, hex, supplier, article, dyeLots, family } = yarn
  return termsOf([code, name.en, name.ar, hex, supplier, article, family, ...dyeLots].join(' ')).some(
    (said) => said.includes(word),
  )
}

/** A yarn as the desk shows it. */
export function deskYarnOf({ formerHexes: _, dyeLots, name, lab, ...yarn }: CardYarn): DeskYarn {
  return { ...yarn, name: { ...name }, dyeLots: [...dyeLots], lab: lab && [...lab] }
}
