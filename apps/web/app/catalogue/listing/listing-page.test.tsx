import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { fakeApi, json } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { rugFixture } from '../../studio/state/rug-fixture.ts'
import * as listingPage from './listing.route.tsx'

const RUGS = [
  rugFixture({ code: 'em-23-ma-1040' }),
  rugFixture({
    id: 'onyx',
    code: 'em-25-ge-1044',
    name: 'Onyx',
    collection: 'Geometric',
    basePrice: 940,
    families: ['blues'],
  }),
  rugFixture({ id: 'bab', code: 'em-24-mi-1042', name: 'Bab', collection: 'Minimalist', basePrice: 400 }),
]

function openListing(at = '/products') {
  fakeApi({ 'GET /api/rug/collections': () => json(RUGS) })
  return renderPage({
    module: listingPage,
    path: '/products/:category?',
    at,
    others: [{ path: '/product/:id' }],
  })
}
const names = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent?.toLowerCase())

describe('the listing', () => {
  it('shows every rug with its price, and counts them', async () => {
    openListing()
    expect(await screen.findByText('3 designs')).toBeInTheDocument()
    expect(names()).toEqual(['aria', 'onyx', 'bab'])
    expect(screen.getAllByRole('article')[0]).toHaveTextContent('$880.00')
  })

  it.each([
    ['Price', ['bab', 'aria', 'onyx']],
    ['Name', ['aria', 'bab', 'onyx']],
    ['Newest', ['onyx', 'bab', 'aria']],
  ])('puts them in order of %s', async (order, expected) => {
    const { user } = openListing()
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort' }), order)
    await waitFor(() => expect(names()).toEqual(expected))
    expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveDisplayValue(order)
  })

  it('narrows them by what is ticked, says of how many, and takes it back', async () => {
    const { user } = openListing()
    await user.click(await screen.findByText('Number of yarns', { selector: 'summary' }))
    await user.click(screen.getByRole('checkbox', { name: /^3 or 4\s*3$/ }))
    expect(await screen.findByText('3 designs of 3')).toBeInTheDocument()
    expect(screen.getByRole('checkbox', { name: /^7 or 8/, hidden: true })).toBeDisabled()
    await user.click(screen.getByRole('link', { name: 'Clear' }))
    expect(await screen.findByText('3 designs')).toBeInTheDocument()
  })

  it('shows what a search chose of palettes and styles, and takes back one at a time', async () => {
    const { user } = openListing('/products?color=blues&yarns=3-4&sort=price')
    expect(await screen.findByText('1 design of 3')).toBeInTheDocument()
    expect(names()).toEqual(['onyx'])
    await user.click(screen.getByRole('link', { name: 'Remove Blues' }))
    expect(await screen.findByText('3 designs of 3')).toBeInTheDocument()
    expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveDisplayValue('Price')
  })

  it('shows every rug in its room, in an order and as narrow as before', async () => {
    const { user } = openListing('/products?sort=price&yarns=3-4')
    await user.click(await screen.findByRole('link', { name: 'Rooms' }))
    await waitFor(() => expect(screen.getByRole('link', { name: 'Rooms' })).toHaveAttribute('aria-current'))
    await waitFor(() => expect(names().map((name) => name?.toLowerCase())).toEqual(['bab', 'aria', 'onyx']))
    expect(screen.getByText('3 designs of 3')).toBeInTheDocument()
  })

  it('is opened in the order and as narrow as its address says', async () => {
    openListing('/products?sort=price&yarns=3-4')
    await waitFor(() => expect(names()).toEqual(['bab', 'aria', 'onyx']))
    expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveDisplayValue('Price')
    expect(screen.getByText('3 designs of 3')).toBeInTheDocument()
  })

  it('says where no rug is all of what was asked, and leads back', async () => {
    const { user } = openListing('/products?color=grey&yarns=7-8')
    expect(await screen.findByText('No rug here matches all of your choices.')).toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'Show every rug on this page' }))
    await waitFor(() => expect(names()).toHaveLength(3))
  })

  it('lists a collection by its name, in any case, and says where there is none', async () => {
    openListing('/products/Geometric')
    await waitFor(() => expect(names()).toEqual(['onyx']))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Geometric Rugs')
    cleanup()
    openListing('/products/zebra')
    expect(await screen.findByText('No rugs found in the zebra category')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Browse all rugs' })).toHaveAttribute('href', '/products')
  })
})
