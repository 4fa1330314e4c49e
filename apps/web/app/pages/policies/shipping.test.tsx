import { DEFAULT_PRICES, setPrices } from '@nawl/domain/shop/price-list'
import { screen } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'

import { renderPage, ROOT } from '../../testing/render-page.tsx'
import * as route from './shipping.route.tsx'

function openShipping(...notShippedTo: string[]) {
  const prices = { ...DEFAULT_PRICES, notShippedTo }
  setPrices(prices)
  onTestFinished(() => setPrices(DEFAULT_PRICES))
  renderPage({ module: route, path: '/shipping', root: () => ({ ...ROOT, prices }) })
}
const region = (name: RegExp) => screen.findByRole('row', { name })

it('names the countries of each region as specified while all of them are served', async () => {
  openShipping(...DEFAULT_PRICES.notShippedTo)
  expect(await region(/^GCC/)).toHaveTextContent('Saudi Arabia, Kuwait, Qatar, Bahrain, Oman')
  expect(await region(/^Europe/)).toHaveTextContent('EU, UK, Switzerland, Norway')
  expect(screen.getByText('Global shipping to over 100 countries')).toBeVisible()
})

it('leaves out countries, places and regions that are not served', async () => {
  openShipping('QA', 'GB', 'HU', 'US', 'CA', 'MX')
  expect(await region(/^GCC/)).toHaveTextContent('Saudi Arabia, Kuwait, Bahrain, Oman')
  const europe = await region(/^Europe/)
  expect(europe).toHaveTextContent('EU (except Hungary), Switzerland, Norway')
  expect(europe).toHaveTextContent('White glove in select European capitals')
  expect(screen.queryByRole('row', { name: /^North America/ })).toBeNull()
  expect(screen.queryByText('London')).toBeNull()
})
