import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { json } from '../../testing/fake-api.ts'
import { at, deskWith, documentOf, LISTING, row } from '../../testing/fake-designs.ts'
import { renderPage } from '../../testing/render-page.tsx'
import * as designsRoute from './designs.route.tsx'

describe('the list of designs', () => {
  const open = () => {
    const designs = [
      row('bab', 'Bab', { isEdited: true, isUpgraded: true }),
      row('reef', 'Reef'),
      row('old', 'Old', { state: 'archived' }),
    ]
    const api = deskWith({
      'GET /api/desk/designs': () => json({ designs }),
      'GET /api/desk/listing': () => json({ ...documentOf(LISTING), draft: null }),
      'PUT /api/desk/listing/draft': ({ body }) =>
        json({
          ...documentOf(LISTING),
          draft: { ...(body as object), version: 1, by: 'noor@example.com', at },
        }),
    })
    return {
      api,
      ...renderPage({ module: designsRoute, path: '/desk/designs', at: '/desk/designs', isFrameless: true }),
    }
  }

  it('changes its order by the arrows, and says so', async () => {
    const { user, api } = open()
    await user.click(await screen.findByRole('button', { name: 'Move Reef up' }))
    expect(screen.getByText('Reef is number 1 of 2.')).toBeInTheDocument()
    await user.click(screen.getByRole('checkbox', { name: /Bab$/ }))
    await waitFor(() => expect(api.to('/api/desk/listing/draft')).not.toEqual([]), { timeout: 3_000 })
    expect(api.to('/api/desk/listing/draft')[0]?.body).toMatchObject({
      value: { order: ['reef', 'bab'], featured: ['bab'] },
    })
  })

  it('finds designs on sale and others by name, and then leaves their order alone', async () => {
    const { user } = open()
    await user.type(await screen.findByPlaceholderText('Name or address'), 'ree')
    expect(await screen.findByText(/^One design on sale/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Reef' })).toBeVisible()
    expect(screen.getByText('Number 2 of 2')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Move Reef up' })).toBeNull()
    for (const name of ['Bab', 'Old']) expect(screen.queryByRole('link', { name })).toBeNull()
    await user.clear(screen.getByPlaceholderText('Name or address'))
    expect(await screen.findByRole('button', { name: 'Move Reef up' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Old' })).toBeVisible()
  })

  it('keeps what is not sold apart, says what an upgrade changed, and leads to a new design', async () => {
    open()
    const unsold = await screen.findByRole('region', { name: 'Not on sale' })
    expect(within(unsold).getByText(/Archived/)).toBeVisible()
    expect(screen.getByText('Modern · edited here · new version from an upgrade')).toBeVisible()
    expect(screen.getByRole('link', { name: 'New design' })).toHaveAttribute('href', '/desk/designs/new')
  })
})
