import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

import { fakeApi, json, refused } from '../../../testing/fake-api.ts'
import { fakeCart } from '../../../testing/fake-cart.ts'
import { deskCaller } from '../../../testing/fake-desk.ts'
import { fakeSession } from '../../../testing/fake-session.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import * as newOrderRoute from './new-order.route.tsx'

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())

async function openPage(rugs?: 1) {
  const api = fakeApi({
    ...fakeSession(),
    ...deskCaller(),
    ...fakeCart(rugs).answers,
    'POST /api/desk/orders': () => json({ number: 'NW-7K4M-3PXA' }, 201),
  })
  const page = renderPage({
    module: newOrderRoute,
    path: '/desk/orders/new',
    at: '/desk/orders/new',
    isFrameless: true,
    others: [{ path: '/desk/:number' }],
  })
  await screen.findByRole('heading', { name: 'New order', level: 1 })
  return { api, ...page }
}

it('offers what is in the cart to a customer, at the price list or another freight', async () => {
  const { api, user } = await openPage(1)
  const send = () => user.click(screen.getByRole('button', { name: 'Send the order to the customer' }))
  await send()
  expect(await screen.findByText(/e-mail address/i, { selector: '[id$="-error"]' })).toBeVisible()
  expect(api.to('/api/desk/orders')).toEqual([])

  await user.type(screen.getByLabelText('E-mail'), 'layla@example.com')
  await user.type(screen.getByLabelText('Name'), 'Layla Haddad')
  await user.type(screen.getByLabelText('Address'), '214 Vanderbilt Avenue')
  await user.type(screen.getByLabelText('City'), 'Brooklyn')
  await user.type(screen.getByLabelText('State'), 'New York')
  await user.type(screen.getByLabelText('ZIP code'), '11205')
  api.answer({ 'POST /api/desk/orders': () => refused('order/needs-quote') })
  await send()
  await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement())
  expect(screen.getByLabelText('Name')).toHaveValue('Layla Haddad')

  api.answer({ 'POST /api/desk/orders': () => json({ number: 'NW-7K4M-3PXA' }, 201) })
  await user.type(screen.getByLabelText(/^Freight/), '50')
  await send()
  await waitFor(() => expect(api.to('/api/desk/orders')).toHaveLength(2))
  expect(api.to('/api/desk/orders')[1]?.body).toMatchObject({
    email: 'layla@example.com',
    language: 'en',
    freight: 5000,
    address: { name: 'Layla Haddad', country: 'US' },
  })
})

it('leads to the rugs while the cart is empty', async () => {
  await openPage()
  expect(screen.getByRole('link', { name: 'Choose rugs' })).toHaveAttribute('href', '/products')
})
