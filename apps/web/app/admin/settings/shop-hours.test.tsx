import type { DocumentAnswer } from '@nawl/contract/desk/document'
import { DEFAULT_HOURS, type ShopHours } from '@nawl/domain/shop/hours'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { fakeApi, json, refused } from '../../testing/fake-api.ts'
import { deskCaller } from '../../testing/fake-desk.ts'
import { fakeSession } from '../../testing/fake-session.ts'
import { renderPage } from '../../testing/render-page.tsx'
import * as hoursRoute from './hours.route.tsx'

const PATH = '/api/desk/settings/hours'
const BUILT_IN: DocumentAnswer<ShopHours> = {
  key: '',
  value: DEFAULT_HOURS,
  number: 0,
  base: 0,
  builtIn: DEFAULT_HOURS,
  draft: null,
  revisions: [],
}

function openHours(publish: (value: ShopHours) => Response) {
  const api = fakeApi({
    ...fakeSession(),
    ...deskCaller(),
    'GET /healthz': () => json({ status: 'ok', version: '1' }),
    [`GET ${PATH}`]: () => json(BUILT_IN),
    [`PUT ${PATH}/draft`]: () => json(BUILT_IN),
    [`POST ${PATH}/publish`]: ({ body }) => publish((body as { value: ShopHours }).value),
  })
  const page = { module: hoursRoute, path: '/desk/settings/hours', at: '/desk/settings/hours' }
  return { api, ...renderPage({ ...page, isFrameless: true }) }
}

it('opens on Friday, closes on Sunday and takes a holiday', async () => {
  let published: ShopHours | undefined
  const { user } = openHours((value) => {
    published = value
    return json({ ...BUILT_IN, value, number: 1, base: 1 })
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Friday: open' }))
  await user.selectOptions(screen.getByLabelText('Friday to'), '13:00')
  await user.click(screen.getByRole('checkbox', { name: 'Sunday: open' }))
  await user.click(screen.getByRole('button', { name: 'Add holiday' }))
  expect(screen.getByText('Choose both days.')).toBeInTheDocument()
  await user.type(screen.getByLabelText('First day'), '2026-12-02')
  await user.type(screen.getByLabelText('Last day'), '2026-12-03')
  await user.type(screen.getByLabelText('Name in English (optional)'), 'National Day')
  await user.click(screen.getByRole('button', { name: 'Add holiday' }))
  expect(screen.getByText('Enter the name in both languages, or in neither.')).toBeInTheDocument()
  await user.type(screen.getByLabelText('Name in Arabic (optional)'), 'اليوم الوطني')
  await user.click(screen.getByRole('button', { name: 'Add holiday' }))
  expect(screen.getByRole('button', { name: /^Remove 2.*3 December 2026$/ })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(published).toBeDefined())
  expect(published?.week[5]).toEqual({ from: 9, to: 13 })
  expect(published?.week[0]).toBeNull()
  expect(published?.holidays).toEqual([
    { first: '2026-12-02', last: '2026-12-03', name: { en: 'National Day', ar: 'اليوم الوطني' } },
  ])
})

it('says beside a day that its end comes before its beginning', async () => {
  const { user } = openHours(() =>
    refused('request/invalid', { status: 422, field: 'value.week.1.to', fault: 'wrong' }),
  )
  const monday = (await screen.findByRole('checkbox', { name: 'Monday: open' })).closest('li')!
  await user.selectOptions(within(monday).getByLabelText('Monday to'), '08:00')
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  expect(
    await within(monday).findByText('The end is before the beginning. Choose a later end.'),
  ).toBeInTheDocument()
})
