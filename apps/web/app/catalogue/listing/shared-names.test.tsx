import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { rugFixture } from '../../studio/state/rug-fixture.ts'
import { fakeApi, json } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import * as listingPage from './listing.route.tsx'

it('tells rugs of one name apart by their collections, on narrow cards too', async () => {
  const rugs = [
    rugFixture({ id: 'onyx', name: 'Onyx', collection: 'Contemporary' }),
    rugFixture({ id: 'bab', name: 'Bab', collection: 'Minimalist' }),
    rugFixture({ id: 'onyx', name: 'Onyx', collection: 'Luxury' }),
  ]
  fakeApi({ 'GET /api/rug/collections': () => json(rugs) })
  renderPage({ module: listingPage, path: '/products/:category?', at: '/products' })
  await screen.findByText('3 designs')
  const cards = screen.getAllByRole('article').map((card) => ({
    name: within(card).getByRole('heading').textContent,
    // What the style sheet leaves on a narrow card.
    collection: card.querySelector('[data-namesake] > .rug-card-collection')?.textContent ?? null,
  }))
  expect(cards).toEqual([
    { name: 'ONYX', collection: 'Contemporary' },
    { name: 'BAB', collection: null },
    { name: 'ONYX', collection: 'Luxury' },
  ])
})
