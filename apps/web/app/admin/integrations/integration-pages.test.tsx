import type { WebhookEndpoint } from '@nawl/contract/desk/webhooks'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

import { type Answers, fakeApi, json, refused } from '../../testing/fake-api.ts'
import { deskCaller } from '../../testing/fake-desk.ts'
import { fakeSession } from '../../testing/fake-session.ts'
import { renderPage } from '../../testing/render-page.tsx'
import * as deliveriesRoute from './deliveries.route.tsx'
import * as integrationsRoute from './integrations.route.tsx'

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())

const at = '2027-01-04T07:00:00.000Z'
const ENDPOINT: WebhookEndpoint = {
  id: '7f9c24e5-2f0c-4c58-9d3a-0d3f4f4f5a10',
  url: 'https://hooks.example/nawl',
  description: 'Accounts',
  types: ['order.paid'],
  isOn: true,
  offReason: null,
  failingSince: at,
  oldSecretUntil: null,
  createdBy: 'noor@example.com',
  createdAt: at,
}
const TOKEN = {
  id: '1',
  name: 'Stock',
  ending: 'x7Qa',
  scopes: ['orders.read', 'catalogue.edit'],
  effective: ['orders.read'],
  createdBy: 'omar@example.com',
  createdAt: at,
  expiresAt: null,
  lastUsedOn: null,
  revoked: null,
}

function answering(answers: Answers = {}) {
  return fakeApi({
    ...fakeSession(),
    ...deskCaller(),
    'GET /api/desk/webhooks': () => json({ endpoints: [ENDPOINT] }),
    'GET /api/desk/tokens': () => json({ tokens: [TOKEN] }),
    ...answers,
  })
}
const open = () =>
  renderPage({
    module: integrationsRoute,
    path: '/desk/integrations',
    at: '/desk/integrations',
    isFrameless: true,
  })

it('shows a failing endpoint, and what a token’s maker may no longer do', async () => {
  answering()
  open()
  expect(await screen.findByRole('row', { name: /hooks\.example/ })).toHaveTextContent(/On, failing since/)
  expect(await screen.findByRole('row', { name: /Stock/ })).toHaveTextContent(
    /ends in x7Qa.*no longer has these permissions: Change designs and texts.*No end date/,
  )
})

it('shows a new secret until it is copied, and keeps what was typed when an address is refused', async () => {
  const api = answering({ 'POST /api/desk/webhooks': () => refused('webhook/bad-address', { field: 'url' }) })
  const { user } = open()
  await user.type(await screen.findByLabelText('Address'), 'https://10.0.0.1/hook')
  await user.click(screen.getByRole('button', { name: 'Add endpoint' }))
  expect(await screen.findByText(/^Webhooks can only be sent to public addresses/)).toBeInTheDocument()
  expect(screen.getByLabelText('Address')).toHaveValue('https://10.0.0.1/hook')
  api.answer({ 'POST /api/desk/webhooks': () => json({ endpoints: [ENDPOINT], secret: 'whsec_abc' }) })
  await user.click(screen.getByRole('button', { name: 'Add endpoint' }))
  expect(await screen.findByText('whsec_abc')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'I have copied it' }))
  expect(screen.queryByText('whsec_abc')).toBeNull()
  expect(screen.getByLabelText('Address')).toHaveValue('')
})

it('makes no token without a scope', async () => {
  const api = answering({
    'POST /api/desk/tokens': () => json({ tokens: [TOKEN], token: 'nawl_secret' }),
  })
  const { user } = open()
  await user.type(await screen.findByLabelText('Name'), 'Stock')
  await user.click(screen.getByRole('button', { name: 'Create token' }))
  expect(await screen.findByText(/^Choose at least one permission/)).toBeInTheDocument()
  await user.click(screen.getByRole('checkbox', { name: /^Read orders/ }))
  await user.selectOptions(screen.getByLabelText('Valid for'), 'No end date')
  await user.click(screen.getByRole('button', { name: 'Create token' }))
  expect(await screen.findByText('nawl_secret')).toBeInTheDocument()
  expect(api.to('/api/desk/tokens').at(-1)?.body).toEqual({
    name: 'Stock',
    scopes: ['orders.read'],
    days: null,
  })
})

it('lists messages with their answers, and sends one again', async () => {
  const path = `/api/desk/webhooks/${ENDPOINT.id}/deliveries`
  const delivery = {
    id: 'd1',
    messageId: 'msg_1',
    message: { type: 'order.paid', timestamp: at, data: { orderNumber: 'NW-ABCD-EFGH' } },
    status: 'failed',
    attempts: 8,
    responseCode: 500,
    response: '<b>out of paper</b>',
    fault: 'status',
    triedAt: at,
    nextAt: null,
  }
  const api = answering({
    [`GET ${path}`]: () => json({ deliveries: [delivery], next: null }),
    [`POST ${path}/d1/again`]: () =>
      json({ deliveries: [{ ...delivery, status: 'delivered', responseCode: 204 }], next: null }),
  })
  const { user } = renderPage({
    module: deliveriesRoute,
    path: '/desk/integrations/:id',
    at: `/desk/integrations/${ENDPOINT.id}`,
    isFrameless: true,
  })
  const row = await screen.findByRole('row', { name: /Payment received/ })
  expect(row).toHaveTextContent(/Not delivered.*8 attempts.*Response 500/)
  expect(within(row).getByText('<b>out of paper</b>')).toBeInTheDocument()
  await user.click(within(row).getByRole('button', { name: 'Send again' }))
  expect(await screen.findByText('Delivered')).toBeInTheDocument()
  expect(api.to(`${path}/d1/again`)).toHaveLength(1)
})
