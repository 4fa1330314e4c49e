import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { fakeApi, json, refused } from '../../testing/fake-api.ts'
import { fakeCart } from '../../testing/fake-cart.ts'
import { renderPage, ROOT } from '../../testing/render-page.tsx'
import * as checkoutPage from './checkout.route.tsx'

const PLACED = { number: 'NW-2027-0001', token: 'opens-it', next: null }
const NOT_ORDERED = 'Nothing has been ordered yet'

const left = vi.fn<(to: string) => void>()
beforeEach(() => {
  sessionStorage.clear()
  left.mockReset()
  vi.spyOn(console, 'warn').mockReturnValue()
  // Where another document would be opened, the test looks at its address.
  for (const go of ['assign', 'replace'] as const)
    vi.spyOn(window.location, go).mockImplementation((to) => left(String(to)))
})

function openCheckout({ isEmpty = false, means = ['test'] as readonly string[] | null } = {}) {
  const cart = fakeCart(isEmpty ? undefined : 1)
  const api = fakeApi({
    ...cart.answers,
    'GET /api/payments/means': () =>
      means ? json({ providers: means.map((id) => ({ id })) }) : json({}, 503),
    'POST /api/checkout': () => json(PLACED),
    'POST /api/quotes': () => json(PLACED),
  })
  let root = ROOT
  const choose = async ({ request }: { request: Request }) => {
    const code = (await request.formData()).get('country')
    root =
      code === 'AE'
        ? { ...ROOT, country: { code: 'AE', shortName: 'UAE' }, currency: 'AED' }
        : { ...ROOT, country: { code: 'BR', shortName: 'Brazil' } }
    return { refused: '' }
  }
  const page = renderPage({
    module: checkoutPage,
    path: '/checkout',
    root: () => root,
    others: [{ path: '/country', action: choose }],
  })
  return { cart, api, ...page }
}
const field = (label: string) => screen.getByLabelText(label)
const pay = () => screen.findByRole('button', { name: /pay AED/ })
const problems = () => screen.findByRole('alert', { name: NOT_ORDERED })

async function fillAddress(user: UserEvent): Promise<void> {
  await user.type(await screen.findByLabelText('E-mail'), 'layla@example.com')
  await user.type(field('Name'), 'Layla Haddad')
  await user.type(field('Address'), '214 Vanderbilt Avenue')
  await user.type(field('City'), 'Brooklyn')
  await user.type(field('State'), 'New York')
  await user.type(field('ZIP code'), '11205')
  await user.click(screen.getByRole('checkbox', { name: /^I accept the/ }))
}

