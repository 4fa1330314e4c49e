import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { WORKSHOP_KINDS } from '../../sales/kinds/workshop-kinds.ts'
import { type Answers, fakeApi, json } from '../../testing/fake-api.ts'
import { deskCaller } from '../../testing/fake-desk.ts'
import { fakeAdminOrder } from '../../testing/fake-order.ts'
import { fakeSession } from '../../testing/fake-session.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { boxLine, priceWithBoxes, sellingBoxes } from '../../testing/sample-box.tsx'
import { WorkshopOrders } from '../workshop/workshop-orders.tsx'
import * as adminOrder from './order.route.tsx'

const OF_RUGS = /\brugs?\b|yarn|\bsize|\bpile\b|studio|frame/i
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())

function open(
  module: Parameters<typeof sellingBoxes>[0],
  at: { path: string; at?: string },
  answers: Answers,
) {
  fakeApi({ ...fakeSession(), ...deskCaller(), ...answers })
  renderPage({ module: sellingBoxes(module), isFrameless: true, ...at })
}

describe('a box of samples at the desk', () => {
  it('is on the page of its order at the desk', async () => {
    const lines = [boxLine(2)]
    const price = priceWithBoxes(lines, 'US')
    open(
      adminOrder,
      { path: '/desk/:number', at: '/desk/NW-7K4M-3PXA' },
      {
        'GET /api/desk/orders/NW-7K4M-3PXA': () => json(fakeAdminOrder({ lines, price, steps: ['cancel'] })),
      },
    )
    const section = await screen.findByRole('region', { name: 'Items' })
    expect(within(section).getByRole('article', { name: 'Sample box' })).toHaveTextContent('2 samples')
    expect(screen.getByRole('main')).not.toHaveTextContent(OF_RUGS)
  })

  it('is in the list of the workshop with what its kind says of it', async () => {
    const kinds = {
      ...WORKSHOP_KINDS,
      'yarn-book': { undrawn: '/empty-box.svg', Facts: () => <p>From shelf C4</p> },
    }
    const made = {
      number: 'NW-7K4M-3PXA',
      state: 'in_production' as const,
      mayStartAt: null,
      awaitsApproval: false,
      placedAt: '2027-01-04T07:00:00.000Z',
      yarnsOnOrder: [],
      remakeOf: null,
      rugs: [boxLine(2)],
    }
    const list = () => <WorkshopOrders list={{ orders: [made] }} reload={() => {}} kinds={kinds} />
    open({ default: list }, { path: '/desk/workshop' }, {})
    const shown = await screen.findByRole('article', { name: 'NW-7K4M-3PXA' })
    expect(shown).toHaveTextContent('Sample box, 2 pieces')
    expect(shown).toHaveTextContent('From shelf C4')
    expect(shown).not.toHaveTextContent(OF_RUGS)
  })
})
