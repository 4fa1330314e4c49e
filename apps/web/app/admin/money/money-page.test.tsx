import type { DeskMoneyReport } from '@nawl/contract/desk/money-report'
import type { ClearingReport } from '@nawl/contract/desk/clearing'
import type { MonthList } from '@nawl/contract/desk/months'
import type { Role } from '@nawl/domain/staff/roles'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

import { type Answers, fakeApi, json, refused } from '../../testing/fake-api.ts'
import { deskCaller } from '../../testing/fake-desk.ts'
import { fakeSession } from '../../testing/fake-session.ts'
import { renderPage } from '../../testing/render-page.tsx'
import * as route from './money.route.tsx'

const NOTHING = { sales: 0, vat: 0, refunds: 0, discounts: 0 }
const SUMS = { AED: { sales: 123_456, vat: 6_173, refunds: 50_000, discounts: 1_000 }, USD: NOTHING }
const REPORT: DeskMoneyReport = {
  period: { from: '2027-01-03', to: '2027-01-04' },
  step: 'day',
  totals: { ...SUMS, USD: { ...NOTHING, sales: 20_000 } },
  time: [
    { start: '2027-01-03', AED: { ...SUMS.AED, refunds: 0 }, USD: NOTHING },
    { start: '2027-01-04', AED: { ...NOTHING, sales: -50_000, refunds: 50_000 }, USD: NOTHING },
  ],
  countries: [{ country: 'AE', ...SUMS }],
  collections: [
    { collection: 'Geometric', ...SUMS },
    { collection: '', AED: NOTHING, USD: NOTHING },
    { collection: null, AED: NOTHING, USD: NOTHING },
  ],
}
const closed = { at: '2027-01-02T08:00:00.000Z', by: 'noor@example.com' }
const MONTHS: MonthList['months'] = [
  { month: '2027-02', documents: 1, closed: null, mayClose: false },
  { month: '2027-01', documents: 12, closed: null, mayClose: true },
  { month: '2026-12', documents: 7, closed, mayClose: false },
]

const CLEARING: ClearingReport = {
  providers: [
    {
      provider: 'stripe',
      currency: 'AED',
      payments: 177_015,
      refunds: -50_000,
      fees: -5_233,
      disputes: 0,
      rest: 121_782,
    },
  ],
  months: [{ month: '2027-01', provider: 'stripe', currency: 'AED', fees: -5_233 }],
}

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())

function openMoney(role: Role = 'accountant', answers: Answers = {}) {
  const api = fakeApi({
    ...fakeSession(),
    ...deskCaller(role),
    'GET /api/desk/money': () => json(REPORT),
    'GET /api/desk/months': () => json({ months: MONTHS }),
    'GET /api/desk/attention': () => json({ items: [] }),
    'GET /api/desk/clearing': () => json(CLEARING),
    ...answers,
  })
  return { api, ...renderPage({ module: route, path: '/desk/money', at: '/desk/money', isFrameless: true }) }
}
const section = async (name: string) => within(await screen.findByRole('region', { name }))
const cellsOf = (row: HTMLElement) =>
  [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent)

it('shows sums in dirhams, what was charged in dollars, and a table beside every chart', async () => {
  const { user } = openMoney()
  const sales = (await screen.findByText('AED 1,234.56')).closest('div')
  expect(sales).toHaveTextContent('SalesAED 1,234.56including $200.00')
  expect(screen.getByRole('link', { name: 'Money' })).toHaveAttribute('aria-current', 'page')
  const time = await section('Over time')
  expect(time.getByRole('img', { name: 'Chart: Over time' })).toBeInTheDocument()
  await user.click(time.getByText('Table'))
  const rows = time.getAllByRole('row').map(cellsOf)
  expect(rows[0]?.slice(0, 5)).toEqual(['Day', 'Sales, AED', 'VAT, AED', 'Refunds, AED', 'Discounts, AED'])
  expect(rows[2]?.slice(0, 4)).toEqual(['4 Jan 2027', '-500.00', '0.00', '500.00'])
  const collections = await section('Collections')
  await user.click(collections.getByText('Table'))
  expect(collections.getAllByRole('row').map((row) => cellsOf(row)[0])).toEqual([
    'Collection',
    'Geometric',
    'Visitors’ own drawings and other designs',
    'Delivery',
  ])
})

