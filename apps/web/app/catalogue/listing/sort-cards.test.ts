import { cents } from '@nawl/domain/money/money'
import { describe, expect, it } from 'vitest'

import type { RugCardFacts } from '../cards/rug-card-facts.ts'
import { sortCards, sortOf } from './sort-cards.ts'

const card = (address: string, dollars: number, code = ''): RugCardFacts => ({
  address,
  name: address.split('-')[0] ?? address,
  collection: 'Modern',
  basePrice: cents(dollars),
  mainImage: `/artwork/modern/${address}.jpg`,
  placeholder: '',
  room: 'living',
  code,
  styles: [],
  families: [],
  yarns: [],
})
const cards = [
  card('onyx', 800, 'em-24-ma-1100'),
  card('eclipse', 720, 'em-23-ma-1043'),
  card('aria', 880, 'em-26-ma-1211'),
  card('eclipse-minimalist', 720, 'em-24-ma-1103'),
]
const addresses = (sorted: readonly RugCardFacts[]) => sorted.map(({ address }) => address)

describe('sorting a listing', () => {
  it('starts in collection order', () => {
    expect(sortCards(cards, sortOf(null))).toEqual(cards)
  })

  it('falls back to collection order for an unknown sort', () => {
    expect(sortOf('loudest')).toBe('featured')
  })

  it.each([
    ['by price keeps collection order among equals', 'price', 'eclipse eclipse-minimalist onyx aria'],
    ['by name is alphabetical', 'name', 'aria eclipse eclipse-minimalist onyx'],
    ['by newest starts with the latest pattern', 'newest', 'aria eclipse-minimalist onyx eclipse'],
  ])('%s', (_, sort, sorted) => {
    expect(addresses(sortCards(cards, sortOf(sort))).join(' ')).toBe(sorted)
  })

  it('does not modify the list it is given', () => {
    sortCards(cards, 'name')
    expect(cards[0]?.address).toBe('onyx')
  })
})
