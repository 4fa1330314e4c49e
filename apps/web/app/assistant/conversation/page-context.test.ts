import { expect, it } from 'vitest'

import { createOffers } from '../../studio/assistant-offers.ts'
import { rugFixture } from '../../studio/state/rug-fixture.ts'
import { INITIAL_STATE } from '../../studio/state/studio-state.ts'
import type { Shop } from '../tools/shop.ts'
import { pageContext } from './page-context.ts'

const OAT = '#E4D9C4'

function shop(): Shop {
  const unused = () => {
    throw new Error('unused')
  }
  return {
    here: () => '/product/aria?x=1',
    go: unused,
    designs: unused,
    currency: unused,
    country: unused,
    notShippedTo: unused,
    chooseCountry: unused,
    language: unused,
    chooseLanguage: unused,
    askAccount: unused,
    piecesInCart: () => 2,
    offers: createOffers(),
  }
}

it('names the cart and the rugs shown last on any page', () => {
  expect(pageContext(shop(), ['onyx'])).toEqual({
    page: '/product/aria',
    cart: { pieces: 2 },
    shown: ['onyx'],
  })
})

it('names locks, size, quantity and room of the studio, a size only once there is one', () => {
  const here = shop()
  const size = { ...INITIAL_STATE.size, shape: 'round', width: '', quantity: 3 } as const
  const state = {
    ...INITIAL_STATE,
    size,
    locked: new Set([OAT]),
    extraction: { status: 'ready', colors: [{ hex: OAT, percentage: 100 }] },
    look: { ...INITIAL_STATE.look, mappings: { [OAT]: '#263452' } },
  } as const
  here.offers.put('studio', { rug: rugFixture(), state, gesture: () => {} })
  expect(pageContext(here)).toMatchObject({ locked: ['#263452'], quantity: 3 })
  expect(pageContext(here)).not.toHaveProperty('size')
  expect(pageContext(here)).not.toHaveProperty('room')
  here.offers.put('studio', {
    rug: rugFixture(),
    state: { ...state, size: { ...size, width: '200', unit: 'cm' } },
    gesture: () => {},
  })
  here.offers.put('stage', { room: () => 'majlis', show: () => {} })
  expect(pageContext(here)).toMatchObject({
    size: { shape: 'round', width: 200, length: 200, unit: 'cm' },
    room: 'majlis',
  })
})
