import type { AdminOrder, AdminOrders } from '@nawl/contract/sales/admin'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { type Answers, fakeApi, json, refused } from '../../testing/fake-api.ts'
import { fakeAdminOrder } from '../../testing/fake-order.ts'
import { deskCaller } from '../../testing/fake-desk.ts'
import { fakeSession } from '../../testing/fake-session.ts'
import { orderRow } from '../../testing/order-row.ts'
import { renderPage } from '../../testing/render-page.tsx'
import * as orderRoute from './order.route.tsx'
import * as ordersRoute from './orders.route.tsx'

const ORDER = '/api/desk/orders/NW-7K4M-3PXA'
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())

function openDesk(found: Partial<AdminOrders> = {}, at = '/desk') {
  const orders = [orderRow('NW-AAAA-AAAA', { hasOpenClaim: true }), orderRow('NW-BBBB-BBBB')]
  const api = fakeApi({
    ...fakeSession(),
    ...deskCaller(),
    'GET /api/desk/orders': () => json({ orders, counts: { confirmed: 2 }, next: null, ...found }),
    'GET /api/desk/views/orders': () => json({ views: [] }),
  })
  return {
    api,
    ...renderPage({
      module: ordersRoute,
      path: '/desk',
      at,
      isFrameless: true,
      others: [{ path: '/desk/:number' }],
    }),
  }
}
function openOrder(more: Partial<AdminOrder> = {}, answers: Answers = {}) {
  const api = fakeApi({
    ...fakeSession(),
    ...deskCaller(),
    [`GET ${ORDER}`]: () => json(fakeAdminOrder(more)),
    ...answers,
  })
  return {
    api,
    ...renderPage({ module: orderRoute, path: '/desk/:number', at: '/desk/NW-7K4M-3PXA', isFrameless: true }),
  }
}
const inDialog = async (name: string) =>
  within(await screen.findByRole('dialog')).findByRole('button', { name })

describe('the desk', () => {
  it('lists orders with customer, state, price and what waits for an answer', async () => {
    openDesk()
    const [first, second] = (await screen.findAllByRole('row')).slice(1)
    expect(first).toHaveTextContent(/NW-AAAA-AAAA.*Layla Haddad, USA.*Confirmed.*claim to answer.*\$546\.00/)
    expect(second).not.toHaveTextContent('claim to answer')
  })

  it('is worked by keys: a slash searches, j and k go through the orders', async () => {
    const { user, api } = openDesk()
    await screen.findByRole('link', { name: 'NW-AAAA-AAAA' })
    await user.keyboard('j')
    expect(screen.getByRole('link', { name: 'NW-AAAA-AAAA' })).toHaveFocus()
    await user.keyboard('j')
    expect(screen.getByRole('link', { name: 'NW-BBBB-BBBB' })).toHaveFocus()
    await user.keyboard('k/')
    expect(screen.getByRole('searchbox')).toHaveFocus()
    await user.keyboard('jkoffer{Enter}')
    await waitFor(() => expect(api.asked.at(-1)?.path).toBe('/api/desk/orders?search=jkoffer'))
  })

  it('says where nothing is like what was searched, and leads back', async () => {
    openDesk({ orders: [] }, '/desk?search=nobody')
    expect(await screen.findByText(/^There are no matching orders\./)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'See all.' })).toHaveAttribute('href', '/desk')
    expect(screen.getByRole('searchbox')).toHaveValue('nobody')
  })

  it('looks like an address that leads nowhere to who is not of the staff', async () => {
    fakeApi({ ...fakeSession(), 'GET /api/desk/orders': () => refused('desk/not-staff', { status: 403 }) })
    renderPage({ module: ordersRoute, path: '/desk', isFrameless: true })
    expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Orders')
    expect(screen.queryByRole('navigation', { name: 'Desk' })).toBeNull()
  })

  it('says that the shop does not answer, and asks again', async () => {
    const { user, api } = openOrder({}, { [`GET ${ORDER}`]: () => refused('server/broken', { status: 500 }) })
    expect(await screen.findByRole('alert')).toHaveTextContent('The shop could not be reached.')
    api.answer({ [`GET ${ORDER}`]: () => json(fakeAdminOrder()) })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'NW-7K4M-3PXA' })).toBeInTheDocument()
  })
})

