import type { ShownApproval } from '@nawl/contract/sales/approval'
import type { OrderResponse } from '@nawl/contract/sales/order'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createRoutesStub } from 'react-router'
import { expect, it, vi } from 'vitest'

import { fakeOrder } from '../../../testing/fake-order.ts'
import { Approvals } from './approvals.tsx'

const [LINE] = fakeOrder().lines
const SHOWN: ShownApproval = {
  line: LINE!.id,
  name: LINE!.design.name,
  isAwaited: true,
  hash: 'a'.repeat(64),
  approvedAt: null,
  screen: '/frozen/a/strike-off.webp',
  piece: {
    line: 's',
    shownAt: '2027-01-14T07:00:00.000Z',
    photo: '/api/floor-photographs/t',
    isAsMade: true,
  },
  yarns: [
    {
      name: 'Navy',
      hex: '#263452',
      measured: { lab: [21, 1, -19], hex: '#273553', deltaE: 0.8 },
      isReplaced: false,
    },
    { name: 'Teal', hex: '#216266', measured: null, isReplaced: false },
  ],
  questions: [],
}
const orderWith = (...approvals: ShownApproval[]): OrderResponse => fakeOrder({ approvals, steps: [] })

type Send = (act: string, body: object) => Promise<unknown>

/** The section of an order, which is loaded again as `reloaded`. */
function open(order: OrderResponse, send: Send, reloaded = order) {
  const calls = { send: vi.fn<Send>(send), access: { number: order.number, token: 't' } }
  function Page() {
    const [now, show] = useState(order)
    return <Approvals order={now} opened={{ calls, show, reload: async () => show(reloaded) } as never} />
  }
  const Stub = createRoutesStub([{ path: '/', Component: Page }])
  render(<Stub initialEntries={['/']} />)
  return { user: userEvent.setup(), calls }
}

async function approve(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('button', { name: /^Approve / }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: /^Approve / }))
}

it('says that the strike-off comes first, and offers nothing to approve before it is shown', () => {
  open(orderWith({ ...SHOWN, piece: { ...SHOWN.piece, shownAt: null, photo: null } }), async () => ({}))
  expect(screen.getByText(/We tuft the strike-off first/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Approve / })).not.toBeInTheDocument()
})

it('shows screen, photograph and measured yarns side by side, and sends the hash that was looked at', async () => {
  const approved = { ...SHOWN, approvedAt: '2027-01-15T07:00:00.000Z' }
  const { user, calls } = open(orderWith(SHOWN), async () => ({ ok: true, answer: orderWith(approved) }))
  expect(screen.getByRole('img', { name: /on screen/ })).toHaveAttribute('src', SHOWN.screen)
  expect(screen.getByRole('img', { name: /photographed/ })).toHaveAttribute('src', SHOWN.piece.photo)
  expect(screen.getByRole('row', { name: /^Navy/ })).toHaveTextContent(/ΔE 0\.8: hardly visible/)
  expect(screen.getByRole('row', { name: /^Teal/ })).toHaveTextContent(/Not measured/)
  await approve(user)
  await waitFor(() => expect(screen.getByText(/You approved this on .*aaaa aaaa/)).toBeInTheDocument())
  expect(calls.send).toHaveBeenCalledWith(`/lines/${SHOWN.line}/approve`, { hash: SHOWN.hash })
  expect(screen.queryByRole('button', { name: /^Approve / })).not.toBeInTheDocument()
})

it('approves nothing that was changed meanwhile, and shows both', async () => {
  const now: ShownApproval = {
    ...SHOWN,
    hash: 'b'.repeat(64),
    screen: '/frozen/b/strike-off.webp',
    piece: { ...SHOWN.piece, isAsMade: false },
  }
  const refuse: Send = async () => ({ ok: false, fault: 'order/changed-meanwhile' })
  const { user } = open(orderWith(SHOWN), refuse, orderWith(now))
  await approve(user)
  expect(await screen.findByText(/^The rug was changed while/, { selector: '[role=dialog] *' })).toBeVisible()
  await user.keyboard('{Escape}')
  expect(await screen.findByRole('heading', { name: 'As you saw it' })).toBeInTheDocument()
  expect(screen.getByText('Version aaaa aaaa aaaa aaaa')).toBeInTheDocument()
  expect(screen.getByText('Version bbbb bbbb bbbb bbbb')).toBeInTheDocument()
  expect(screen.getByText(/changed after this strike-off was tufted/)).toBeInTheDocument()
})

it('leads from a strike-off that was ordered alone to its rug in the studio', () => {
  const page = '/strike-off/bab?d=111fFdrfB5_8_vp&x=10&y=20'
  const line = {
    ...LINE!,
    page,
    design: { kind: 'strike-off', name: 'Bab', rug: LINE!.design, place: { xMm: 10, yMm: 20 }, yarns: [] },
  }
  const alone = { ...SHOWN, isAwaited: false, hash: null }
  open({ ...orderWith(alone), lines: [line] }, async () => ({}))
  expect(screen.getByRole('link', { name: 'Use the studio to change a yarn in this rug' })).toHaveAttribute(
    'href',
    '/product/bab?d=111fFdrfB5_8_vp',
  )
})

it('sends a question and keeps it when nobody answers', async () => {
  const { user, calls } = open(orderWith(SHOWN), async () => ({ ok: false, fault: 'no-answer' }))
  await user.click(screen.getByText('Ask a question'))
  await user.type(screen.getByLabelText('Your question'), 'Is it lighter?')
  await user.click(screen.getByRole('button', { name: 'Send the question' }))
  await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement())
  expect(calls.send).toHaveBeenCalledWith('/lines/s/question', { text: 'Is it lighter?' })
  expect(screen.getByLabelText('Your question')).toHaveValue('Is it lighter?')
})
