import { screen, waitFor, within } from '@testing-library/react'
import { useLocation, useNavigate } from 'react-router'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'

import { type Answers, fakeApi, json, refused } from '../../testing/fake-api.ts'
import { deskCaller } from '../../testing/fake-desk.ts'
import { fakeSession } from '../../testing/fake-session.ts'
import { type OrderRow, orderRow } from '../../testing/order-row.ts'
import { renderPage } from '../../testing/render-page.tsx'
import * as ordersRoute from '../orders/orders.route.tsx'

const row = (number: string, more: Partial<OrderRow> = {}) => orderRow(number, { state: 'ready', ...more })

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())

function openList(at = '/desk', answers: Answers = {}, role: 'owner' | 'accountant' = 'owner') {
  const orders = [row('NW-AAAA-AAAA', { isOverdue: true }), row('NW-BBBB-BBBB'), row('NW-CCCC-CCCC')]
  const api = fakeApi({
    ...fakeSession(),
    ...deskCaller(role),
    'GET /api/desk/orders': () => json({ orders, counts: { ready: 3 }, next: '5_NW-CCCC-CCCC' }),
    'GET /api/desk/views/orders': () => json({ views: [{ name: 'Late', query: 'overdue=1' }] }),
    ...answers,
  })
  const page = renderPage({
    module: { default: WithHistory },
    path: '/desk',
    at,
    isFrameless: true,
    others: [{ path: '/desk/:number' }],
  })
  const lastAsked = () => api.to('/api/desk/orders').at(-1)?.path
  return { api, ...page, lastAsked }
}
/** The page with the browser's buttons and its address. */
function WithHistory() {
  const navigate = useNavigate()
  const { search } = useLocation()
  return (
    <>
      <button onClick={() => void navigate(-1)}>Back</button>
      <button onClick={() => void navigate(1)}>Forward</button>
      <output>{search}</output>
      <ordersRoute.default />
    </>
  )
}
const selected = () => within(screen.getByRole('region', { name: 'Selection' })).getByRole('status')
const box = (name: string) => screen.findByRole('checkbox', { name })

it('keeps filters, search and sorting in the address, and begins each anew at the first page', async () => {
  const { user, lastAsked } = openList('/desk?state=ready&before=9_NW-ZZZZ-ZZZZ')
  expect(await screen.findByText('overdue')).toBeInTheDocument()
  await user.selectOptions(screen.getByLabelText('Country'), 'AE')
  await waitFor(() => expect(lastAsked()).toBe('/api/desk/orders?state=ready&country=AE'))
  await user.click(screen.getByRole('link', { name: /^Total/ }))
  await waitFor(() => expect(lastAsked()).toBe('/api/desk/orders?state=ready&country=AE&sort=total'))
  expect(screen.getByRole('columnheader', { name: /^Total/ })).toHaveAttribute('aria-sort', 'descending')
  await user.click(screen.getByRole('link', { name: /^Total/ }))
  await waitFor(() => expect(lastAsked()).toContain('sort=total&direction=up'))
  await user.click(screen.getByRole('checkbox', { name: 'Overdue only' }))
  await waitFor(() => expect(lastAsked()).toContain('overdue=1'))
  await user.type(screen.getByRole('searchbox'), 'haddad{Enter}')
  await waitFor(() => expect(lastAsked()).toMatch(/state=ready&country=AE&.*overdue=1&search=haddad$/))
})

it('goes to the next page and back to the first', async () => {
  const { user, lastAsked } = openList()
  await user.click(await screen.findByRole('link', { name: 'Next page' }))
  await waitFor(() => expect(lastAsked()).toBe('/api/desk/orders?before=5_NW-CCCC-CCCC'))
  await user.click(await screen.findByRole('link', { name: 'First page' }))
  await waitFor(() => expect(lastAsked()).toBe('/api/desk/orders'))
})

it('is worked by keys: arrows go through the rows, space selects', async () => {
  const { user } = openList()
  await screen.findByRole('link', { name: 'NW-AAAA-AAAA' })
  await user.keyboard('j{ArrowDown} ')
  expect(screen.getByRole('link', { name: 'NW-BBBB-BBBB' })).toHaveFocus()
  expect(await box('Select NW-BBBB-BBBB')).toBeChecked()
  await user.keyboard('{ArrowUp} ')
  expect(selected()).toHaveTextContent('2 selected')
  await user.keyboard(' ')
  expect(selected()).toHaveTextContent('1 selected')
})

it('selects the page, and all that match', async () => {
  const numbers = Array.from({ length: 120 }, (_, n) => `NW-${n}`)
  const { user } = openList('/desk', {
    'GET /api/desk/orders/numbers': () => json({ numbers, more: false }),
  })
  await user.click(await box('Select this page'))
  expect(selected()).toHaveTextContent('3 selected')
  await user.click(screen.getByRole('button', { name: /^Select all matches/ }))
  await waitFor(() => expect(selected()).toHaveTextContent('120 selected'))
  await user.click(screen.getByRole('button', { name: 'Select none' }))
  expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull()
})

