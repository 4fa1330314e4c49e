import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

import { fakeApi, json } from '../../testing/fake-api.ts'
import { fakeSession } from '../../testing/fake-session.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { AccountTrade } from './account-trade.tsx'

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())

const AT = '2026-01-04T08:00:00.000Z'
const proofOf = (title: string, approved: number) => ({
  id: title,
  title,
  state: 'open',
  createdAt: AT,
  touchedAt: AT,
  picture: null,
  lines: 2,
  approved,
  openThreads: 0,
})
const PROJECT = { id: '1', name: 'Villa 14', client: '', rooms: 3, rugs: 2, neededBy: null, changedAt: AT }
const page = { module: { default: () => <AccountTrade userId="layla" /> }, path: '/account' }

it('lists the projects of a member, and the proofs that wait for an approval', async () => {
  fakeApi({
    ...fakeSession(),
    'GET /api/account/trade': () => json({ state: 'accepted' }),
    'GET /api/account/projects': () => json({ projects: [PROJECT] }),
    'GET /api/account/proofs': () => json([proofOf('Waiting', 1), proofOf('Decided', 2)]),
  })
  renderPage(page)
  const project = await screen.findByRole('link', { name: /Villa 14/ })
  expect(project).toHaveAttribute('href', '/account/projects/1')
  expect(screen.getByRole('link', { name: /Waiting/ })).toHaveTextContent('2 rugs, 1 approved')
  expect(screen.queryByRole('link', { name: /Decided/ })).toBeNull()
})

it('asks for no projects of who is no member, and is not there with nothing to show', async () => {
  const api = fakeApi({
    ...fakeSession(),
    'GET /api/account/trade': () => json({ state: null }),
    'GET /api/account/proofs': () => json([]),
  })
  renderPage(page)
  await vi.waitFor(() => expect(api.to('/api/account/proofs')).toHaveLength(1))
  expect(api.to('/api/account/projects')).toHaveLength(0)
  expect(screen.queryByRole('region')).toBeNull()
})
