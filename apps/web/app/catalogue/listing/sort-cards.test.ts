import { cents } from '@nawl/domain/money/money'
import { describe, expect, it } from 'vitest'

import { rugFixture } from '../../studio/state/rug-fixture.ts'
import { byArea, type ListedCard, listedCard, sortCards, sortOf } from './sort-cards.ts'

const card = (address: string, dollars: number, code = ''): ListedCard => ({
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
  areas: {},
  yarns: [],
})
const cards = [
  card('onyx', 800, 'em-24-ma-1100'),
  card('eclipse', 720, 'em-23-ma-1043'),
  card('aria', 880, 'em-26-ma-1211'),
  card('eclipse-minimalist', 720, 'em-24-ma-1103'),
]
const addresses = (sorted: readonly ListedCard[]) => sorted.map(({ address }) => address)

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

describe('a colour family', () => {
  const yarns = (blue: number) => [
    { name: 'navy', hex: '#263452', share: blue },
    { name: 'oat', hex: '#E4D9C4', share: 100 - blue },
  ]
  const designs = [30, 80, 55].map((blue) => rugFixture({ id: `blue-${blue}`, yarns: yarns(blue) }))

  it('begins with the rugs that have most of its colours', () => {
    expect(byArea(designs, 'Blues').map(({ id }) => id)).toEqual(['blue-80', 'blue-55', 'blue-30'])
    expect(byArea(designs, 'neutral').map(({ id }) => id)).toEqual(['blue-30', 'blue-55', 'blue-80'])
  })

  it('chosen within another listing begins with them too, unless another order is asked for', () => {
    const shares = { light: 20, deep: 70, middle: 45 }
    const chosen = Object.entries(shares).map(([name, blue]) => {
      const rug = rugFixture({ id: name, families: ['blues'], yarns: yarns(blue) })
      return { ...card(name, 1000 - blue), areas: listedCard([rug], rug).areas }
    })
    expect(addresses(sortCards(chosen, 'featured', ['blues']))).toEqual(['deep', 'middle', 'light'])
    expect(addresses(sortCards(chosen, 'featured'))).toEqual(['light', 'deep', 'middle'])
    expect(addresses(sortCards(chosen, 'name', ['blues']))).toEqual(['deep', 'light', 'middle'])
  })

  it('is the only category that is ordered so', () => expect(byArea(designs, 'modern')).toBe(designs))
})