it('takes many orders a step further; those that refuse stay selected', async () => {
  const { user, api } = openList('/desk', {
    'POST /api/desk/orders/NW-AAAA-AAAA/deliver': () => json({}),
    'POST /api/desk/orders/NW-BBBB-BBBB/deliver': () => refused('order/too-early'),
  })
  await user.click(await box('Select NW-AAAA-AAAA'))
  await user.click(await box('Select NW-BBBB-BBBB'))
  const bar = within(screen.getByRole('region', { name: 'Selection' }))
  await user.click(bar.getByRole('button', { name: 'Mark as delivered' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Mark as delivered: 2 orders')).toBeInTheDocument()
  await user.click(await dialog.findByRole('button', { name: 'Mark as delivered' }))
  expect(await screen.findByText(/^1 order has been changed\. 1 could not be changed/)).toBeInTheDocument()
  expect(await box('Select NW-BBBB-BBBB')).toBeChecked()
  expect(await box('Select NW-AAAA-AAAA')).not.toBeChecked()
  expect(api.to('/api/desk/orders/NW-AAAA-AAAA/deliver')).toHaveLength(1)
})

it('exports what is shown, or what is selected', async () => {
  // happy-dom would go to the file's address.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const sent = () => new Response('x', { headers: { 'content-type': 'text/csv' } })
  const { user, api } = openList('/desk?country=AE&before=1_x', {
    'POST /api/desk/orders/export': sent,
  })
  await user.click((await screen.findAllByRole('button', { name: 'Export CSV' }))[0]!)
  await waitFor(() =>
    expect(api.to('/api/desk/orders/export').at(-1)?.body).toEqual({
      language: 'en',
      rows: 'orders',
      filter: { country: 'AE' },
    }),
  )
  await user.click(await box('Select NW-AAAA-AAAA'))
  const bar = within(screen.getByRole('region', { name: 'Selection' }))
  await user.click(bar.getByRole('button', { name: 'Export CSV' }))
  await waitFor(() =>
    expect(api.to('/api/desk/orders/export').at(-1)?.body).toMatchObject({ numbers: ['NW-AAAA-AAAA'] }),
  )
})

it('saves a view under a name, and deletes it', async () => {
  const views: { name: string; query: string }[] = []
  const { user, api } = openList('/desk?country=AE', {
    'GET /api/desk/views/orders': () => json({ views }),
    'PUT /api/desk/views/orders': ({ body }) => json({ views: [body] }),
    'DELETE /api/desk/views/orders': () => json({ views: [] }),
  })
  await user.type(await screen.findByLabelText('Name of this view'), 'Emirates{Enter}')
  const link = await screen.findByRole('link', { name: 'Emirates' })
  expect(link).toHaveAttribute('href', '/desk?country=AE')
  expect(link).toHaveAttribute('aria-current', 'page')
  await user.click(screen.getByRole('button', { name: 'Delete the view Emirates' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Emirates' })).toBeNull())
  expect(api.asked.at(-1)?.path).toBe('/api/desk/views/orders?name=Emirates')
})

it('offers no steps to who only reads', async () => {
  const { user } = openList('/desk', {}, 'accountant')
  await user.click(await box('Select NW-AAAA-AAAA'))
  const bar = within(screen.getByRole('region', { name: 'Selection' }))
  expect(bar.queryByRole('button', { name: 'Mark as delivered' })).toBeNull()
  expect(bar.getByRole('button', { name: 'Export CSV' })).toBeInTheDocument()
})

it('searches as one types, without Enter, and Back undoes it all', async () => {
  const { user, api, lastAsked } = openList('/desk?country=US')
  const field = await screen.findByRole('searchbox')
  await user.type(field, 'hadd')
  await waitFor(() => expect(lastAsked()).toBe('/api/desk/orders?country=US&search=hadd'))
  await user.type(field, 'ad')
  await waitFor(() => expect(lastAsked()).toBe('/api/desk/orders?country=US&search=haddad'))
  expect(field).toHaveFocus()
  const asked = api.to('/api/desk/orders').length
  await user.keyboard('{Enter}')
  expect(api.to('/api/desk/orders')).toHaveLength(asked)
  await user.clear(field)
  await waitFor(() => expect(lastAsked()).toBe('/api/desk/orders?country=US'))
  await user.type(field, 'omar{Enter}')
  await waitFor(() => expect(lastAsked()).toBe('/api/desk/orders?country=US&search=omar'))
  await user.click(screen.getByText('Back'))
  await waitFor(() => expect(field).toHaveValue(''))
  expect(screen.getByText('?country=US')).toBeInTheDocument()
  await user.click(screen.getByText('Forward'))
  await waitFor(() => expect(field).toHaveValue('omar'))
})

it('takes what was typed before another filter was chosen', async () => {
  const { user, lastAsked } = openList()
  await user.type(await screen.findByRole('searchbox'), 'omar')
  await user.click(screen.getByRole('checkbox', { name: 'Overdue only' }))
  await waitFor(() => expect(lastAsked()).toMatch(/overdue=1/))
  expect(screen.getByRole('searchbox')).toHaveValue('omar')
  await waitFor(() => expect(lastAsked()).toMatch(/search=omar/))
})

it('takes a whole month in one press, and all days in another', async () => {
  vi.setSystemTime('2027-03-01T02:00:00+04:00')
  onTestFinished(() => void vi.useRealTimers())
  const { user, lastAsked } = openList('/desk?before=9_NW-ZZZZ-ZZZZ')
  await user.click(await screen.findByRole('link', { name: 'Last month' }))
  await waitFor(() => expect(lastAsked()).toBe('/api/desk/orders?from=2027-02-01&to=2027-02-28'))
  expect(screen.getByLabelText('Until')).toHaveValue('2027-02-28')
  await user.click(screen.getByRole('link', { name: 'This month' }))
  await waitFor(() => expect(lastAsked()).toBe('/api/desk/orders?from=2027-03-01&to=2027-03-31'))
  await user.click(screen.getByRole('link', { name: 'This month' }))
  await waitFor(() => expect(lastAsked()).toBe('/api/desk/orders'))
})
