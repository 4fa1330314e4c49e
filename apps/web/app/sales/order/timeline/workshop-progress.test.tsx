import type { OrderProgress } from '@nawl/contract/desk/floor'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

import { fakeApi, json } from '../../../testing/fake-api.ts'
import { fakeOrder } from '../../../testing/fake-order.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import * as orderPage from '../order.route.tsx'

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())

const ORDER = '/api/orders/NW-7K4M-3PXA'
const PICTURE = '/api/floor-photographs/signed'

function open(progress: OrderProgress, state: 'in_production' | 'confirmed' | 'shipped' = 'in_production') {
  const asked = vi.fn<() => ReturnType<typeof json>>(() => json(progress))
  fakeApi({
    [`GET ${ORDER}`]: () => json(fakeOrder({ state })),
    'GET /api/payments/means': () => json({ providers: [] }),
    [`GET ${ORDER}/progress`]: asked,
  })
  renderPage({ module: orderPage, path: '/order/:number', at: '/order/NW-7K4M-3PXA?token=opens-it' })
  return asked
}

it('shows how far each rug is, and the newest photograph first', async () => {
  open({
    rugs: [
      { name: 'Bab', piece: 1, count: 2, percent: 62, stage: null },
      { name: 'Bab', piece: 2, count: 2, percent: 100, stage: 'shearing' },
    ],
    photographs: [
      { id: 'a', at: '2027-02-01T08:00:00.000Z', picture: `${PICTURE}-a` },
      { id: 'b', at: '2027-02-02T08:00:00.000Z', picture: `${PICTURE}-b` },
    ],
  })
  const section = within(await screen.findByRole('region', { name: 'How your rug is coming along' }))
  expect(section.getByText('Bab, rug 1 of 2').parentElement).toHaveTextContent('62% tufted')
  expect(section.getByText('Bab, rug 2 of 2').parentElement).toHaveTextContent('Sheared')
  const pictures = section.getAllByRole('img')
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([`${PICTURE}-b`, `${PICTURE}-a`])
})

it('asks nothing while the design may still change, and shows nothing where there is nothing', async () => {
  const asked = open({ rugs: [], photographs: [] }, 'confirmed')
  await screen.findByRole('heading', { level: 1 })
  expect(asked).not.toHaveBeenCalled()
  expect(screen.queryByRole('region', { name: 'How your rug is coming along' })).toBeNull()
})

it('keeps the photographs once the rug has left, and asks for them once', async () => {
  const asked = open(
    {
      rugs: [{ name: 'Bab', piece: 1, count: 1, percent: 100, stage: 'inspected' }],
      photographs: [{ id: 'a', at: '2027-02-01T08:00:00.000Z', picture: `${PICTURE}-a` }],
    },
    'shipped',
  )
  const section = within(await screen.findByRole('region', { name: 'How it was made' }))
  expect(section.getAllByRole('img')).toHaveLength(1)
  expect(section.queryByText('Inspected')).toBeNull()
  expect(asked).toHaveBeenCalledTimes(1)
})
