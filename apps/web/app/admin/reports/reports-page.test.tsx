import type { DeskReport } from '@nawl/contract/desk/report'
import { shopDay } from '@nawl/domain/shop/time-zone'
import { lastDays } from '@nawl/domain/reports/report-period'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

import { type Answers, fakeApi, json } from '../../testing/fake-api.ts'
import { deskCaller } from '../../testing/fake-desk.ts'
import { fakeSession } from '../../testing/fake-session.ts'
import { renderPage } from '../../testing/render-page.tsx'
import * as route from './reports.route.tsx'

const sums = { looked: null, coloured: null, carted: null, orders: 0, rugs: 0, squareFeet: 0 }
const REPORT: DeskReport = {
  period: { from: '2027-01-03', to: '2027-01-04' },
  before: { from: '2027-01-01', to: '2027-01-02' },
  step: 'day',
  isCounting: true,
  totals: { ...sums, looked: 1_040, orders: 3, rugs: 5, squareFeet: 200.5 },
  totalsBefore: { ...sums, orders: 1 },
  time: [
    { ...sums, start: '2027-01-03', looked: 40, orders: 1, rugs: 2, squareFeet: 80, ordersBefore: 1 },
    { ...sums, start: '2027-01-04', looked: 1_000, orders: 2, rugs: 3, squareFeet: 120.5, ordersBefore: 0 },
  ],
  countries: [
    { ...sums, country: 'AE', orders: 3 },
    { ...sums, country: '', looked: 1_040 },
  ],
  collections: [{ ...sums, collection: 'Geometric', looked: 1_040, coloured: 15, orders: 3 }],
  designs: [{ ...sums, design: 'onyx', name: 'Onyx', collection: 'Geometric', looked: 1_040, orders: 3 }],
  shapes: [{ shape: 'round', rugs: 5, squareFeet: 200.5 }],
  sizes: [
    { least: 0, rugs: 0, squareFeet: 0 },
    { least: 25, rugs: 5, squareFeet: 200.5 },
    { least: 50, rugs: 0, squareFeet: 0 },
    { least: 90, rugs: 0, squareFeet: 0 },
    { least: 150, rugs: 0, squareFeet: 0 },
  ],
  usualSizes: [{ shape: 'round', usual: null, rugs: 5 }],
  yarns: [],
}

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())

function openReports(at = '/desk/reports', report = REPORT, answers: Answers = {}) {
  const api = fakeApi({
    ...fakeSession(),
    ...deskCaller('accountant'),
    'GET /api/desk/reports': () => json(report),
    ...answers,
  })
  const page = renderPage({ module: route, path: '/desk/reports', at, isFrameless: true })
  const lastAsked = () => api.to('/api/desk/reports').at(-1)?.path
  return { api, ...page, lastAsked }
}
const section = async (name: string) => within(await screen.findByRole('region', { name }))
const cellsOf = (row: HTMLElement) =>
  [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent)

it('shows the figures of a period beside those of the one before', async () => {
  openReports()
  expect(
    await screen.findByText(/^3 Jan 2027 – 4 Jan 2027, compared with 1 Jan 2027 – 2 Jan 2027$/),
  ).toBeVisible()
  const summary = screen.getByText('previously: 1').closest('div')
  expect(summary).toHaveTextContent('Orders3previously: 1')
  expect(screen.getByText('1,040', { selector: '.type-h3' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Reports' })).toHaveAttribute('aria-current', 'page')
})

it('marks the chosen period', async () => {
  const today = shopDay(new Date())
  openReports('/desk/reports', { ...REPORT, period: lastDays(today, 30) })
  expect(await screen.findByRole('link', { name: 'Last 30 days' })).toHaveAttribute('aria-current', 'true')
  expect(screen.getByRole('link', { name: 'Last 7 days' })).not.toHaveAttribute('aria-current')
})

it('has a table with the same figures beside every chart, and says what is not shown', async () => {
  const { user } = openReports()
  const time = await section('Over time')
  expect(time.getByRole('img', { name: 'Chart: Over time' })).toBeInTheDocument()
  await user.click(time.getByText('Table'))
  const rows = time.getAllByRole('row').map(cellsOf)
  expect(rows[0]?.slice(0, 4)).toEqual(['Day', 'Views', 'Recoloured', 'Added to cart'])
  expect(rows[2]).toEqual(['4 Jan 2027', '1,000', 'fewer than 5', 'fewer than 5', '2', '3', '120.5', '0'])
  const countries = await section('Countries')
  expect(countries.getAllByRole('row').map((row) => cellsOf(row)[0])).toEqual(['Country', 'UAE', 'Unknown'])
  const collections = await section('Collections')
  const bars = [...collections.getByRole('img').querySelectorAll('text')].map(
    ({ textContent }) => textContent,
  )
  expect(bars).toEqual(['Geometric', '1,040', '15', 'fewer than 5', '3'])
  expect((await section('Yarns')).getByText('Nothing in this period.')).toBeVisible()
})

it('keeps the period and what it is narrowed to in the address', async () => {
  const { user, lastAsked } = openReports('/desk/reports?from=2027-01-03&to=2027-01-04')
  await screen.findByRole('heading', { level: 1 })
  await user.selectOptions(screen.getByLabelText('Country'), 'AE')
  await waitFor(() => expect(lastAsked()).toBe('/api/desk/reports?from=2027-01-03&to=2027-01-04&country=AE'))
  await user.selectOptions(screen.getByLabelText('Collection'), 'Modern')
  await waitFor(() => expect(lastAsked()).toContain('collection=Modern'))
  await user.selectOptions(screen.getByLabelText('Rows'), 'By week')
  await waitFor(() => expect(lastAsked()).toMatch(/&step=week&country=AE&collection=Modern$/))
  await user.click(screen.getByRole('link', { name: 'Last 7 days' }))
  await waitFor(() => expect(lastAsked()).not.toContain('from=2027-01-03'))
  expect(lastAsked()).toMatch(/\?from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d&step=week&country=AE/)
})

it('says so where the days make no period, and keeps what was typed', async () => {
  const { lastAsked } = openReports('/desk/reports?from=2027-02-01&to=2027-01-01')
  expect(await screen.findByRole('alert')).toHaveTextContent(/^The last day must not be before the first/)
  expect(screen.getByLabelText('From')).toHaveValue('2027-02-01')
  expect(lastAsked()).toBe('/api/desk/reports')
})

it('downloads a table in the language of the page', async () => {
  // happy-dom would go to the file's address.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const { user, api } = openReports('/desk/reports?country=AE', REPORT, {
    'GET /api/desk/reports/shapes.csv': () => new Response('x', { headers: { 'content-type': 'text/csv' } }),
  })
  await user.click(await screen.findByRole('button', { name: 'Shapes as CSV' }))
  await waitFor(() =>
    expect(api.to('/api/desk/reports/shapes.csv')[0]?.path).toBe(
      '/api/desk/reports/shapes.csv?country=AE&language=en',
    ),
  )
  await user.click(screen.getByRole('button', { name: 'Countries as CSV' }))
  expect(await screen.findByText('The file could not be made. Try again.')).toBeVisible()
})

it('says that visits are not counted where an owner switched it off', async () => {
  openReports('/desk/reports', { ...REPORT, isCounting: false })
  expect(await screen.findByText(/^Visits are not being counted/)).toBeVisible()
})