it('closes the next month that is over, after a question, and says why it is refused', async () => {
  const { user, api } = openMoney('accountant', {
    'POST /api/desk/months/2027-01/close': () => refused('month/already-closed', { status: 409 }),
  })
  const months = await section('Months')
  expect(months.getAllByRole('row').map((row) => cellsOf(row).slice(0, 2))).toEqual([
    ['Month', 'Documents'],
    ['Feb 2027', '1 document'],
    ['Jan 2027', '12 documents'],
    ['Dec 2026', '7 documents'],
  ])
  expect(months.getByRole('row', { name: /Dec 2026/ })).toHaveTextContent('noor@example.com')
  expect(months.getAllByRole('button', { name: /^Close/ })).toHaveLength(1)
  await user.click(months.getByRole('button', { name: 'Close Jan 2027' }))
  const question = within(await screen.findByRole('dialog', { name: 'Close Jan 2027?' }))
  expect(question.getByText(/cannot be undone/)).toBeInTheDocument()
  await user.click(question.getByRole('button', { name: 'Close the month' }))
  expect(await question.findByText('Someone else has already closed this month.')).toBeInTheDocument()
  const done = MONTHS.map((each) => (each.month === '2027-01' ? { ...each, closed, mayClose: false } : each))
  api.answer({ 'POST /api/desk/months/2027-01/close': () => json({ months: done }) })
  await user.click(question.getByRole('button', { name: 'Close the month' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(months.queryByRole('button', { name: /^Close/ })).toBeNull()
})

it('downloads a month, and says so when its file cannot be made', async () => {
  // happy-dom would go to the file's address.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const { user, api } = openMoney('accountant', {
    'GET /api/desk/months/2026-12/accounts.zip': () =>
      new Response('x', { headers: { 'content-type': 'application/zip' } }),
  })
  const months = await section('Months')
  await user.click(months.getByRole('button', { name: 'Download Dec 2026' }))
  await waitFor(() =>
    expect(api.to('/api/desk/months/2026-12/accounts.zip')[0]?.path).toBe(
      '/api/desk/months/2026-12/accounts.zip?language=en',
    ),
  )
  await user.click(months.getByRole('button', { name: 'Download Jan 2027' }))
  expect(await screen.findByText('The file could not be made. Try again.')).toBeInTheDocument()
})

it('lets sales read, and offers them no closing', async () => {
  openMoney('sales')
  const months = await section('Months')
  expect(months.queryByRole('button', { name: /^Close/ })).toBeNull()
  expect(months.getByRole('button', { name: 'Download Jan 2027' })).toBeInTheDocument()
})

it('lists what needs attention with what to do, until somebody has seen it', async () => {
  const item = {
    key: 'du_1',
    orderNumber: 'NW-AAAA-AAAA',
    kind: 'dispute-open',
    amount: 177_015,
    currency: 'AED',
    dueBy: '2027-01-11T08:00:00.000Z',
    at: '2027-01-04T08:00:00.000Z',
  }
  const { user, api } = openMoney('owner', {
    'GET /api/desk/attention': () => json({ items: [item] }),
    'POST /api/desk/attention/done': () => json({ items: [] }),
  })
  const attention = await section('Needs attention')
  expect(attention.getByText(/is contesting AED 1,770.15.*Answer by 11 Jan 2027, 12:00/)).toBeVisible()
  expect(attention.getByRole('link', { name: 'NW-AAAA-AAAA' })).toHaveAttribute('href', '/desk/NW-AAAA-AAAA')
  await user.click(attention.getByRole('button', { name: 'Seen: NW-AAAA-AAAA' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Needs attention' })).toBeNull())
  expect(api.to('/api/desk/attention/done')[0]?.body).toEqual({ key: 'du_1' })
})

it('shows what each payment company received and moved, and its fees by month', async () => {
  openMoney()
  const held = await section('Payment providers')
  expect(held.getAllByRole('row').map(cellsOf)).toEqual([
    ['Provider', 'Payments', 'Refunds', 'Fees', 'Disputed', 'Balance'],
    // The name before each sum is for telephones, where there are no headings.
    [
      'Card',
      'Payments AED 1,770.15',
      'Refunds −AED 500.00',
      'Fees −AED 52.33',
      'Disputed AED 0.00',
      'Balance AED 1,217.82',
    ],
  ])
  expect(held.getByText(/Jan 2027/).closest('li')).toHaveTextContent('−AED 52.33')
})
