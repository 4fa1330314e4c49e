import type { AdminOrders } from '@nawl/contract/sales/admin'
import type { FactorChallenge } from '@nawl/contract/desk/second-factor'
import { ORDER_STATES } from '@nawl/domain/order/order-state'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { type Answers, fakeApi, json, refused } from '../../testing/fake-api.ts'
import { deskCaller } from '../../testing/fake-desk.ts'
import { fakeSession } from '../../testing/fake-session.ts'
import { renderPage } from '../../testing/render-page.tsx'
import * as ordersRoute from '../orders/orders.route.tsx'
import * as staffRoute from '../staff/staff.route.tsx'
import * as securityRoute from './security.route.tsx'

const at = '2027-01-04T07:00:00.000Z'
const WAYS: FactorChallenge = { passkey: null, codes: true, codesLocked: false, recovery: true }
const VERIFIED = { freshUntil: at, recoveryCodesLeft: 9 }
const PHONE = { id: 'f1', kind: 'codes' as const, name: 'Phone', addedAt: at, usedAt: null }
const SECURITY = { isRequired: false, mayAddPasskeys: true, factors: [PHONE], recoveryCodesLeft: 10 }
const NO_ORDERS: AdminOrders = {
  orders: [],
  counts: Object.fromEntries(ORDER_STATES.map((state) => [state, 0])) as AdminOrders['counts'],
  next: null,
}
const needed = () => refused('desk/second-factor-needed', { status: 403 })

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())

function open(module: { default: unknown }, path: string, answers: Answers) {
  const api = fakeApi({
    ...fakeSession(),
    ...deskCaller(),
    'POST /api/desk/security/challenge': () => json(WAYS),
    'POST /api/desk/security/verify': () => json(VERIFIED),
    ...answers,
  })
  return { api, ...renderPage({ module, path, at: path, isFrameless: true }) }
}
const question = () => screen.findByRole('dialog', { name: 'Confirm it is you' })

describe('the question for the second factor', () => {
  it('comes before the page, once for all its calls, and the page follows', async () => {
    let isProven = false
    const { api, user } = open(ordersRoute, '/desk', {
      'GET /api/desk/orders': () => (isProven ? json(NO_ORDERS) : needed()),
      'POST /api/desk/security/verify': () => {
        isProven = true
        return json(VERIFIED)
      },
    })
    const dialog = await question()
    await user.type(await within(dialog).findByLabelText('Six digits from your app'), '123 456')
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('heading', { name: 'Orders' })).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(api.to('/api/desk/security/verify').map(({ body }) => body)).toEqual([
      { way: 'codes', code: '123 456' },
    ])
    expect(api.to('/api/desk/orders')).toHaveLength(2)
  })

  it('says what was wrong, keeps the question, and offers recovery codes', async () => {
    const { api, user } = open(ordersRoute, '/desk', {
      'GET /api/desk/orders': needed,
      'POST /api/desk/security/verify': () => refused('second-factor/wrong', { status: 422 }),
    })
    const dialog = await question()
    await user.type(await within(dialog).findByLabelText('Six digits from your app'), '000000{Enter}')
    expect(await within(dialog).findByText('That code is not right. Try again.')).toBeInTheDocument()
    await user.click(within(dialog).getByRole('button', { name: 'Use a recovery code' }))
    expect(within(dialog).queryByText('That code is not right. Try again.')).toBeNull()
    api.answer({
      'GET /api/desk/orders': () => json(NO_ORDERS),
      'POST /api/desk/security/verify': () => json(VERIFIED),
    })
    await user.type(within(dialog).getByLabelText('Recovery code'), 'abcd-efgh-jkmn-pqrs{Enter}')
    expect(await screen.findByText('9 recovery codes are left.')).toBeInTheDocument()
    expect(api.to('/api/desk/security/verify').at(-1)?.body).toEqual({
      way: 'recovery',
      code: 'abcd-efgh-jkmn-pqrs',
      language: 'en',
    })
  })

  it('names the ways out when codes are locked', async () => {
    open(ordersRoute, '/desk', {
      'GET /api/desk/orders': needed,
      'POST /api/desk/security/challenge': () => json({ ...WAYS, codesLocked: true }),
    })
    const dialog = await question()
    expect(await within(dialog).findByText(/^Too many wrong codes/)).toBeInTheDocument()
    expect(within(dialog).queryByLabelText('Six digits from your app')).toBeNull()
    expect(within(dialog).getByRole('button', { name: 'Use a recovery code' })).toBeInTheDocument()
  })

  it('can be closed: the page says what is missing and asks again', async () => {
    const { user } = open(ordersRoute, '/desk', { 'GET /api/desk/orders': needed })
    await question()
    await user.keyboard('{Escape}')
    expect(await screen.findByText(/^To open this page, first confirm/)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await question()).toBeInTheDocument()
  })

  it('leaves a form beneath it as it was, and repeats what was sent', async () => {
    const members = [
      { email: 'noor@example.com', role: 'owner', invited: null, hasSecondFactor: true, signedInAt: at },
      {
        email: 'mona@example.com',
        role: 'sales',
        invited: { by: 'noor@example.com', at },
        hasSecondFactor: false,
        signedInAt: null,
      },
    ]
    const path = '/api/desk/staff/mona%40example.com/role'
    const { api, user } = open(staffRoute, '/desk/staff', {
      'GET /api/desk/staff': () => json({ members }),
      [`PUT ${path}`]: needed,
    })
    await user.click(await screen.findByRole('button', { name: 'Change the role' }))
    const form = await screen.findByRole('dialog', { name: /^Which role/ })
    await user.click(await within(form).findByRole('radio', { name: /^Workshop/ }))
    await user.click(within(form).getByRole('button', { name: 'Change the role' }))
    await question()
    await user.keyboard('{Escape}')
    expect(await within(form).findByText(/^This needs your second factor/)).toBeInTheDocument()
    expect(within(form).getByRole('radio', { name: /^Workshop/ })).toBeChecked()
    await user.click(within(form).getByRole('button', { name: 'Change the role' }))
    const dialog = await question()
    api.answer({ [`PUT ${path}`]: () => json({ members }) })
    await user.type(await within(dialog).findByLabelText('Six digits from your app'), '123456{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.to(path).map(({ body }) => body)).toEqual(
      Array.from({ length: 3 }, () => ({ role: 'workshop', was: 'sales' })),
    )
  })
})

