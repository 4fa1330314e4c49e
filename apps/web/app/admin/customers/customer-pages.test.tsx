import type { CustomerProfile, ListedCustomer } from '@nawl/contract/desk/customers'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { fakeApi, json, refused } from '../../testing/fake-api.ts'
import { deskCaller } from '../../testing/fake-desk.ts'
import { fakeSession } from '../../testing/fake-session.ts'
import { renderPage } from '../../testing/render-page.tsx'
import * as customerRoute from './customer.route.tsx'
import * as customersRoute from './customers.route.tsx'

const AT = '2027-01-04T07:00:00.000Z'
const LAYLA: ListedCustomer = {
  email: 'layla@example.com',
  name: 'Layla Haddad',
  country: 'US',
  hasAccount: true,
  orders: 2,
  total: 54_600,
  lastOrderAt: AT,
  lastAt: AT,
  newsletter: { status: 'subscribed', askedAt: AT, mailedAt: AT, confirmedAt: AT, unsubscribedAt: null },
  savedDesigns: 1,
}

it('lists customers with orders, what they paid and their consent', async () => {
  const nameless = { ...LAYLA, email: 'x@example.com', name: '', country: null, newsletter: null }
  fakeApi({
    ...fakeSession(),
    ...deskCaller('sales'),
    'GET /api/desk/customers': () => json({ customers: [LAYLA, nameless], next: null }),
    'GET /api/desk/views/customers': () => json({ views: [] }),
  })
  renderPage({ module: customersRoute, path: '/desk/customers', isFrameless: true })
  const [first, second] = (await screen.findAllByRole('row')).slice(1)
  expect(first).toHaveTextContent(/Layla Haddad.*USA.*2.*\$546\.00.*Subscribed.*confirmed 4 Jan 2027/)
  expect(within(second!).getByRole('link')).toHaveTextContent('x@example.com')
})

it('shows a customer’s orders, designs, messages and what proves the consent', async () => {
  const profile: CustomerProfile = {
    ...LAYLA,
    account: { openedAt: AT, signedInAt: AT },
    placed: [
      {
        number: 'NW-AAAA-AAAA',
        state: 'delivered',
        name: 'Layla Haddad',
        email: 'layla@example.com',
        country: 'US',
        rugCount: 1,
        total: 54_600,
        placedAt: AT,
        mayStartAt: null,
        expectedBy: null,
        yarnsOnOrder: [],
        hasOpenClaim: false,
        awaitsApproval: false,
        isOverdue: false,
      },
    ],
    designs: [{ id: 'd', name: 'For the hall', address: 'bab', link: '', at: AT }],
    enquiries: [{ id: 'e', kind: 'trade', at: AT, message: 'Do you ship?' }],
    consultations: [{ id: 'c', kind: 'virtual', startsAt: AT, cancelledAt: AT, message: null }],
  }
  fakeApi({
    ...fakeSession(),
    ...deskCaller(),
    'GET /api/desk/customers/*': () => json(profile),
  })
  renderPage({
    module: customerRoute,
    path: '/desk/customers/:email',
    at: '/desk/customers/layla%40example.com',
    isFrameless: true,
  })
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Layla Haddad')
  const orders = within(screen.getByRole('region', { name: 'Orders' }))
  expect(orders.getByRole('link', { name: 'NW-AAAA-AAAA' })).toHaveAttribute('href', '/desk/NW-AAAA-AAAA')
  expect(screen.getByRole('link', { name: /^For the hall/ })).toHaveAttribute(
    'href',
    expect.stringContaining('/product/bab'),
  )
  expect(screen.getByText(/^Confirmed 4 Jan 2027/)).toBeInTheDocument()
  expect(screen.getByText('Do you ship?')).toBeInTheDocument()
  expect(screen.getByText(/cancelled$/)).toHaveTextContent(/^Video consultation, 4 Jan 2027.*cancelled$/)
  expect(screen.getByRole('link', { name: /^Trade enquiry/ })).toHaveAttribute('href', '/desk/messages/e')
  expect(await screen.findByText('npm run erase -- layla@example.com')).toBeInTheDocument()
})

it('looks like a missing page where nobody has the address', async () => {
  fakeApi({
    ...fakeSession(),
    ...deskCaller(),
    'GET /api/desk/customers/*': () => refused('customer/not-found', { status: 404 }),
  })
  renderPage({
    module: customerRoute,
    path: '/desk/customers/:email',
    at: '/desk/customers/x%40example.com',
    isFrameless: true,
  })
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('x@example.com')
})