describe('an order at the desk', () => {
  it('is refused production before its time, with the hour from which it may start', async () => {
    const { user } = openOrder({}, { [`POST ${ORDER}/start-production`]: () => refused('order/too-early') })
    await user.click(await screen.findByRole('button', { name: 'Start production' }))
    await user.click(await inDialog('Start production'))
    expect(
      await screen.findByText(/^Too early: the customer may change the design until 12:00 on 5 January/),
    ).toBeInTheDocument()
  })

  it('is shipped with its carrier and number, which it then shows', async () => {
    const ready = { state: 'ready', deskSteps: ['ship'] } as const
    const { user, api } = openOrder(ready)
    const tracking = { carrier: 'Aramex', number: '3512 0042' }
    api.answer({
      [`POST ${ORDER}/ship`]: () =>
        json(fakeAdminOrder({ state: 'shipped', deskSteps: ['deliver'], tracking })),
    })
    await user.click(await screen.findByRole('button', { name: 'Mark as shipped' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.selectOptions(dialog.getByLabelText('Carrier'), 'Aramex')
    await user.type(dialog.getByLabelText('Tracking number'), '3512 0042')
    await user.click(await inDialog('Mark as shipped'))
    expect(await screen.findByText('The order has been shipped.')).toBeInTheDocument()
    expect(screen.getByText(/^Shipped with Aramex\./)).toBeInTheDocument()
    const [sent] = api.to(`${ORDER}/ship`)
    expect(sent?.body).toEqual({ carrier: 'Aramex', trackingNumber: '3512 0042' })
    expect(sent?.headers.get('authorization')).toBe('Bearer access')
  })

  it('gets a transfer confirmed in fils, whatever way the amount is typed', async () => {
    const payment = {
      ...fakeAdminOrder().payments[0]!,
      provider: 'bank-transfer' as const,
      status: 'created' as const,
    }
    const { user, api } = openOrder(
      { state: 'pending_payment', payments: [payment], deskSteps: ['confirm-transfer'] },
      { [`POST ${ORDER}/transfer`]: () => json(fakeAdminOrder()) },
    )
    await user.click(await screen.findByRole('button', { name: 'Confirm the transfer' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText('Amount received'), '2,006.00')
    await user.type(dialog.getByLabelText('The bank’s reference'), 'FT27004')
    await user.click(await inDialog('Confirm the transfer'))
    expect(await screen.findByText('The transfer has been booked.')).toBeInTheDocument()
    expect(api.to(`${ORDER}/transfer`)[0]?.body).toEqual({
      difference: 'refuse',
      isShared: false,
      paymentId: 'payment-1',
      reference: 'FT27004',
      amount: 200_600,
    })
  })

  it('keeps a note, and what was typed where it cannot be kept', async () => {
    const { user, api } = openOrder()
    const note = await screen.findByLabelText('A note for the staff')
    await user.type(note, 'Call before delivery.')
    await user.click(screen.getByRole('button', { name: 'Save the note' }))
    expect(await screen.findByText(/^The shop is not answering/)).toBeInTheDocument()
    expect(note).toHaveValue('Call before delivery.')
    const kept = {
      by: 'staff:noor@example.com',
      at: '2027-01-04T08:00:00.000Z',
      text: 'Call before delivery.',
    }
    api.answer({ [`POST ${ORDER}/notes`]: () => json(fakeAdminOrder({ notes: [kept] })) })
    await user.click(screen.getByRole('button', { name: 'Save the note' }))
    expect(await screen.findByText(/^noor@example\.com, /)).toBeInTheDocument()
    await waitFor(() => expect(note).toHaveValue(''))
  })

  it('offers a document’s PDF in both languages', async () => {
    const { user, api } = openOrder({})
    const path = `${ORDER}/documents/INV-2027-000001/pdf`
    // The request is what counts: a page of tests saves no files.
    api.answer({ [`GET ${path}`]: () => refused('order/no-such-document', { status: 404 }) })
    for (const [language, name] of [
      ['en', 'Invoice INV-2027-000001 as a PDF in English'],
      ['ar', 'Invoice INV-2027-000001 as a PDF in Arabic'],
    ] as const) {
      await user.click(await screen.findByRole('button', { name }))
      await waitFor(() => expect(api.to(path).at(-1)?.path).toBe(`${path}?language=${language}`))
    }
  })

  it('has a claim answered, with money back and only then with an amount', async () => {
    const claim = {
      id: 'claim-1',
      kind: 'damaged' as const,
      about: null,
      description: 'A corner is torn.',
      photos: ['/p/1'],
      madeAt: '2027-01-04T07:30:00.000Z',
      decision: null,
    }
    const { user, api } = openOrder({ claims: [claim] })
    api.answer({ [`POST ${ORDER}/claims/claim-1`]: () => json(fakeAdminOrder()) })
    await user.click(await screen.findByRole('button', { name: 'Answer the claim' }))
    const dialog = within(await screen.findByRole('dialog'))
    const decision = dialog.getAllByRole('radio').find((radio) => radio.getAttribute('value') === 'refund')
    await user.click(decision!)
    await user.type(dialog.getByLabelText(/^Amount to refund/), '40')
    await user.type(dialog.getByLabelText('Answer to the customer'), 'We are sorry.')
    await user.click(await inDialog('Send the answer'))
    await waitFor(() => expect(api.to(`${ORDER}/claims/claim-1`)).toHaveLength(1))
    expect(api.to(`${ORDER}/claims/claim-1`)[0]?.body).toEqual({
      outcome: 'refund',
      answer: 'We are sorry.',
      refund: { currency: 'AED', amount: 4_000 },
    })
  })

  it('gives money back in the currency that was charged, with its dollars beside and a reason', async () => {
    const { user, api } = openOrder({ heldUsd: 48_200, held: { currency: 'AED', amount: 177_015 } })
    api.answer({ [`POST ${ORDER}/refunds`]: () => json(fakeAdminOrder()) })
    expect(
      await screen.findByText('AED 1,770.15 ($482.00) can still be refunded on this order.'),
    ).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Refund' }))
    const dialog = within(await screen.findByRole('dialog'))
    const amount = dialog.getByLabelText('Amount')
    await user.type(amount, '100')
    expect(dialog.getByText('About $27.23')).toBeVisible()
    await user.clear(amount)
    await user.type(amount, '1,770.15')
    expect(dialog.getByText('About $482.00')).toBeVisible()
    await user.type(dialog.getByLabelText(/shown in the customer’s e-mail/), 'A late parcel')
    await user.click(await inDialog('Send the refund'))
    await waitFor(() => expect(api.to(`${ORDER}/refunds`)).toHaveLength(1))
    expect(api.to(`${ORDER}/refunds`)[0]?.body).toEqual({
      currency: 'AED',
      amount: 177_015,
      why: 'A late parcel',
    })
  })
})
