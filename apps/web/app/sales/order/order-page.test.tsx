import type { ShownLineInRoom } from '@nawl/contract/sales/cart'
import type { RugLine } from '@nawl/contract/sales/kinds/rug/rug-contract'
import type { OrderResponse } from '@nawl/contract/sales/order'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { type Answers, fakeApi, json, refused } from '../../testing/fake-api.ts'
import { fakeOrder } from '../../testing/fake-order.ts'
import { renderPage } from '../../testing/render-page.tsx'
import * as orderPage from './order.route.tsx'

const ORDER = '/api/orders/NW-7K4M-3PXA'

const left = vi.fn<(to: string) => void>()
beforeEach(() => {
  left.mockReset()
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(window.location, 'assign').mockImplementation((to) => left(String(to)))
})

function openOrder(more: Partial<OrderResponse> = {}, answers: Answers = {}) {
  const api = fakeApi({
    [`GET ${ORDER}`]: () => json(fakeOrder(more)),
    'GET /api/payments/means': () => json({ providers: [{ id: 'test' }, { id: 'bank-transfer' }] }),
    ...answers,
  })
  const at = '/order/NW-7K4M-3PXA?token=opens-it'
  return {
    api,
    ...renderPage({ module: orderPage, path: '/order/:number', at, others: [{ path: '/cart' }] }),
  }
}
const title = () => screen.findByRole('heading', { level: 1 })
const button = (name: string) => screen.findByRole('button', { name })
const inDialog = async (name: string) =>
  within(await screen.findByRole('dialog')).findByRole('button', { name })

