import type { OrderProgress } from '@nawl/contract/desk/floor'
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { fakeOrder } from '../../../testing/fake-order.ts'
import type { OpenOrder } from '../calls/use-order.ts'
import { WorkshopProgress } from './workshop-progress.tsx'

it('shows two lines of one design, each with its own progress', async () => {
  const errors = vi.spyOn(console, 'error').mockReturnValue()
  const rug = { name: 'Bab', piece: 1, count: 1, stage: null }
  const progress: OrderProgress = {
    rugs: [
      { ...rug, percent: 20 },
      { ...rug, percent: 70 },
    ],
    photographs: [],
  }
  const opened = { calls: { progress: async () => ({ ok: true, answer: progress }) } } as unknown as OpenOrder
  const order = fakeOrder({ state: 'in_production' })
  render(<WorkshopProgress order={order} opened={opened} now={Date.parse(order.now)} />)
  expect(await screen.findByText('20% tufted')).toBeVisible()
  expect(screen.getByText('70% tufted')).toBeVisible()
  expect(errors).not.toHaveBeenCalled()
})
