import { cents } from '@nawl/domain/money/money'
import { describe, expect, it } from 'vitest'

import type { RugCardFacts } from './rug-card-facts.ts'
import { sortCards, sortOf } from './sort-cards.ts'

const card = (address: string, dollars: number): RugCardFacts => ({
  address,
  name: address.split('-')[0] ?? address,
  collection: 'Modern',
  basePrice: cents(dollars),
  mainImage: `/artwork/modern/${address}.jpg`,
  yarns: [],
})
const cards = [card('onyx', 800), card('eclipse', 720), card('aria', 880), card('eclipse-minimalist', 720)]
const addresses = (sorted: readonly RugCardFacts[]) => sorted.map(({ address }) => address)

describe('sorting a listing', () => {
  it('starts in collection order', () => {
    expect(sortCards(cards, sortOf(null))).toEqual(cards)
  })

  it('takes a sort nobody offered as collection order', () => {
    expect(sortOf('newest')).toBe('collection')
  })

  it('puts the lowest price first and keeps collection order among equals', () => {
    expect(addresses(sortCards(cards, sortOf('price')))).toEqual([
      'eclipse',
      'eclipse-minimalist',
      'onyx',
      'aria',
    ])
  })

  it('goes by name', () => {
    expect(addresses(sortCards(cards, sortOf('name')))).toEqual([
      'aria',
      'eclipse',
      'eclipse-minimalist',
      'onyx',
    ])
  })

  it('leaves the list it was given as it was', () => {
    sortCards(cards, 'name')
    expect(cards[0]?.address).toBe('onyx')
  })
})
