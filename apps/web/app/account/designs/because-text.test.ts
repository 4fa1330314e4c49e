import { expect, it } from 'vitest'

import type { RugCardFacts } from '../../catalogue/cards/rug-card-facts.ts'
import { becauseText } from './because-text.ts'

const card = (address: string, name: string) =>
  [address, { address, name, collection: 'Contemporary' } as RugCardFacts] as const
const CARDS = new Map([card('stratta', 'Stratta'), card('onyx-contemporary', 'Onyx')])
const AT = '2027-01-04T08:00:00.000Z'

type Because = Parameters<typeof becauseText>[0]

function because(why: Pick<Because, 'likes' | 'shares'>, { address = 'stratta', times = 1 } = {}): string {
  const viewed = [{ address, times, at: AT }]
  return becauseText({ ...why, address, text: '' }, { name: 'Onyx' }, CARDS, { viewed })
}

it('says what a recommended rug has in common with one that is liked', () => {
  expect(because({ likes: 'favourite', shares: 'blues' })).toBe('Because you like Stratta’s blues.')
  expect(because({ likes: 'favourite', shares: 'pattern' })).toBe('Because you like Stratta’s pattern.')
  expect(because({ likes: 'design', shares: 'earth-tones' })).toBe(
    'Because you saved Stratta in earth tones.',
  )
  expect(because({ likes: 'design', shares: 'pattern' })).toBe(
    'Because you saved Stratta, which has a similar pattern.',
  )
})

it('says how often a rug was looked at', () => {
  const viewed = { likes: 'viewed', shares: 'pattern' } as const
  expect(because(viewed)).toBe('Because you looked at Stratta.')
  expect(because(viewed, { times: 3 })).toBe('Because you keep coming back to Stratta.')
})

it('adds the collection where two rugs have one name', () => {
  const favourite = { likes: 'favourite', shares: 'grey' } as const
  expect(because(favourite, { address: 'onyx-contemporary' })).toBe(
    'Because you like Contemporary Onyx’s greys.',
  )
})
