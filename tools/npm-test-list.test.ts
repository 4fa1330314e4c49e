import { expect, it } from 'vitest'

import { journeysFailed, journeysMissing } from './npm-test-list.ts'

const suites = [
  {
    title: 'cart.test.ts',
    specs: [{ title: 'a rug goes into the cart', ok: true }],
    suites: [{ title: 'without scripts', specs: [{ title: 'the cart can be read', ok: false }] }],
  },
]

it('tells which journeys of the list there are not', () => {
  const list = [
    '# what only a browser shows',
    'cart.test.ts › a rug goes into the cart',
    'cart.test.ts › without scripts › the cart can be read',
    'cart.test.ts › the cart can be read',
    '',
  ].join('\n')
  expect(journeysMissing(list, suites)).toEqual(['cart.test.ts › the cart can be read'])
})

it('tells which journeys failed, in the list’s own lines', () => {
  expect(journeysFailed(suites)).toEqual(['cart.test.ts › without scripts › the cart can be read'])
})