describe('the checkout', () => {
  it('names every field that is wrong, leads to it, and says below it how to mend it', async () => {
    const { user, api } = openCheckout()
    await user.type(await screen.findByLabelText('E-mail'), 'layla')
    await user.type(field('Name'), 'Layla Haddad')
    await user.type(field('ZIP code'), '1120')
    await user.click(await pay())
    const box = await problems()
    await waitFor(() => expect(box).toHaveFocus())
    expect(
      within(box)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'That does not look like an e-mail address. Check it and try again.',
      'Address is required.',
      'City is required.',
      'State is required.',
      'A ZIP code has five digits.',
      'Please accept our terms to place the order.',
    ])
    await user.click(within(box).getByRole('link', { name: 'A ZIP code has five digits.' }))
    const zip = field('ZIP code')
    expect(zip).toHaveFocus()
    expect(zip).toHaveAccessibleDescription('A ZIP code has five digits.')
    await user.type(zip, '5')
    expect(zip).toHaveAttribute('aria-invalid', 'false')
    expect(within(box).getAllByRole('link')).toHaveLength(5)
    expect(api.to('/api/checkout')).toEqual([])
  })

  it('keeps what was typed when the page is opened again', async () => {
    const { user, unmount } = openCheckout()
    await user.type(await screen.findByLabelText('Name'), 'Layla Haddad')
    await user.type(field('ZIP code'), '11205')
    unmount()
    openCheckout()
    await waitFor(() => expect(field('Name')).toHaveValue('Layla Haddad'))
    expect(field('ZIP code')).toHaveValue('11205')
  })

  it('orders what was typed, once, and goes on where the shop says', async () => {
    const { user, api } = openCheckout()
    const next = { kind: 'redirect', url: 'https://pay.example/s1' }
    api.answer({ 'POST /api/checkout': () => json({ ...PLACED, next }) })
    await fillAddress(user)
    await user.dblClick(await pay())
    await waitFor(() => expect(left).toHaveBeenCalledWith('https://pay.example/s1'))
    const [order, ...more] = api.to('/api/checkout')
    expect(more).toEqual([])
    expect(order?.headers.get('idempotency-key')).toMatch(/^\S{16,}$/)
    expect(order?.body).toMatchObject({
      email: 'layla@example.com',
      provider: 'test',
      address: { name: 'Layla Haddad', city: 'Brooklyn', country: 'US' },
    })
  })

  it('lets customers in the Emirates collect it where that is offered, at no charge for delivery', async () => {
    const { user, api, cart } = openCheckout()
    cart.offerPickup({
      address: { en: 'Warehouse 12, Al Quoz 3', ar: 'مستودع 12' },
      hours: { en: 'Sunday to Thursday, 10 to 4', ar: 'من الأحد إلى الخميس' },
    })
    await screen.findByLabelText('E-mail')
    expect(screen.queryByRole('radio', { name: /^Pick-up/ })).toBeNull()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'United Arab Emirates')
    const pickup = await screen.findByRole('radio', {
      name: /^Pick-up at the workshop.*Warehouse 12, Al Quoz 3/,
    })
    const before = (await pay()).textContent
    await user.click(pickup)
    await waitFor(async () => expect((await pay()).textContent).not.toBe(before))
    expect(screen.getAllByText('Pick-up at the workshop', { exact: true }).length).toBeGreaterThan(1)
    await user.type(field('E-mail'), 'noura@example.com')
    await user.type(field('Name'), 'Noura Al Mansoori')
    await user.type(field('Address'), 'Villa 4, Street 12b')
    await user.type(field('City'), 'Dubai')
    await user.selectOptions(field('Emirate'), 'Dubai')
    await user.click(screen.getByRole('checkbox', { name: /^I accept the/ }))
    await user.click(await pay())
    await waitFor(() => expect(api.to('/api/checkout')).toHaveLength(1))
    expect(api.to('/api/checkout')[0]?.body).toMatchObject({
      isPickup: true,
      expectedTotal: cart.shown().pickup?.price.amounts.USD.total,
      address: { country: 'AE' },
    })
  })

  it('offers instalments in the Emirates alone, and says what one is and what the company is told', async () => {
    const { user } = openCheckout({ means: ['stripe', 'tabby', 'tamara'] })
    await screen.findByRole('radio', { name: /^Card/ })
    expect(screen.queryByRole('radio', { name: /^Tabby/ })).toBeNull()
    expect(screen.queryByText(/interest-free/)).toBeNull()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'United Arab Emirates')
    await user.click(await screen.findByRole('radio', { name: /^Tabby/ }))
    expect(
      screen.getByText(/^Or 4 interest-free payments of .* if .*Tabby.* or .*Tamara.* approves/),
    ).toBeVisible()
    expect(screen.getByText(/Tabby.* receives your name, e-mail address, telephone number/)).toBeVisible()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Brazil')
    await waitFor(() => expect(screen.queryByText(/interest-free/)).toBeNull())
  })

  it('asks at its field for the telephone number that a company needs', async () => {
    const { user, api } = openCheckout()
    api.answer({ 'POST /api/checkout': () => refused('payment/phone-missing', { status: 422 }) })
    await fillAddress(user)
    await user.click(await pay())
    expect(await problems()).toHaveTextContent('it is needed to pay in instalments')
  })

  it('sends the same key again after a lost answer, and says that nobody is charged twice', async () => {
    const { user, api } = openCheckout()
    api.answer({ 'POST /api/checkout': () => Promise.reject(new TypeError('no network')) })
    await fillAddress(user)
    await user.click(await pay())
    expect(await problems()).toHaveTextContent('You will not be charged twice.')
    api.answer({ 'POST /api/checkout': () => json(PLACED) })
    await user.click(await pay())
    await waitFor(() => expect(left).toHaveBeenCalledWith('/order/NW-2027-0001?token=opens-it'))
    const keys = api.to('/api/checkout').map(({ headers }) => headers.get('idempotency-key'))
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  it('leads to the number of a company that the shop refuses, and keeps what was typed', async () => {
    const { user, api } = openCheckout()
    await fillAddress(user)
    await user.click(screen.getByText('For a company, or a gift'))
    await user.type(field('Company'), 'Ada GmbH')
    await user.type(field('VAT or tax registration number (optional)'), 'DE1')
    await user.type(field('Message on a card (optional)'), 'Enjoy')
    const wrong = [{ field: 'taxNumber', problem: 'wrong-form' }]
    api.answer({ 'POST /api/checkout': () => json({ code: 'order/bad-address', problems: wrong }, 422) })
    await user.click(await pay())
    expect(within(await problems()).getByRole('link', { name: /^Enter the number as it is/ })).toBeVisible()
    expect(field('VAT or tax registration number (optional)')).toHaveValue('DE1')
    expect(api.to('/api/checkout')[0]?.body).toMatchObject({
      billing: { company: 'Ada GmbH', taxNumber: 'DE1' },
      giftMessage: 'Enjoy',
    })
  })

  it('shows a price that changed meanwhile, and asks again', async () => {
    const { user, api, cart } = openCheckout()
    api.answer({ 'POST /api/checkout': () => refused('order/price-changed') })
    await fillAddress(user)
    cart.put({ rugId: 'onyx' })
    await user.click(await pay())
    expect(await problems()).toHaveTextContent(/The price has changed: it was \$[\d,.]+ and is now \$[\d,.]+/)
    expect(await screen.findByText('Onyx')).toBeInTheDocument()
    api.answer({ 'POST /api/checkout': () => json(PLACED) })
    await user.click(await pay())
    await waitFor(() => expect(left).toHaveBeenCalled())
    const [before, after] = api.to('/api/checkout').map(({ body }) => body as { expectedTotal: number })
    expect(after?.expectedTotal).toBeGreaterThan(before?.expectedTotal ?? Infinity)
  })

  it('has another form, price and currency for another country, and keeps what still fits', async () => {
    const { user } = openCheckout()
    await user.type(await screen.findByLabelText('City'), 'Dubai')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'United Arab Emirates')
    expect(await screen.findByRole('combobox', { name: 'Emirate' })).toBeInTheDocument()
    expect(screen.queryByLabelText('ZIP code')).toBeNull()
    expect(field('City')).toHaveValue('Dubai')
    expect(await screen.findByRole('button', { name: 'Test: pay AED 1,542.45' })).toBeInTheDocument()
  })

  it('asks for a quote, not for a payment, where no freight is known', async () => {
    const { user, api } = openCheckout()
    await screen.findByLabelText('E-mail')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Brazil')
    const ask = await screen.findByRole('button', { name: 'Ask for a quote' })
    expect(screen.queryByRole('group', { name: 'Payment' })).toBeNull()
    await user.type(field('E-mail'), 'layla@example.com')
    await user.type(field('Name'), 'Layla Haddad')
    await user.type(field('Address'), 'Rua Augusta 1')
    await user.type(field('City'), 'São Paulo')
    await user.click(screen.getByRole('checkbox', { name: /^I accept the/ }))
    await user.click(ask)
    await waitFor(() => expect(left).toHaveBeenCalledWith('/order/NW-2027-0001?token=opens-it'))
    expect(api.asked.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })

  it('is filled in and sent by the keyboard alone', async () => {
    const { user, api } = openCheckout()
    ;(await screen.findByLabelText('E-mail')).focus()
    await pay()
    const typed = [
      'layla@example.com',
      '',
      'Layla Haddad',
      '',
      '214 Vanderbilt Avenue',
      '',
      'Brooklyn',
      'New York',
    ]
    for (const text of typed) await user.keyboard(`${text}{Tab}`)
    await user.keyboard('11205{Tab}')
    expect(screen.getByRole('radio', { name: /^TEST PAYMENT/ })).toHaveFocus()
    await user.keyboard('{Tab}')
    expect(screen.getByText('For a company, or a gift')).toHaveFocus()
    await user.keyboard('{Tab}')
    expect(screen.getByRole('button', { name: 'Discount code or gift card' })).toHaveFocus()
    await user.keyboard('{Tab} ')
    expect(screen.getByRole('checkbox')).toBeChecked()
    await user.keyboard('{Tab}{Tab}{Enter}')
    await waitFor(() => expect(left).toHaveBeenCalled())
    expect(api.to('/api/checkout')).toHaveLength(1)
  })

  it.each([
    [[], 'This shop cannot take payments yet'],
    [null, 'The payment methods could not be loaded'],
  ])('says why nobody can pay where the means are %j', async (means, words) => {
    openCheckout({ means })
    expect(await screen.findByText(new RegExp(words))).toBeInTheDocument()
  })

  it('leads who comes back to an empty cart to the order that was placed', async () => {
    const first = openCheckout()
    await fillAddress(first.user)
    await first.user.click(await pay())
    await waitFor(() => expect(left).toHaveBeenCalled())
    first.unmount()
    left.mockReset()
    const { user } = openCheckout({ isEmpty: true })
    expect(await screen.findByText('Order NW-2027-0001 has been placed.')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'See the order' }))
    await waitFor(() => expect(left).toHaveBeenCalledWith('/order/NW-2027-0001?token=opens-it'))
  })
})
