import { FORM_BYTES } from '@nawl/contract/shop/form-bytes'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { handOn } from '../../../assistant/conversation/handed-on.ts'
import { fakeApi, json, refused } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import * as lookupPage from '../../../sales/order/lookup.route.tsx'
import * as tradePage from '../trade.route.tsx'
import * as contactPage from './contact.route.tsx'

// Two days of hours in Dubai: five in the morning and one in the afternoon there.
const DAYS = [
  { day: '2027-01-04', slots: ['2027-01-04T05:00:00Z', '2027-01-04T09:00:00Z'] },
  { day: '2027-01-05', slots: ['2027-01-05T05:00:00Z', '2027-01-05T09:00:00Z'] },
]
const HAVE_IT = 'We have received your message, and a confirmation is on its way to you by e-mail.'

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())

function openContact() {
  const api = fakeApi({
    'GET /api/consultations/slots': () => json({ days: DAYS }),
    'POST /api/messages': () => json({}),
    'POST /api/consultations': () => json({}, 201),
  })
  return { api, ...renderPage({ module: contactPage, path: '/contact' }) }
}
const formOf = async (submit: string) => {
  const form = (await screen.findByRole('button', { name: submit })).closest('form')
  if (!form) throw new Error(`${submit} stands in no form`)
  return within(form)
}

describe('a message', () => {
  it('begins with the conversation that the assistant handed on, which its writer may change', async () => {
    handOn([{ id: 0, who: 'visitor', text: 'It came torn.' }])
    fakeApi({ 'GET /api/consultations/slots': () => json({ days: DAYS }) })
    renderPage({ module: contactPage, path: '/contact', at: '/contact?from=conversation' })
    const form = await formOf('Send the message')
    await waitFor(() => expect(form.getByLabelText('Message')).toHaveDisplayValue(/Me: It came torn\.$/))
    expect(form.getByLabelText('Message')).toBeEnabled()
    sessionStorage.clear()
  })

  it('is sent with what was typed, and its form gives way to a word of thanks', async () => {
    const { user, api } = openContact()
    const form = await formOf('Send the message')
    await user.type(form.getByLabelText('Your name'), 'Noor')
    await user.type(form.getByLabelText('E-mail'), 'noor@example.com')
    await user.selectOptions(form.getByLabelText('About'), 'Caring for a rug')
    await user.type(form.getByLabelText('Message'), 'Does the pile shed?')
    await user.click(form.getByRole('button'))
    const thanks = await screen.findByText(HAVE_IT)
    expect(screen.queryByRole('button', { name: 'Send the message' })).toBeNull()
    // The pressed button is gone: focus would be at the top of the page, and nothing would be read out.
    expect(thanks.closest('output')).toHaveFocus()
    expect(api.to('/api/messages').map(({ body }) => body)).toEqual([
      {
        name: 'Noor',
        email: 'noor@example.com',
        language: 'en',
        topic: 'care',
        message: 'Does the pile shed?',
      },
    ])
  })

  it('is kept when the shop does not answer, and is sent at the second press', async () => {
    const { user, api } = openContact()
    const form = await formOf('Send the message')
    api.goAway()
    await user.type(form.getByLabelText('Message'), 'Does the pile shed?')
    await user.click(form.getByRole('button'))
    expect(await form.findByText(/What you typed is still here/)).toBeInTheDocument()
    expect(form.getByLabelText('Message')).toHaveValue('Does the pile shed?')
    api.answer({ 'POST /api/messages': () => json({}) })
    await user.click(form.getByRole('button'))
    expect(await screen.findByText(HAVE_IT)).toBeInTheDocument()
  })

  it('is not sent where it is larger than a form may be, and stays', async () => {
    const { user, api } = openContact()
    const form = await formOf('Send the message')
    const long = 'w'.repeat(FORM_BYTES)
    fireEvent.change(form.getByLabelText('Message'), { target: { value: long } })
    await user.click(form.getByRole('button'))
    expect(await form.findByText(/^That is too long to send/)).toBeInTheDocument()
    expect(form.getByLabelText('Message')).toHaveValue(long)
    expect(api.to('/api/messages')).toEqual([])
  })
})

