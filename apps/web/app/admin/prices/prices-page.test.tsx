import type { DocumentAnswer } from '@nawl/contract/desk/document'
import { DEFAULT_PRICES, type PriceList } from '@nawl/domain/shop/price-list'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { type Answers, fakeApi, json, refused } from '../../testing/fake-api.ts'
import { deskCaller } from '../../testing/fake-desk.ts'
import { fakeSession } from '../../testing/fake-session.ts'
import { renderPage } from '../../testing/render-page.tsx'
import * as route from './prices.route.tsx'

const PATH = '/api/desk/settings/prices'
const BUILT_IN: DocumentAnswer<PriceList> = {
  key: '',
  value: DEFAULT_PRICES,
  number: 0,
  base: 0,
  builtIn: DEFAULT_PRICES,
  draft: null,
  revisions: [],
}

function openPrices(answers: Answers = {}) {
  const saved = ({ body }: { body: unknown }) => {
    const { value, version } = body as { value: PriceList; version: number }
    const draft = { value, version: version + 1, base: 0, by: 'noor@example.com', at: '2027-01-04T07:00:00Z' }
    return json({ ...BUILT_IN, draft })
  }
  const business = { value: { seller: { trn: '100123456700003' } }, builtIn: null }
  const routes = {
    'GET /api/desk/settings/business': () => json(business),
    [`GET ${PATH}`]: () => json(BUILT_IN),
    [`PUT ${PATH}/draft`]: saved,
    ...answers,
  }
  const api = fakeApi({ ...fakeSession(), ...deskCaller(), ...routes })
  const page = { module: route, path: '/desk/prices', at: '/desk/prices', isFrameless: true }
  return { api, ...renderPage(page) }
}
const row = (name: RegExp) => within(screen.getByRole('row', { name }))

it('shows what ten orders cost before a change and after it', async () => {
  const { user } = openPrices()
  const geometric = await screen.findByLabelText('Geometric')
  expect(geometric).toHaveValue('10')
  expect(screen.getAllByText('the same')).toHaveLength(10)
  await user.clear(geometric)
  await user.type(geometric, '١٢٫٥')
  expect(geometric, 'digits of either kind').toHaveValue('١٢٫٥')
  // 80 square feet, free delivery, in dirhams at the peg.
  const changed = row(/^Geometric, 8 × 10 ft to United Arab Emirates/)
  expect(changed.getByText('AED 2,938.00')).toBeVisible()
  expect(changed.getByText('AED 3,672.50')).toBeVisible()
  expect(screen.getAllByText('the same')).toHaveLength(8)
})

it('keeps what is no number as it was typed, says so, and works no orders out', async () => {
  const { user, api } = openPrices()
  const vat = await screen.findByLabelText(/^Per cent, included/)
  await user.clear(vat)
  await user.type(vat, 'five')
  expect(vat).toHaveValue('five')
  expect(vat).toHaveAccessibleDescription('Enter a number, such as 7.')
  expect(screen.getByText(/once every field has a number/)).toBeVisible()
  await waitFor(() => expect(api.to(`${PATH}/draft`).length).toBeGreaterThan(0), { timeout: 3_000 })
  expect(api.to(`${PATH}/draft`).at(-1)?.body).toMatchObject({ value: { vatPercent: null } })
})

it('says beside a step of the discount what is wrong with the steps', async () => {
  const { user, api } = openPrices({
    [`POST ${PATH}/publish`]: () => refused('request/invalid', { field: 'value.discounts', fault: 'wrong' }),
  })
  await user.click(await screen.findByRole('button', { name: 'Remove step 3' }))
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  expect(await screen.findByText(/^Each step must begin at more rugs/)).toBeVisible()
  expect(api.to(`${PATH}/publish`)[0]?.body).toMatchObject({
    value: { discounts: DEFAULT_PRICES.discounts.slice(0, 2) },
  })
})

it('stops shipping to a country, and begins again', async () => {
  const { user } = openPrices()
  await user.selectOptions(await screen.findByLabelText('Do not ship to'), 'France')
  expect(row(/to France/).getByText('Not shipped there')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Ship to France again' }))
  expect(row(/to France/).getByText('the same')).toBeVisible()
})

it('warns of VAT while the seller has no tax registration number, until it is 0', async () => {
  const unregistered = { seller: { trn: '' } }
  const { user } = openPrices({
    'GET /api/desk/settings/business': () => json({ value: unregistered, builtIn: unregistered }),
    [`POST ${PATH}/publish`]: () =>
      refused('document/refused', { problems: [{ field: 'vatPercent', problem: 'needs-trn' }] }),
  })
  const warning = await screen.findByText(/^The seller has no tax registration number/)
  expect(within(warning).getByRole('link')).toHaveAttribute('href', '/desk/settings/business')
  const vat = screen.getByLabelText(/^Per cent, included/)
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  await waitFor(() =>
    expect(vat).toHaveAccessibleDescription('VAT cannot be charged without a tax registration number.'),
  )
  await user.clear(vat)
  await user.type(vat, '0')
  expect(warning).not.toBeInTheDocument()
})

it('does not warn of VAT where the number is a variable of the server', async () => {
  const { user, api } = openPrices({
    'GET /api/desk/settings/business': () =>
      json({ value: { seller: { trn: '' } }, builtIn: { seller: { trn: '100123456700003' } } }),
  })
  const vat = await screen.findByLabelText(/^Per cent, included/)
  await waitFor(() => expect(api.to('/api/desk/settings/business')).toHaveLength(1))
  await user.clear(vat)
  await user.type(vat, '15')
  expect(screen.queryByText(/^The seller has no tax/)).toBeNull()
})

it('shows prices in another currency at a rate of today, and stops', async () => {
  const { user, api } = openPrices()
  await user.selectOptions(await screen.findByLabelText('Also show'), 'Kuwaiti Dinar (KWD)')
  await user.type(screen.getByLabelText('KWD per US dollar'), '0.3071')
  const sent = () => api.to(`${PATH}/draft`).at(-1)?.body as { value: PriceList } | undefined
  const rate = { currency: 'KWD', perUsd: 3_071, on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }
  await waitFor(() => expect(sent()?.value.localRates).toEqual([rate]), { timeout: 3_000 })
  await user.click(screen.getByRole('button', { name: 'Stop showing KWD' }))
  await waitFor(() => expect(sent()?.value.localRates).toEqual([]), { timeout: 3_000 })
})

it('names the countries of a region, and those of it that are not served', async () => {
  const { user } = openPrices()
  const gulf = within(await screen.findByRole('group', { name: 'GCC' }))
  await user.click(gulf.getByText('5 countries'))
  expect(gulf.getByText('Bahrain, Kuwait, Oman, Qatar and Saudi Arabia')).toBeVisible()
  const rest = within(screen.getByRole('group', { name: 'Rest of world' }))
  expect(rest.getByText('Not served: Cuba, Iran, North Korea and Syria')).toBeInTheDocument()
})

it('says by region who pays the duties', async () => {
  const { user, api } = openPrices()
  const gulf = within(await screen.findByRole('group', { name: 'GCC' }))
  await user.selectOptions(gulf.getByLabelText('Duties on arrival'), 'Paid by us (DDP)')
  await waitFor(() =>
    expect(api.to(`${PATH}/draft`).at(-1)?.body).toMatchObject({
      value: { incoterms: { gcc: 'DDP', europe: 'DAP' } },
    }),
  )
})
