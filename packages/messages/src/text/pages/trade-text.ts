import { prices } from '@nawl/domain/shop/price-list'

import type { Point } from './about-text.ts'

import type * as English from '../../../build/en/trade.ts'

type Words = typeof English

/** Benefits of the trade programme. `tag` is the language's, for the list of discounts. */
export function tradeBenefits(words: Words, tag: string): readonly Point[] {
  const tiers = discountTiers(words, tag)
  return [
    { title: words.benefit1, text: words.benefit1Text({ tiers }) },
    { title: words.benefit2, text: words.benefit2Text },
    { title: words.benefit3, text: words.benefit3Text },
    { title: words.benefit4, text: words.benefit4Text },
    { title: words.benefit5, text: words.benefit5Text },
    { title: words.benefit6, text: words.benefit6Text },
  ]
}

/** The volume discounts, one after the other. */
export const discountTiers = (words: Words, tag: string): string =>
  new Intl.ListFormat(tag, { type: 'unit' }).format(prices().discounts.map(words.tier))

/** Who the programme is for. */
export const tradeGroups = (words: Words): readonly Point[] => [
  { title: words.group1, text: words.group1Text },
  { title: words.group2, text: words.group2Text },
  { title: words.group3, text: words.group3Text },
  { title: words.group4, text: words.group4Text },
]

/** Services before an order, and until the rug is laid. */
export const tradeServices = (words: Words) => ({
  before: [words.before1, words.before2, words.before3, words.before4],
  after: [words.after1, words.after2, words.after3, words.after4],
})
