import type { CartResponse, ShownLine } from '@nawl/contract/sales/cart'
import type { OrderResponse } from '@nawl/contract/sales/order'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { type Answers, fakeApi, json } from '../../testing/fake-api.ts'
import { fakeCart } from '../../testing/fake-cart.ts'
import { fakeOrder } from '../../testing/fake-order.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { boxLine, priceWithBoxes, sellingBoxes } from '../../testing/sample-box.tsx'
import { cartInBrowser } from '../cart/browser-cart.ts'
import { readCartMark } from '../cart/cart-mark.ts'
import * as cartPage from '../cart/cart.route.tsx'
import * as checkoutPage from '../checkout/checkout.route.tsx'
import * as orderPage from '../order/order.route.tsx'
import * as platePage from '../order/plate/plate.route.tsx'

const ORDER = '/api/orders/NW-7K4M-3PXA'
const OF_RUGS = /\brugs?\b|yarn|\bsize|\bpile\b|studio|frame/i

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())
// The page's cart is one for all tests.
afterEach(() => cartInBrowser().forget())

function cartOf(lines: CartResponse['lines'], country = 'US'): CartResponse {
  return { lines, country, price: priceWithBoxes(lines, country), hasPieces: false }
}
function open(
  module: Parameters<typeof sellingBoxes>[0],
  at: { path: string; at?: string },
  answers: Answers,
) {
  const api = fakeApi(answers)
  return { api, ...renderPage({ module: sellingBoxes(module), ...at }) }
}
const openCart = (cart: CartResponse, answers: Answers = {}) =>
  open(cartPage, { path: '/cart' }, { 'GET /api/cart': () => json(cart), ...answers })
const order = (of: readonly ShownLine[], more: Partial<OrderResponse> = {}): OrderResponse => {
  const lines = of.map((line) => ({ ...line, inRoom: null }))
  return fakeOrder({ lines, price: priceWithBoxes(lines, 'US'), steps: ['cancel'], ...more })
}
const openOrder = (shown: OrderResponse, module: Parameters<typeof sellingBoxes>[0] = orderPage) =>
  open(
    module,
    { path: '/order/:number', at: '/order/NW-7K4M-3PXA?token=opens-it' },
    { [`GET ${ORDER}`]: () => json(shown) },
  )

describe('a box of samples alone', () => {
  it('is in a cart with its own words, and is counted as an item', async () => {
    openCart(cartOf([boxLine(2)]))
    const line = await screen.findByRole('article', { name: 'Sample box' })
    expect(line).toHaveTextContent('W-101, W-214')
    expect(line).toHaveTextContent('$50.00')
    expect(within(line).queryByRole('link')).toBeNull()
    const summary = screen.getByRole('region', { name: 'Summary' })
    expect(summary).toHaveTextContent(/2 boxes of samples.*\$50\.00/)
    expect(summary).toHaveTextContent('Full refund if you cancel within 24 hours of ordering.')
    expect(summary).not.toHaveTextContent('change the design')
    expect(screen.getByRole('region', { name: 'Items' })).toHaveTextContent('Ready to ship in 0–1 weeks')
    expect(document.body).not.toHaveTextContent(OF_RUGS)
    expect(readCartMark(document.cookie)).toMatchObject({ count: 2, of: 'items' })
  })

  it('is put back as it was chosen after it was taken out', async () => {
    const { user, api } = openCart(cartOf([boxLine(2)]), {
      'DELETE /api/cart/lines/*': () => json(cartOf([])),
      'POST /api/cart/lines': () => json(cartOf([boxLine(2)])),
    })
    await user.click(await screen.findByRole('button', { name: 'Remove Sample box' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(api.to('/api/cart/lines').map(({ body }) => body)).toEqual([
        { design: { kind: 'yarn-book', codes: ['W-101', 'W-214'] }, quantity: 2 },
      ]),
    )
  })

  it('is in the summary of the checkout, which promises no white glove delivery', async () => {
    open(
      checkoutPage,
      { path: '/checkout' },
      {
        'GET /api/cart': () => json(cartOf([boxLine(2)])),
        'GET /api/payments/means': () => json({ providers: [{ id: 'test' }] }),
      },
    )
    const summary = await screen.findByRole('region', { name: 'Your order' })
    expect(summary).toHaveTextContent(/Sample box, 2.*W-101, W-214.*2 boxes of samples.*\$50\.00/)
    expect(document.body).not.toHaveTextContent(OF_RUGS)
    expect(document.body).not.toHaveTextContent('White glove')
  })

  it.each(['confirmed', 'in_production', 'shipped', 'delivered', 'expired'] as const)(
    'is on the page of its order, %s',
    async (state) => {
      openOrder(order([boxLine(2)], { state }))
      const section = await screen.findByRole('region', { name: 'What you ordered' })
      const line = within(section).getByRole('article', { name: 'Sample box' })
      expect(line).toHaveTextContent('W-101, W-214; 2 boxes')
      expect(line).toHaveTextContent('2 samples')
      expect(screen.getByRole('region', { name: 'From order to door' })).toBeInTheDocument()
      expect(screen.queryByRole('link', { name: /Printable record|Share this rug/ })).toBeNull()
      expect(document.body).not.toHaveTextContent(OF_RUGS)
    },
  )

  it('has no plate to print', async () => {
    openOrder(order([boxLine()]), platePage)
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Nothing in this order has a printable record.',
    )
    expect(screen.queryByRole('article')).toBeNull()
  })
})

describe('a box of samples beside rugs', () => {
  const [rug] = fakeCart(2).shown().lines

  it('has a row of its own in the prices, and leaves the rug what it had', async () => {
    openCart(cartOf([rug!, boxLine()]))
    const summary = await screen.findByRole('region', { name: 'Summary' })
    const rows = within(summary).getAllByRole('term').slice(0, 2)
    expect(rows.map((row) => row.parentElement?.textContent)).toEqual([
      '2 rugs$800.00',
      'One box of samples$25.00',
    ])
    expect(summary).toHaveTextContent('One more rug: 5% off all of them.')
    expect(summary).toHaveTextContent('change the design')
    expect(screen.getByRole('link', { name: 'Edit Bab in the studio' })).toBeInTheDocument()
    expect(screen.getByRole('region', { name: 'Items' })).toHaveTextContent('Ready to ship in 4–6 weeks')
    expect(readCartMark(document.cookie)).toMatchObject({ count: 3, of: 'items' })
  })

  it('has no link to change it where the rug has one', async () => {
    openOrder(order([boxLine(), rug!], { steps: ['cancel', 'change-design'] }))
    const box = await screen.findByRole('article', { name: 'Sample box' })
    expect(within(box).queryByRole('link')).toBeNull()
    const links = within(screen.getByRole('article', { name: 'Bab' })).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Change the design of Bab',
      'Share this rug: Bab',
    ])
    expect(screen.getByRole('link', { name: 'Printable record of the rug' })).toBeInTheDocument()
  })
})
