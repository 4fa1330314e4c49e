import { DEFAULT_PRICES } from '@nawl/domain/shop/price-list'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { renderPage, ROOT } from '../../testing/render-page.tsx'
import { LocalPrice } from './local-price.tsx'

const RATES = [{ currency: 'KWD', perUsd: 3_071, on: '2026-11-28' }] as const

function open(code: string) {
  const country = { code, shortName: code }
  const root = () => ({ ...ROOT, country, prices: { ...DEFAULT_PRICES, localRates: RATES } })
  const page = () => (
    <>
      <h1>Cart</h1>
      <LocalPrice usd={123_450} />
    </>
  )
  renderPage({ module: { default: page }, path: '/', at: '/', root })
}

it('says what a total is about worth in the currency of the visitor’s country', async () => {
  open('KW')
  const sentence =
    'About KWD 379.115, at the exchange rate of 28 November 2026. You pay in UAE dirhams or US dollars.'
  expect(await screen.findByText(sentence)).toBeVisible()
})

it('says nothing where the shop has no rate', async () => {
  open('DE')
  expect(await screen.findByRole('heading')).toBeVisible()
  expect(screen.queryByText(/About/)).toBeNull()
})
