import { priceCart } from '@nawl/domain/cart/price-cart'
import { findCountry } from '@nawl/domain/shop/countries/countries'
import { DEFAULT_TARIFF } from '@nawl/domain/shop/price-list'
import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

import { fakeApi, json, refused } from '../../../testing/fake-api.ts'
import { fakeCart } from '../../../testing/fake-cart.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import type { CartResponse } from '@nawl/contract/sales/cart'
import * as checkoutPage from '../checkout.route.tsx'

beforeEach(() => {
  sessionStorage.clear()
  vi.spyOn(console, 'warn').mockReturnValue()
})

const US = findCountry('US')

function openCheckout() {
  const cart = fakeCart(1)
  const api = fakeApi({
    ...cart.answers,
    'GET /api/payments/means': () => json({ providers: [{ id: 'stripe' }] }),
  })
  return { api, ...renderPage({ module: checkoutPage, path: '/checkout' }) }
}

it('keeps a code that is refused with what is missing, then gives its discount until it is removed', async () => {
  const { user, api } = openCheckout()
  await user.click(await screen.findByRole('button', { name: 'Discount code or gift card' }))
  api.answer({
    'POST /api/checkout/code': () => json({ code: 'code/too-little', missing: 10_000 }, 409),
  })
  await user.type(screen.getByLabelText('Code'), 'eid')
  await user.click(screen.getByRole('button', { name: 'Use' }))
  expect(await screen.findByText('This code needs a larger order: add $100.00 more.')).toBeInTheDocument()
  expect(screen.getByLabelText('Code')).toHaveValue('eid')
  const { lines } = (await (await fetch('/api/cart')).json()) as CartResponse
  const code = { code: 'EID', off: { kind: 'percent', percent: 10 }, stacks: true, only: [] } as const
  const price = priceCart(lines, US ? { country: US } : null, { ...DEFAULT_TARIFF, code })
  api.answer({ 'POST /api/checkout/code': () => json({ kind: 'discount', code: 'EID', price }) })
  await user.click(screen.getByLabelText('Code'))
  await user.keyboard('{Enter}')
  expect(await screen.findByText('−$40.00')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Remove the code EID' }))
  expect(screen.queryByText('−$40.00')).toBeNull()
})

it('says what a gift card pays and what is left, and needs no payment when it pays all', async () => {
  const { user, api } = openCheckout()
  const card = (balance: number) => () =>
    json({ kind: 'gift-card', ending: 'X7QA', currency: 'USD', balance })
  const enter = async () => {
    await user.click(await screen.findByRole('button', { name: 'Discount code or gift card' }))
    await user.type(screen.getByLabelText('Code'), '7K4M3PXA111122223333X')
    await user.click(screen.getByRole('button', { name: 'Use' }))
  }
  api.answer({ 'POST /api/checkout/code': card(10_000) })
  await enter()
  expect(await screen.findByText('The gift card covers $100.00. $0.00 remains on it.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Remove the gift card ending in X7QA' }))
  api.answer({ 'POST /api/checkout/code': card(100_000) })
  await enter()
  expect(await screen.findByRole('button', { name: 'Order with the gift card' })).toBeInTheDocument()
})

it('says what is wrong with a card', async () => {
  const { user, api } = openCheckout()
  api.answer({ 'POST /api/checkout/code': () => refused('gift-card/empty') })
  await user.click(await screen.findByRole('button', { name: 'Discount code or gift card' }))
  await user.type(screen.getByLabelText('Code'), '7K4M3PXA111122223333X')
  await user.keyboard('{Enter}')
  expect(await screen.findByText('There is nothing left on this gift card.')).toBeInTheDocument()
})
