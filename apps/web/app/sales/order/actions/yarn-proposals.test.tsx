import type { OrderResponse } from '@nawl/contract/sales/order'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'

import { fakeOrder } from '../../../testing/fake-order.ts'
import { YarnProposals } from './yarn-proposals.tsx'

const PROPOSAL = {
  number: 3,
  name: 'Khatam',
  before: { name: 'Navy', hex: '#263452' },
  after: { name: 'Teal', hex: '#216266' },
  deltaE: 7.25,
}

function open(send: (act: string, body: object) => Promise<unknown>) {
  const order: OrderResponse = { ...fakeOrder(), yarnProposals: [PROPOSAL] }
  const opened = { calls: { send: vi.fn<typeof send>(send) }, show: vi.fn<(order: OrderResponse) => void>() }
  render(<YarnProposals order={order} opened={opened as never} />)
  return { user: userEvent.setup(), ...opened }
}

it('sends what the customer says to another yarn, and shows the order as it is then', async () => {
  const answer = fakeOrder()
  const { user, calls, show } = open(async () => ({ ok: true, answer }))
  expect(screen.getByText('You ordered: Navy')).toBeInTheDocument()
  expect(screen.getByText(/ΔE 7\.3: clearly visible/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Use Teal' }))
  await waitFor(() => expect(show).toHaveBeenCalledWith(answer))
  expect(calls.send).toHaveBeenCalledWith('/yarn', { proposal: 3, isApproved: true })
})

it('says why an answer was refused, and keeps the question', async () => {
  const { user, calls } = open(async () => ({ ok: false, fault: 'no-answer' }))
  await user.click(screen.getByRole('button', { name: 'Keep Navy' }))
  expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement()
  expect(calls.send).toHaveBeenCalledWith('/yarn', { proposal: 3, isApproved: false })
  expect(screen.getByRole('button', { name: 'Use Teal' })).toBeInTheDocument()
})
