import type { TodayAnswer } from '@nawl/contract/desk/today'
import type { Role } from '@nawl/domain/staff/roles'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

import { fakeApi, json } from '../../testing/fake-api.ts'
import { deskCaller } from '../../testing/fake-desk.ts'
import { fakeSession } from '../../testing/fake-session.ts'
import { renderPage } from '../../testing/render-page.tsx'
import * as route from './today.route.tsx'

const AT = '2027-01-04T07:00:00.000Z'
const item = (key: string, change: object = {}) => ({
  key,
  name: 'Layla Haddad',
  who: null,
  since: AT,
  dueBy: null,
  ...change,
})

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())

function openToday(role: Role, groups: TodayAnswer['groups']) {
  fakeApi({ ...fakeSession(), ...deskCaller(role), 'GET /api/desk/today': () => json({ groups }) })
  const Shown = () => <p>The list of orders</p>
  return renderPage({
    module: route,
    path: '/desk/today',
    at: '/desk/today',
    isFrameless: true,
    others: [{ path: '/desk', Component: Shown }],
  })
}
const section = async (name: string) => within(await screen.findByRole('region', { name }))
const target = (element: HTMLElement) => element.getAttribute('href')

it('leads to what waits, each where it is dealt with', async () => {
  openToday('owner', [
    { kind: 'attention', count: 1, items: [item('NW-AAAA-AAAA', { dueBy: '2027-01-09T07:00:00.000Z' })] },
    { kind: 'messages', count: 6, items: [item('m1', { who: 'omar@example.com' })] },
    { kind: 'late', count: 2, items: [item('NW-AAAA-AAAB')] },
    {
      kind: 'drafts',
      count: 3,
      items: [
        item('text/ar.faq.care', { name: 'العناية' }),
        item('design/reef', { name: '' }),
        item('sentences/shipping', { name: '' }),
      ],
    },
  ])
  const money = await section('Payments and refunds that need attention 1')
  expect(target(money.getByRole('link', { name: /^NW-AAAA-AAAA · Layla Haddad$/ }))).toBe(
    '/desk/NW-AAAA-AAAA',
  )
  expect(money.getByText('Due 9 January 2027')).toBeInTheDocument()
  const waiting = await section('Messages to answer 6')
  expect(target(waiting.getByRole('link', { name: 'Layla Haddad' }))).toBe('/desk/messages/m1')
  expect(waiting.getByText(/^Since 4 January 2027/)).toHaveTextContent('omar@example.com')
  expect(target(waiting.getByRole('link', { name: 'See all 6' }))).toBe('/desk/messages')
  const late = await section('Late orders 2')
  expect(target(late.getByRole('link', { name: 'See all 2' }))).toBe('/desk?overdue=1')
  const drafts = await section('Drafts 3')
  expect(target(drafts.getByRole('link', { name: 'العناية' }))).toBe('/desk/texts/ar.faq.care')
  expect(target(drafts.getByRole('link', { name: 'design/reef' }))).toBe('/desk/designs/reef')
  expect(target(drafts.getByRole('link', { name: 'Shipping and delivery' }))).toBe(
    '/desk/texts/pages/shipping',
  )
  expect(drafts.queryByRole('link', { name: /See all/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page')
})

it('leads the workshop, which sees no orders, to its own list', async () => {
  openToday('workshop', [{ kind: 'start', count: 7, items: [item('NW-AAAA-AAAA', { name: null })] }])
  const start = await section('Orders to start 7')
  expect(target(start.getByRole('link', { name: 'NW-AAAA-AAAA' }))).toBe('/desk/workshop')
  expect(target(start.getByRole('link', { name: 'See all 7' }))).toBe('/desk/workshop')
  expect(screen.queryByRole('search')).toBeNull()
})

it('says that nothing waits, and finds an order', async () => {
  const { user } = openToday('sales', [])
  expect(await screen.findByText('Nothing is waiting for you.')).toBeInTheDocument()
  await user.type(screen.getByRole('searchbox'), 'haddad{Enter}')
  expect(await screen.findByText('The list of orders')).toBeInTheDocument()
})
