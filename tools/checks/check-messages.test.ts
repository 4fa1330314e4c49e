import { expect, it } from 'vitest'

import { messageFaults } from './check-messages.ts'

const ENGLISH = { cart: { title: 'Cart', count: '{count, number}', rug: 'One {name}' } }

it('finds what a language lacks, and what it has in English still', () => {
  expect(messageFaults(ENGLISH, { cart: { title: 'Cart', count: '{count, number}' } }, 'Arab')).toEqual([
    'cart.title is in English: Cart',
    'cart.rug is missing',
  ])
})

it('finds nothing in a translation, and cannot tell languages of one script apart', () => {
  const arabic = { cart: { title: 'السلة', count: '{count, number}', rug: '{name} واحدة' } }
  expect(messageFaults(ENGLISH, arabic, 'Arab')).toEqual([])
  expect(messageFaults(ENGLISH, ENGLISH, 'Latn')).toEqual([])
})