describe('a trade enquiry', () => {
  it('names the field that is missing, by its label, and takes the keyboard there', async () => {
    const api = fakeApi({
      'POST /api/trade-enquiries': () =>
        refused('request/invalid', { status: 400, field: 'company', fault: 'missing' }),
    })
    const { user } = renderPage({ module: tradePage, path: '/trade' })
    const form = await formOf('Send the enquiry')
    await user.type(form.getByLabelText('Your name'), 'Zaha')
    await user.click(form.getByRole('button'))
    expect(await form.findByText('Company or practice is missing.')).toBeInTheDocument()
    const company = form.getByLabelText('Company or practice')
    await waitFor(() => expect(company).toHaveFocus())
    expect(company).toHaveAccessibleDescription('Company or practice is missing.')
    expect(form.getByLabelText('Your name')).toHaveValue('Zaha')
    api.answer({ 'POST /api/trade-enquiries': () => json({}) })
    await user.type(company, 'Z Architects')
    await user.click(form.getByRole('button'))
    const thanks =
      'We have your enquiry, and a confirmation e-mail is on its way to you. The trade team will answer within a day.'
    expect(await screen.findByText(thanks)).toBeInTheDocument()
  })
})

describe('a consultation', () => {
  it('is booked for the day, the hour and the place that were chosen', async () => {
    const { user, api } = openContact()
    const form = await formOf('Book the consultation')
    await user.selectOptions(form.getByLabelText('Day'), '1')
    const hours = form.getAllByRole('radio').filter((radio) => radio.getAttribute('name') === 'startsAt')
    await user.click(hours[1]!)
    await user.click(form.getByLabelText(/^In-Person/))
    await user.type(form.getByLabelText('Your name'), 'Ada Lovelace')
    await user.type(form.getByLabelText('E-mail'), 'ada@example.com')
    await user.click(form.getByRole('button'))
    expect(
      await screen.findByText(/^Your consultation is booked\. A confirmation is on its way/),
    ).toBeInTheDocument()
    expect(api.to('/api/consultations')[0]?.body).toMatchObject({
      kind: 'in-person',
      language: 'en',
      startsAt: '2027-01-05T09:00:00Z',
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    })
  })

  it('whose hour somebody else took is refused, and what was typed stays', async () => {
    const { user, api } = openContact()
    api.answer({ 'POST /api/consultations': () => refused('consultation/slot-taken') })
    const form = await formOf('Book the consultation')
    await user.type(form.getByLabelText('Your name'), 'Too Late')
    await user.click(form.getByRole('button'))
    expect(await form.findByText('Someone else has booked this time. Choose another.')).toBeInTheDocument()
    expect(form.getByLabelText('Your name')).toHaveValue('Too Late')
  })

  it('cannot be booked where the hours cannot be read, and the page says what to do', async () => {
    fakeApi({})
    renderPage({ module: contactPage, path: '/contact' })
    expect(await screen.findByText(/^The calendar is not available/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Send the message' })).toBeInTheDocument()
  })
})

describe('the link to an order', () => {
  it('is sent again, and the answer tells nobody whether there is such an order', async () => {
    const api = fakeApi({ 'POST /api/orders/lookup': () => json({ status: 'check-your-mail' }) })
    const { user } = renderPage({ module: lookupPage, path: '/orders' })
    await user.type(await screen.findByLabelText('Order number'), 'NW-7K4M-3PXA')
    await user.type(screen.getByLabelText('E-mail'), 'ada@example.com')
    await user.click(screen.getByRole('button', { name: 'Send me the link' }))
    expect(await screen.findByText(/^If there is an order with that number/)).toBeInTheDocument()
    expect(api.to('/api/orders/lookup')[0]?.body).toEqual({
      number: 'NW-7K4M-3PXA',
      email: 'ada@example.com',
    })
  })
})