describe('an order', () => {
  it('names the numbers of the company that its invoice is for', async () => {
    const billing = { company: 'Ada GmbH', taxNumber: 'DE136695976', purchaseOrder: 'PO-7', address: null }
    openOrder({ billing })
    const summary = await screen.findByRole('region', { name: 'Summary' })
    for (const said of ['Ada GmbH', 'VAT number DE136695976', 'Purchase order PO-7'])
      expect(within(summary).getByText(said)).toBeVisible()
  })

  it('says when it is expected, and what may be due on arrival and who pays it', async () => {
    openOrder()
    expect(await screen.findByText('Expected 11 February – 2 March 2027')).toBeVisible()
    expect(
      screen.getByText(/^Duties and taxes may be due on arrival\. You pay them to the carrier/),
    ).toBeVisible()
  })

  it('lays an ordered rug on one’s own floor, as it was ordered', async () => {
    const lines = fakeOrder().lines.map((line) => ({ ...line, picture: '/ordered/bab.jpg?d=1111fkdrf15_8_' }))
    const { user } = openOrder({ lines })
    await user.click(await screen.findByRole('button', { name: /^See it on your floor/ }))
    const rug = await screen.findByRole('img', { name: /lying on the floor$/ })
    expect(rug).toHaveAttribute('src', expect.stringMatching(/^\/share\/bab\.png\?d=1111fkdrf15_8_$/))
  })

  it('is cancelled after saying what goes back, and the keyboard is not lost', async () => {
    const refund = {
      id: 'payment-1-1',
      status: 'due',
      currency: 'AED',
      amount: 200_600,
      sentAt: null,
      isByHand: true,
    } as const
    const { user, api } = openOrder()
    expect(await title()).toHaveTextContent('Confirmed.')
    await user.click(await button('Cancel the order'))
    expect(await screen.findByRole('dialog')).toHaveTextContent(
      'AED 2,006.00 will be refunded at once to the payment method you used',
    )
    await user.click(await inDialog('Not now'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await button('Cancel the order')).toHaveFocus()
    expect(api.to(`${ORDER}/cancel`)).toEqual([])

    const cancelled = {
      state: 'cancelled',
      steps: [],
      refunds: [{ ...refund, askedAt: '2027-01-04T08:00:00.000Z' }],
    }
    api.answer({ [`POST ${ORDER}/cancel`]: () => json(fakeOrder(cancelled as Partial<OrderResponse>)) })
    await user.keyboard('{Enter}')
    await user.click(await inDialog('Cancel the order'))
    await waitFor(async () => expect(await title()).toHaveTextContent('Cancelled.'))
    await waitFor(async () => expect(await title()).toHaveFocus())
    expect(screen.queryByRole('button', { name: 'Cancel the order' })).toBeNull()
    expect(screen.getByRole('region', { name: 'Payments' })).toHaveTextContent(
      // By bank transfer: nobody has sent it yet.
      /Refund.*promised; our bank has not sent it yet.*−AED 2,006\.00/,
    )
  })

  it('that is collected says where and when, and in its stages no carrier', async () => {
    const pickup = {
      address: { en: 'Warehouse 12, Al Quoz 3', ar: 'مستودع 12' },
      hours: { en: 'Sunday to Thursday, 10 to 4', ar: 'من الأحد إلى الخميس' },
    }
    openOrder({ state: 'ready', pickup })
    expect(await title()).toHaveTextContent('Ready for collection.')
    expect(screen.getByText('Warehouse 12, Al Quoz 3')).toBeVisible()
    expect(screen.getByText('Sunday to Thursday, 10 to 4')).toBeVisible()
    expect(screen.queryByText('Handed to the carrier')).toBeNull()
    expect(screen.getByText('Collected')).toBeVisible()
  })

  it('that is brought in by appointment has its day and window chosen, and says them', async () => {
    const days = [
      { day: '2027-02-03', windows: [{ from: 9, to: 13 }] },
      {
        day: '2027-02-04',
        windows: [
          { from: 9, to: 13 },
          { from: 14, to: 18 },
        ],
      },
    ]
    const whiteGlove = { city: 'newYork', chosen: null, mayChoose: true, days, version: 0 } as const
    const ready = { state: 'ready', whiteGlove } as const
    const { user, api } = openOrder(ready)
    expect(await screen.findByRole('heading', { name: 'White glove delivery' })).toBeVisible()
    await user.selectOptions(screen.getByLabelText('Day'), 'Thursday 4 February 2027')
    await user.click(screen.getByRole('radio', { name: '14:00–18:00' }))
    api.answer({
      [`POST ${ORDER}/appointment`]: () =>
        json(
          fakeOrder({
            ...ready,
            whiteGlove: { ...whiteGlove, chosen: { day: '2027-02-04', from: 14, to: 18 }, version: 1 },
          }),
        ),
    })
    await user.click(await button('Book this time'))
    expect(
      await screen.findByText('Two people will come on Thursday 4 February 2027, 14:00–18:00.'),
    ).toBeVisible()
    expect(api.to(`${ORDER}/appointment`)).toMatchObject([
      { body: { day: '2027-02-04', from: 14, version: 0 } },
    ])
    expect(screen.getByText('Expected Thursday 4 February 2027, 14:00–18:00')).toBeVisible()
    expect(screen.getByText('You can change this until the day before.')).toBeVisible()
    expect(screen.queryByLabelText('Day')).toBeNull()
  })

  it('that has gone on meanwhile is read anew, and says why nothing was done', async () => {
    const { user, api } = openOrder()
    await user.click(await button('Cancel the order'))
    api.answer({
      [`POST ${ORDER}/cancel`]: () => refused('order/wrong-state'),
      [`GET ${ORDER}`]: () => json(fakeOrder({ state: 'in_production' })),
    })
    await user.click(await inDialog('Cancel the order'))
    expect(await screen.findByText(/^That can no longer be done:/)).toBeInTheDocument()
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, hidden: true })).not.toHaveTextContent('Confirmed.'),
    )
  })

  it('that waits is paid from its page after all, by the means that is chosen', async () => {
    const payment = { ...fakeOrder().payments[0]!, status: 'created' as const, paidAt: null }
    const waiting = { state: 'pending_payment', steps: ['pay', 'cancel'], payments: [payment] } as const
    const { user, api } = openOrder(waiting as unknown as Partial<OrderResponse>)
    expect(await title()).toHaveTextContent('Waiting for your payment.')
    expect(screen.getByRole('heading', { name: 'Pay AED 2,006.00' })).toBeInTheDocument()
    const next = { kind: 'redirect' as const, url: 'https://pay.example/again' }
    api.answer({ [`POST ${ORDER}/pay`]: () => json(fakeOrder({ ...(waiting as object), next })) })
    await user.click(await button('Pay now'))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByRole('radio', { name: /TEST PAYMENT/ })).toBeChecked()
    await user.click(await inDialog('Continue to payment'))
    await waitFor(() => expect(left).toHaveBeenCalledWith('https://pay.example/again'))
    const [paid] = api.to(`${ORDER}/pay`)
    expect(paid).toMatchObject({ path: `${ORDER}/pay?token=opens-it`, body: { provider: 'test' } })
    expect(paid?.headers.get('idempotency-key')).toMatch(/^[\w-]{16,64}$/)
  })

  it('that is paid by transfer says where to, and copies what has to be exact', async () => {
    const step = {
      kind: 'bank-transfer' as const,
      beneficiary: 'Nawl',
      bank: 'A Bank',
      iban: 'AE070331234567890123456',
      swift: 'EBILAEAD',
      reference: 'NW-7K4M-3PXA',
      amount: 200_600,
      currency: 'AED' as const,
    }
    const { user } = openOrder({ state: 'pending_payment', steps: ['pay'], next: step })
    const region = within(await screen.findByRole('region', { name: 'Pay by bank transfer' }))
    expect(region.getByText('AE07 0331 2345 6789 0123 456')).toBeInTheDocument()
    await user.click(region.getByRole('button', { name: 'Copy the IBAN' }))
    expect(await navigator.clipboard.readText()).toBe('AE070331234567890123456')
    expect(await region.findByRole('button', { name: 'Copied the IBAN' })).toBeInTheDocument()
  })

  it('whose changed design waits for its difference says so, and what is in force meanwhile', async () => {
    const { lines, price, payments } = fakeOrder()
    const [line] = lines as (ShownLineInRoom & RugLine)[]
    const bigger = { ...line!, design: { ...line!.design, size: { ...line!.design.size, width: '6' } } }
    openOrder({
      change: { lines: [bigger], price, payBy: '2027-01-05T08:00:00.000Z' },
      payments: [
        ...payments,
        {
          ...payments[0]!,
          id: 'payment-2',
          status: 'created',
          amount: 29_380,
          isDifference: true,
          paidAt: null,
        },
      ],
      steps: ['pay'],
    })
    const change = await screen.findByRole('region', {
      name: 'Your change takes effect once you pay AED 293.80',
    })
    expect(change).toHaveTextContent('your order stays as it is')
    expect(within(change).getByRole('article', { name: 'Bab' })).toHaveTextContent('6 × 8 ft')
    expect(await button('Pay the difference')).toBeInTheDocument()
  })

  it('is ordered again into the cart', async () => {
    const { user, api } = openOrder({}, { [`POST ${ORDER}/reorder`]: () => json({}) })
    await user.click(await button('Order again'))
    await waitFor(() => expect(screen.queryByRole('heading', { level: 1 })).toBeNull())
    expect(api.to(`${ORDER}/reorder`)).toHaveLength(1)
  })

  it.each([
    ['forged, or of nobody’s order', 404, 'order/not-found', 'We cannot find this order.'],
    ['expired', 410, 'order/link-expired', 'This link has expired.'],
  ])('by a link that is %s says so', async (_, status, code, words) => {
    const { user, api } = openOrder({}, { [`GET ${ORDER}`]: () => refused(code, { status }) })
    expect(await title()).toHaveTextContent(words)
    if (status !== 410) return
    api.answer({ [`POST ${ORDER}/link`]: () => json({ status: 'check-your-mail' }) })
    await user.click(await button('Send a fresh link'))
    expect(await screen.findByText(/^A fresh link is on its way/)).toBeInTheDocument()
  })

  it('of nobody who is signed in, without its link, asks to sign in and says nothing of itself', async () => {
    fakeApi({})
    renderPage({ module: orderPage, path: '/order/:number', at: '/order/NW-7K4M-3PXA' })
    expect(await title()).toHaveTextContent('We cannot find this order.')
    expect(await button('Sign in')).toBeInTheDocument()
  })
})

it('lists invoices and credit notes with their amounts, each as a link that the order’s own link opens', async () => {
  const [invoice] = fakeOrder().documents
  const credit = { ...invoice!, number: 'CN-2027-000004', kind: 'credit-note', reason: 'cancelled' } as const
  openOrder({ documents: [invoice!, credit] })
  const link = await screen.findByRole('link', { name: 'Download Credit note CN-2027-000004' })
  expect(link).toHaveAttribute('href', expect.stringMatching(/\/documents\/CN-2027-000004\/pdf\?token=/))
  const xml = screen.getByRole('link', { name: 'Credit note CN-2027-000004 as XML' })
  expect(xml).toHaveAttribute('href', expect.stringMatching(/\/documents\/CN-2027-000004\/xml\?token=/))
  expect(xml).toHaveAttribute('download', 'CN-2027-000004.xml')
  expect(
    screen.getByText('Credit note CN-2027-000004', { exact: false, selector: 'span' }),
  ).toHaveTextContent('−AED 2,006.00')
  expect(screen.getByText('Invoice INV-2027-000001', { exact: false, selector: 'span' })).toHaveTextContent(
    'AED 2,006.00',
  )
})
