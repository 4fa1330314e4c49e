import type { Role } from '@nawl/domain/staff/roles'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { deskCaller } from '../../testing/fake-desk.ts'
import { fakeApi, json } from '../../testing/fake-api.ts'
import { documentOf, LISTING, row } from '../../testing/fake-designs.ts'
import { fakeSession } from '../../testing/fake-session.ts'
import { orderRow } from '../../testing/order-row.ts'
import { renderPage } from '../../testing/render-page.tsx'
import * as ordersRoute from './orders.route.tsx'

const untouched = { ...documentOf(LISTING), number: 0 }
const member = { email: 'noor@example.com', role: 'owner', invited: null, hasSecondFactor: false }

type Desk = { readonly role?: Role; readonly at?: string; readonly ordered?: boolean }

function openDesk({ role = 'owner', at = '/desk', ordered = false }: Desk = {}) {
  fakeApi({
    ...fakeSession(),
    'GET /healthz': () => json({ version: '1.0.0' }),
    ...deskCaller(role, 'noor@example.com', 'advised'),
    'GET /api/desk/orders': () =>
      json({
        orders: ordered && at === '/desk' ? [orderRow('NW-AAAA-AAAA')] : [],
        counts: { confirmed: ordered ? 1 : 0, shipped: 0 },
        next: null,
      }),
    'GET /api/desk/views/orders': () => json({ views: [] }),
    'GET /api/desk/settings/shop': () => json({ ...untouched, number: 1 }),
    'GET /api/desk/settings/business': () => json(untouched),
    'GET /api/desk/settings/prices': () => json(untouched),
    'GET /api/desk/designs': () =>
      json({ designs: [row('bab', 'Bab'), row('hilal', 'Hilal', { isBuiltIn: false, state: 'draft' })] }),
    'GET /api/desk/texts': () => json({ texts: [] }),
    'GET /api/desk/staff': () =>
      json({ members: [member, { ...member, email: 'layla@example.com', role: 'editor' }] }),
  })
  return renderPage({ module: ordersRoute, path: '/desk', at, isFrameless: true })
}

describe('the first steps of an owner', () => {
  it('stand where no order has come in yet, each with what is done', async () => {
    openDesk()
    const steps = await screen.findByRole('region', { name: 'Before the first order' })
    expect(await within(steps).findAllByText('Done')).toHaveLength(2)
    const items = within(steps).getAllByRole('listitem')
    const lines = items.map((item) => [
      within(item).getByRole('link').getAttribute('href'),
      within(item).queryByText('Done') !== null,
    ])
    expect(lines).toEqual([
      ['/desk/settings', true],
      ['/desk/settings/business', false],
      ['/desk/prices', false],
      ['/desk/designs/new', false], // A draft is not sold.
      ['/desk/texts', false],
      ['/desk/staff', true],
      ['/desk/security', false],
    ])
  })

  it('are the owner’s: others only read that there is none', async () => {
    openDesk({ role: 'sales' })
    expect(await screen.findByText('No orders yet.')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Before the first order' })).toBeNull()
  })

  it('are gone once there is an order, also from a view without any', async () => {
    openDesk({ ordered: true, at: '/desk?state=shipped' })
    expect(await screen.findByText('There are no matching orders.')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Before the first order' })).toBeNull()
  })
})
