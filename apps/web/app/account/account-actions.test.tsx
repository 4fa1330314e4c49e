import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

import { fakeApi, json } from '../testing/fake-api.ts'
import { fakeSession } from '../testing/fake-session.ts'
import { renderPage } from '../testing/render-page.tsx'
import { AccountActions } from './account-actions.tsx'

const user = { id: 'f3a7a1de-5e0c-4f0e-9d42-6f9a3d1b2c55', email: 'noor@example.com', name: null }
const Menu = () => <AccountActions user={user} onDone={() => {}} />

it.each([
  [true, '/desk/today'],
  [false, undefined],
])('leads to the desk whoever is of the staff: %s', async (isStaff, href) => {
  const api = fakeApi({ ...fakeSession(), 'GET /api/account': () => json({ isStaff }) })
  renderPage({ module: { default: Menu }, path: '/' })
  await waitFor(() => expect(api.to('/api/account')).toHaveLength(1))
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: 'Open the desk' })?.getAttribute('href')).toBe(href),
  )
  expect(screen.getByRole('link', { name: 'Your account' })).toBeInTheDocument()
})
