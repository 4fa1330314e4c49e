import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

import { type Answers, fakeApi, json, refused } from '../../testing/fake-api.ts'
import { deskCaller } from '../../testing/fake-desk.ts'
import { fakeSession } from '../../testing/fake-session.ts'
import { renderPage } from '../../testing/render-page.tsx'
import * as vouchersRoute from './vouchers.route.tsx'

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())

const at = '2027-01-04T07:00:00.000Z'
const CODE = {
  code: 'EID',
  off: { kind: 'percent', percent: 10 },
  stacks: false,
  only: ['Modern'],
  startsAt: null,
  endsAt: null,
  uses: 5,
  usesPerCustomer: null,
  minimum: 40_000,
  used: 2,
  state: 'open',
  createdBy: 'noor@example.com',
  createdAt: at,
}
const CARD = {
  id: '7f9c24e5-2f0c-4c58-9d3a-0d3f4f4f5a10',
  ending: 'X7QA',
  currency: 'AED',
  amount: 50_000,
  balance: 12_500,
  expiresAt: null,
  blockedAt: null,
  reason: 'given',
  createdBy: 'noor@example.com',
  createdAt: at,
  entries: [{ kind: 'issued', amount: 50_000, orderNumber: null, at }],
}

function answering(answers: Answers = {}) {
  return fakeApi({
    ...fakeSession(),
    ...deskCaller(),
    'GET /api/desk/codes': () => json({ codes: [CODE] }),
    'GET /api/desk/gift-cards': () => json({ cards: [CARD] }),
    ...answers,
  })
}
const open = () =>
  renderPage({ module: vouchersRoute, path: '/desk/codes', at: '/desk/codes', isFrameless: true })

it('shows what a code takes off with its limits and uses, and what is left on a card', async () => {
  answering()
  open()
  expect(await screen.findByRole('row', { name: /EID/ })).toHaveTextContent(
    /10%.*Instead of the discount.*\$400\.00.*Modern.*Open.*2 of 5/,
  )
  expect(await screen.findByRole('row', { name: /X7QA/ })).toHaveTextContent(/125\.00.*500\.00/)
})

it('keeps what was typed when a code is taken, and shows the code of a new card', async () => {
  answering({
    'POST /api/desk/codes': () => refused('code/taken', { field: 'code' }),
    'POST /api/desk/gift-cards': () => json({ cards: [CARD], code: '7K4M-3PXA-1111-2222-3333-4' }),
  })
  const { user } = open()
  await user.type(await screen.findByLabelText('Code'), 'eid')
  await user.type(screen.getByLabelText('Value'), '10')
  await user.click(screen.getByRole('button', { name: 'Create the code' }))
  expect(await screen.findByText('This code already exists. Choose another.')).toBeInTheDocument()
  expect(screen.getByLabelText('Code')).toHaveValue('eid')
  await user.type(screen.getByLabelText('Amount'), '500')
  await user.click(screen.getByRole('button', { name: 'Issue the card' }))
  expect(await screen.findByText('7K4M-3PXA-1111-2222-3333-4')).toBeInTheDocument()
})
