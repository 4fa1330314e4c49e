import type { DeskTrade } from '@nawl/contract/trade/trade'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

import { fakeApi, json, refused } from '../../testing/fake-api.ts'
import { deskCaller } from '../../testing/fake-desk.ts'
import { fakeSession } from '../../testing/fake-session.ts'
import { renderPage } from '../../testing/render-page.tsx'
import * as tradeRoute from './trade.route.tsx'

const ID = 'f3a7a1de-5e0c-4f0e-9d42-6f9a3d1b2c55'
const at = '2027-01-04T07:00:00.000Z'
const APPLIED: DeskTrade['accounts'][number] = {
  id: ID,
  email: 'ada@example.com',
  name: 'Ada',
  state: 'applied',
  application: {
    practice: 'Atelier Rahal',
    licence: 'CN-1',
    website: '',
    role: 'designer',
    about: 'Villas.',
  },
  reason: '',
  tier: null,
  contact: null,
  appliedAt: at,
  decidedAt: null,
  decidedBy: null,
  projects: 0,
  quotes: [],
}
const TIERS = [{ id: 'trade', name: { en: 'Trade', ar: 'مهني' }, percent: 12 }]

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())

function open(accept: () => Response) {
  const api = fakeApi({
    ...fakeSession(),
    ...deskCaller(),
    'GET /api/desk/trade': () => json({ accounts: [APPLIED], tiers: TIERS }),
    [`POST /api/desk/trade/${ID}/accept`]: accept,
    'POST /api/desk/security/challenge': () =>
      json({ passkey: null, codes: true, codesLocked: false, recovery: true }),
    'POST /api/desk/security/verify': () => json({ freshUntil: at, recoveryCodesLeft: 9 }),
  })
  const { user } = renderPage({
    module: tradeRoute,
    path: '/desk/trade',
    at: '/desk/trade',
    isFrameless: true,
  })
  const send = async () => {
    await user.clear(await screen.findByLabelText('Contact’s name'))
    await user.type(screen.getByLabelText('Contact’s name'), 'Noor')
    await user.clear(screen.getByLabelText('Contact’s e-mail'))
    await user.type(screen.getByLabelText('Contact’s e-mail'), 'noor@example.com')
    await user.click(screen.getByRole('button', { name: 'Accept' }))
  }
  return { api, user, send }
}

it('asks for the second factor before it accepts, and then sends what was typed', async () => {
  let tries = 0
  const { api, user, send } = open(() =>
    tries++ === 0
      ? refused('desk/second-factor-needed', { status: 403 })
      : json({ accounts: [{ ...APPLIED, state: 'accepted', tier: 'trade' }], tiers: TIERS }),
  )
  await send()
  const dialog = await screen.findByRole('dialog', { name: 'Confirm it is you' })
  await user.type(await within(dialog).findByLabelText('Six digits from your app'), '123456{Enter}')
  expect(await screen.findByRole('button', { name: 'Pause' })).toBeInTheDocument()
  const sent = { tier: 'trade', contact: { name: 'Noor', email: 'noor@example.com' } }
  expect(api.to(`/api/desk/trade/${ID}/accept`).map(({ body }) => body)).toEqual([sent, sent])
})

it('says that somebody else decides on one’s own account', async () => {
  const { send } = open(() => refused('trade/own-account', { status: 403 }))
  await send()
  expect(await screen.findByText(/Another member of staff has to decide/)).toBeInTheDocument()
})
