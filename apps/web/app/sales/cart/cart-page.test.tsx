import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { fakeApi } from '../../testing/fake-api.ts'
import { fakeCart } from '../../testing/fake-cart.ts'
import { renderPage, ROOT } from '../../testing/render-page.tsx'
import * as cartPage from './cart.route.tsx'

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())

function openCart(...[quantity, root]: [Parameters<typeof fakeCart>[0], (() => typeof ROOT)?]) {
  const cart = fakeCart(quantity)
  const api = fakeApi(cart.answers)
  const page = renderPage({ module: cartPage, path: '/cart', ...(root ? { root } : {}) })
  return { cart, api, ...page }
}
const rowOf = (name: string) => screen.getByText(name).closest('div')
const quantity = () => screen.getByRole('group', { name: 'Quantity of Bab' })

describe('the page of the cart', () => {
  it('shows each line with its size, its yarns and its price in both currencies', async () => {
    openCart(2)
    const line = await screen.findByRole('article', { name: 'Bab' })
    expect(line).toHaveTextContent('Rectangle, 5 × 8 ft (152 × 244 cm)')
    expect(within(line).getByRole('list', { name: 'Yarns' })).toHaveTextContent('Teal')
    expect(line).toHaveTextContent('$800.00')
    expect(line).toHaveTextContent('AED 2,938.00')
    expect(within(line).getByRole('link', { name: 'Edit Bab in the studio' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/product\/bab\?.*line=line-1/),
    )
  })

  it('tells the next discount, and gives it with the third rug', async () => {
    const { user } = openCart(2)
    const summary = await screen.findByRole('region', { name: 'Summary' })
    expect(summary).toHaveTextContent('One more rug: 5% off all of them.')
    await user.click(within(quantity()).getByRole('button', { name: 'One more' }))
    expect(within(quantity()).getByRole('status')).toHaveTextContent('3')
    await waitFor(() => expect(rowOf('Discount for 3 or more rugs, 5%')).toHaveTextContent('−$60.00'))
    expect(summary).toHaveTextContent('2 more rugs: 8% off all of them.')
  })

  it('goes from one rug to ten', async () => {
    const { user } = openCart(9)
    const more = await screen.findByRole('button', { name: 'One more' })
    await user.click(more)
    await waitFor(() => expect(more).toHaveAttribute('aria-disabled', 'true'))
    expect(screen.getByRole('button', { name: 'One fewer' })).not.toHaveAttribute('aria-disabled', 'true')
  })

  it('gives back by one press what was taken out, and keeps the keyboard', async () => {
    const { user } = openCart(3)
    await user.click(await screen.findByRole('button', { name: 'Remove Bab' }))
    expect(await screen.findByText('Your cart is empty.')).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Cart' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(quantity()).toHaveTextContent('3'))
  })

  it('prices the way there for the visitor’s country, in its currency', async () => {
    const uae = { ...ROOT, country: { code: 'AE', shortName: 'UAE' }, currency: 'AED' as const }
    openCart(1, () => uae)
    await waitFor(() => expect(rowOf('Delivery to UAE, insured')).toHaveTextContent('AED 73.45'))
    expect(rowOf('Includes 5% VAT')).toHaveTextContent('AED 73.45')
    expect(rowOf('In dollars')).toHaveTextContent('$420.00')
  })

  it('asks for a quote where no freight is known', async () => {
    openCart(1, () => ({ ...ROOT, country: { code: 'BR', shortName: 'Brazil' } }))
    await waitFor(() => expect(rowOf('Delivery to Brazil, insured')).toHaveTextContent('by quote'))
    expect(screen.getByRole('link', { name: 'Ask for a quote' })).toHaveAttribute('href', '/checkout')
  })

  it('keeps what it shows when the shop cannot be reached, says so, and takes no change', async () => {
    const { user, api, cart } = openCart(2)
    // The page's cart is one for all tests: until this one's arrives, it is the one before.
    await waitFor(() => expect(quantity()).toHaveTextContent('2'))
    api.goAway()
    await user.click(screen.getByRole('button', { name: 'One more' }))
    expect(await screen.findByText(/This is what was last in it/)).toBeInTheDocument()
    expect(screen.getByText(/^The shop is not answering/)).toBeInTheDocument()
    await waitFor(() => expect(quantity()).toHaveTextContent('2'))
    api.answer(cart.answers)
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(screen.queryByText(/This is what was last in it/)).toBeNull())
  })

  it('shows what another device did when the visitor comes back to it', async () => {
    const { cart } = openCart(1)
    await screen.findByRole('article', { name: 'Bab' })
    cart.put({ rugId: 'onyx' })
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await screen.findByRole('article', { name: 'Onyx' })).toBeInTheDocument()
  })
})