describe('the security page', () => {
  it('adds an app by its first code, and shows the recovery codes once', async () => {
    const codes = Array.from({ length: 10 }, (_, n) => `AAAA-BBBB-CCCC-000${n}`)
    const { api, user } = open(securityRoute, '/desk/security', {
      'GET /api/desk/security': () => json({ ...SECURITY, factors: [], recoveryCodesLeft: 0 }),
      'POST /api/desk/security/codes/options': () =>
        json({ ticket: 't', secret: 'ABCDEFGH', address: '', qr: { side: 9, path: 'M4 4h1v1h-1z' } }),
      'POST /api/desk/security/codes': () => refused('second-factor/wrong', { status: 422 }),
    })
    expect(await screen.findByText(/^None yet/)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Show the QR code' }))
    expect(await screen.findByRole('img', { name: /^QR code/ })).toBeInTheDocument()
    expect(screen.getByText('ABCD EFGH')).toBeInTheDocument()
    await user.type(screen.getByLabelText('Name of the app'), 'Phone')
    await user.type(screen.getByLabelText('The six digits that the app shows'), '123456')
    await user.click(screen.getByRole('button', { name: 'Add the app' }))
    expect(await screen.findByText('That code is not right. Try again.')).toBeInTheDocument()
    expect(screen.getByLabelText('Name of the app')).toHaveValue('Phone')
    api.answer({ 'POST /api/desk/security/codes': () => json({ security: SECURITY, recoveryCodes: codes }) })
    await user.click(screen.getByRole('button', { name: 'Add the app' }))
    expect(await screen.findByText('AAAA-BBBB-CCCC-0009')).toBeInTheDocument()
    expect(screen.getByRole('row', { name: /Phone.*One-time codes/ })).toBeInTheDocument()
    expect(api.to('/api/desk/security/codes').at(-1)?.body).toEqual({
      name: 'Phone',
      code: '123456',
      ticket: 't',
      language: 'en',
    })
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    expect(await navigator.clipboard.readText()).toBe(codes.join('\n'))
    await user.click(screen.getByRole('button', { name: 'I have saved them' }))
    expect(screen.queryByText('AAAA-BBBB-CCCC-0009')).toBeNull()
  })

  it('is where those who need a second factor are led, and is advised to others', async () => {
    open(ordersRoute, '/desk', {
      ...deskCaller('owner', 'noor@example.com', 'advised'),
      'GET /api/desk/orders': () => json(NO_ORDERS),
    })
    expect(await screen.findByRole('link', { name: 'Set up a second factor' })).toHaveAttribute(
      'href',
      '/desk/security',
    )
  })

  it('opens in place of a page that needs a second factor', async () => {
    fakeApi({
      ...fakeSession(),
      ...deskCaller('owner', 'noor@example.com', 'required'),
      'GET /api/desk/orders': () => refused('desk/second-factor-missing', { status: 403 }),
    })
    renderPage({
      module: ordersRoute,
      path: '/desk',
      at: '/desk',
      isFrameless: true,
      others: [{ path: '/desk/security', Component: () => <p>Set it up</p> }],
    })
    expect(await screen.findByText('Set it up')).toBeInTheDocument()
  })
})
